import { chooseSource, moduleOfStyling, shownStyling } from '@/demo/chooseSource';
import { codeOf, demoOf } from '../../fixtures/demo';

const { sources } = codeOf(demoOf());

describe('shownStyling', () => {
  it('is the wanted one where the demo has it', () => {
    expect(shownStyling(['MUI System', 'Tailwind'], 'Tailwind')).toBe('Tailwind');
  });

  it.each(['Tailwind', 'CSS'] as const)('is MUI System where %s is missing', (wanted) => {
    expect(shownStyling(['MUI System'], wanted)).toBe('MUI System');
  });
});

describe('chooseSource', () => {
  it.each([
    ['MUI System', 'TS'],
    ['MUI System', 'JS'],
    ['Tailwind', 'TS'],
    ['Tailwind', 'JS'],
  ] as const)('finds %s in %s', (styling, variant) => {
    expect(chooseSource(sources, styling, variant)?.code).toBe(`// ${styling} ${variant}`);
  });

  it('takes JavaScript where the TypeScript of the styling is missing', () => {
    const scripts = sources.filter(({ variant }) => variant === 'JS');
    expect(chooseSource(scripts, 'Tailwind', 'TS')?.code).toBe('// Tailwind JS');
  });

  it('takes no other styling', () => {
    expect(chooseSource(sources, 'CSS', 'TS')).toBeUndefined();
  });
});

describe('moduleOfStyling', () => {
  it.each([
    ['MUI System', 'a/Basic'],
    ['Tailwind', 'a/Basic.tailwind'],
    ['CSS', 'a/Basic.css'],
  ] as const)('names the file of %s', (styling, module) => {
    expect(moduleOfStyling('a/Basic', styling)).toBe(module);
  });
});

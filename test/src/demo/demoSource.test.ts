/** @jest-environment node */
import path from 'node:path';
import { demoFile } from '@/demo/demoSource.server';

describe('demoFile', () => {
  it('is in a folder of the name of the article', () => {
    expect(demoFile('data/material-ui/react-button.md', 'Basic')).toBe(
      path.join('data', 'material-ui', 'react-button', 'Basic.tsx'),
    );
    expect(demoFile('data/x/a.md.md', 'B')).toBe(path.join('data', 'x', 'a.md', 'B.tsx'));
  });

  it.each([
    ['MUI System', 'Basic.tsx'],
    ['Tailwind', 'Basic.tailwind.tsx'],
    ['CSS', 'Basic.css.tsx'],
  ] as const)('names its way of styling: %s', (styling, file) => {
    expect(demoFile('data/p/a.md', 'Basic', styling)).toBe(path.join('data', 'p', 'a', file));
  });
});

import { kebabCase } from '@/lib/kebabCase';

describe('kebabCase', () => {
  it.each([
    ['Button', 'button'],
    ['TextField', 'text-field'],
    ['useFormControlContext', 'use-form-control-context'],
    ['Grid2', 'grid2'],
    ['Grid2Item', 'grid2-item'],
  ])('writes %s as %s', (name, kebab) => {
    expect(kebabCase(name)).toBe(kebab);
  });
});

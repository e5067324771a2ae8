import { act, renderHook } from '@testing-library/react';
import type { ChangeEvent } from 'react';
import { SPACING, useDensity } from '@/theme-tools/useDensity';
import { ThemeProvider, useThemeDispatch } from '@/theme/ThemeProvider';

function show() {
  const { result } = renderHook(() => ({ ...useDensity(), dispatch: useThemeDispatch() }), {
    wrapper: ThemeProvider,
  });
  return result;
}

/** Types a text over what stands in the field. */
const type = (result: ReturnType<typeof show>, value: string) => {
  const target = Object.assign(document.createElement('input'), { value });
  act(() => result.current.field.onChange({ target } as ChangeEvent<HTMLInputElement>));
};

describe('useDensity', () => {
  it('begins as by default', () => {
    expect(show().current).toMatchObject({ dense: false, spacing: 8, isDefault: true });
  });

  it('offers 0 to 20', () => {
    expect(SPACING).toEqual({ min: 0, max: 20 });
  });

  it.each([
    ['4', 4],
    ['0', 0],
    ['20', 20],
    ['21', 20],
    ['1000000', 20],
    ['-1', 0],
    ['3.6', 4],
    ['-0.4', 0],
    ['1e1', 10],
    ['Infinity', 20],
    // No numbers: the spacing stays.
    ['', 8],
    ['  ', 8],
    ['-', 8],
    ['eight', 8],
    ['NaN', 8],
  ])('makes of %j a spacing of %d', (text, spacing) => {
    const result = show();
    type(result, text);
    expect(result.current.spacing).toBe(spacing);
  });

  it.each(['', '-', 'eight'])(
    'lets %j stand while it is typed, and shows the spacing after',
    (text) => {
      const result = show();
      type(result, '5');
      type(result, text);
      expect(result.current.field.value).toBe(text);
      act(() => result.current.field.onBlur());
      expect(result.current.field.value).toBe(5);
      expect(result.current.spacing).toBe(5);
    },
  );

  it.each([
    ['12', 12],
    ['99', 20],
    ['-9', 0],
    ['3.6', 4],
  ])('shows for %j at once the spacing %d, also after an empty field', (text, spacing) => {
    const result = show();
    type(result, '');
    type(result, text);
    expect(result.current.field.value).toBe(spacing);
  });

  it('goes up and down by one, and not out of its bounds', () => {
    const result = show();
    act(() => result.current.increase());
    expect(result.current.spacing).toBe(9);
    act(() => result.current.decrease());
    act(() => result.current.decrease());
    expect(result.current.spacing).toBe(7);
    type(result, '20');
    act(() => result.current.increase());
    expect(result.current.spacing).toBe(20);
    type(result, '0');
    act(() => result.current.decrease());
    expect(result.current.spacing).toBe(0);
  });

  it('does not make worse what is out of bounds already', () => {
    const result = show();
    act(() => result.current.dispatch({ type: 'SET_SPACING', payload: 40 }));
    act(() => result.current.increase());
    expect(result.current.spacing).toBe(40);
  });

  it('goes back to the default', () => {
    const result = show();
    act(() => result.current.setDense(true));
    expect(result.current).toMatchObject({ dense: true, isDefault: false });
    type(result, '3');
    act(() => result.current.reset());
    expect(result.current).toMatchObject({ dense: false, spacing: 8, isDefault: true });
  });
});

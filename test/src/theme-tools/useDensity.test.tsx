import { act, renderHook } from '@testing-library/react';
import { SPACING, useDensity } from '@/theme-tools/useDensity';
import { ThemeProvider, useThemeDispatch } from '@/theme/ThemeProvider';

function show() {
  const { result } = renderHook(() => ({ ...useDensity(), dispatch: useThemeDispatch() }), {
    wrapper: ThemeProvider,
  });
  return result;
}

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
    act(() => result.current.setSpacing(text));
    expect(Math.abs(result.current.spacing)).toBe(spacing);
  });

  it('goes up and down by one, and not out of its bounds', () => {
    const result = show();
    act(() => result.current.increase());
    expect(result.current.spacing).toBe(9);
    act(() => result.current.decrease());
    act(() => result.current.decrease());
    expect(result.current.spacing).toBe(7);
    act(() => result.current.setSpacing('20'));
    act(() => result.current.increase());
    expect(result.current.spacing).toBe(20);
    act(() => result.current.setSpacing('0'));
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
    act(() => result.current.setSpacing('3'));
    act(() => result.current.reset());
    expect(result.current).toMatchObject({ dense: false, spacing: 8, isDefault: true });
  });
});

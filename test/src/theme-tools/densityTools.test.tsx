import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DensityControls } from '@/theme-tools/DensityControls';
import { DensityTool } from '@/theme-tools/DensityTool';
import { ThemeProvider, useThemeDispatch } from '@/theme/ThemeProvider';
import type { ThemeAction } from '@/theme/themeReducer';

let dispatch: (action: ThemeAction) => void;

const toggle = () => screen.getByLabelText('Apply higher density via props');
const field = () => screen.getByRole('spinbutton', { name: 'Spacing unit in pixels' });
const decrease = () => screen.getByRole('button', { name: 'Decrease spacing' });
const increase = () => screen.getByRole('button', { name: 'Increase spacing' });

describe.each([
  ['DensityTool', DensityTool],
  ['DensityControls', DensityControls],
])('%s', (_name, Tool) => {
  beforeEach(() => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ThemeProvider>
        <Tool />
        {children}
      </ThemeProvider>
    );
    dispatch = renderHook(() => useThemeDispatch(), { wrapper }).result.current;
  });

  it('shows the state, and whatever else changes it', () => {
    expect(toggle()).not.toBeChecked();
    expect(field()).toHaveValue(8);
    act(() => dispatch({ type: 'SET_DENSE', payload: true }));
    act(() => dispatch({ type: 'SET_SPACING', payload: 3 }));
    expect(toggle()).toBeChecked();
    expect(field()).toHaveValue(3);
  });

  it('switches the density on and off', () => {
    fireEvent.click(toggle());
    expect(toggle()).toBeChecked();
    fireEvent.click(toggle());
    expect(toggle()).not.toBeChecked();
  });

  it('takes a typed spacing, brought between 0 and 20', () => {
    fireEvent.change(field(), { target: { value: '5' } });
    expect(field()).toHaveValue(5);
    fireEvent.change(field(), { target: { value: '50' } });
    expect(field()).toHaveValue(20);
    expect(field()).toHaveAttribute('min', '0');
    expect(field()).toHaveAttribute('max', '20');
  });

  it('stays empty while a spacing is typed over another, and says the one that counts when left empty', () => {
    fireEvent.change(field(), { target: { value: '5' } });
    fireEvent.change(field(), { target: { value: '' } });
    expect(field()).toHaveValue(null);
    fireEvent.change(field(), { target: { value: '1' } });
    expect(field()).toHaveValue(1);
    fireEvent.change(field(), { target: { value: '' } });
    fireEvent.blur(field());
    expect(field()).toHaveValue(1);
  });

  it('goes by one, with buttons that end at the bounds', () => {
    fireEvent.click(increase());
    expect(field()).toHaveValue(9);
    fireEvent.click(decrease());
    expect(field()).toHaveValue(8);
    act(() => dispatch({ type: 'SET_SPACING', payload: 19 }));
    fireEvent.click(increase());
    expect(increase()).toBeDisabled();
    expect(decrease()).toBeEnabled();
    act(() => dispatch({ type: 'SET_SPACING', payload: 1 }));
    fireEvent.click(decrease());
    expect(decrease()).toBeDisabled();
    expect(increase()).toBeEnabled();
  });

  it('goes back to the default', () => {
    fireEvent.click(toggle());
    fireEvent.click(increase());
    fireEvent.click(screen.getByRole('button', { name: 'Reset density' }));
    expect(toggle()).not.toBeChecked();
    expect(field()).toHaveValue(8);
  });

  it('offers no way back from the default', () => {
    const enabled = () =>
      screen
        .queryAllByRole('button', { name: 'Reset density' })
        .filter((button) => !(button as HTMLButtonElement).disabled);
    expect(enabled()).toEqual([]);
    fireEvent.click(toggle());
    expect(enabled()).toHaveLength(1);
  });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** Demos of Base UI that follow the page by themselves: their components do not look at its direction. */
const STYLINGS = ['', '.css', '.tailwind'];

async function demoOf(module: string): Promise<ComponentType> {
  const { default: Demo } = (await import(`@data/base-ui/${module}.tsx`)) as {
    default: ComponentType;
  };
  return Demo;
}

/** Lets observers of the document hear of it. */
const turnPage = (direction: 'ltr' | 'rtl') =>
  act(async () => {
    document.documentElement.dir = direction;
    await Promise.resolve();
  });

afterEach(() => document.documentElement.removeAttribute('dir'));

describe.each(STYLINGS)('demos of Base UI, styling %j', (styling) => {
  it.each(['DepositSlider', 'NightlyPrice'])('%s turns with the page', async (name) => {
    const Demo = await demoOf(`react-slider/${name}${styling}`);
    const { container } = render(<Demo />);
    const thumb = container.querySelector<HTMLElement>('.MuiSlider-thumb');
    expect([thumb?.style.left !== '', thumb?.style.right !== '']).toEqual([true, false]);
    await turnPage('rtl');
    expect([thumb?.style.left !== '', thumb?.style.right !== '']).toEqual([false, true]);
    // The browser exchanges the arrow keys by this.
    expect(container.querySelector('input')).toHaveStyle({ direction: 'rtl' });
    await turnPage('ltr');
    expect([thumb?.style.left !== '', thumb?.style.right !== '']).toEqual([true, false]);
  });

  it.each([
    ['OrderTabs', 'Items', 'Address'],
    ['CheckoutSteps', 'Name', 'Street'],
  ])('the arrow keys of %s go the way that the page runs', async (name, first, second) => {
    const Demo = await demoOf(`react-tabs/${name}${styling}`);
    render(<Demo />);
    const tab = (label: string) => screen.getByRole('tab', { name: label });
    act(() => tab(first).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(tab(second)).toHaveFocus();
    act(() => tab(first).blur());
    await turnPage('rtl');
    act(() => tab(first).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab(second)).toHaveFocus();
  });
});

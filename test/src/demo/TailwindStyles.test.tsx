import { render } from '@testing-library/react';
import { TailwindStyles } from '@/demo/TailwindStyles';

jest.mock('../../../.generated/tailwind-css.json', () => ({ css: '.flex { display: flex }' }));

const styles = () => document.head.querySelectorAll('style[data-tailwind]');

describe('TailwindStyles', () => {
  it('puts the styles last in the head', () => {
    render(<TailwindStyles />);
    expect(styles()).toHaveLength(1);
    expect(document.head.lastElementChild).toBe(styles()[0]);
    expect(styles()[0]).toHaveTextContent('.flex { display: flex }');
  });

  it('has one element for all demos, and removes it with the last', () => {
    const first = render(<TailwindStyles />);
    const second = render(<TailwindStyles />);
    expect(styles()).toHaveLength(1);
    first.unmount();
    expect(styles()).toHaveLength(1);
    second.unmount();
    expect(styles()).toHaveLength(0);
  });

  it('comes back with the next demo', () => {
    render(<TailwindStyles />).unmount();
    render(<TailwindStyles />);
    expect(styles()).toHaveLength(1);
  });

  it('draws nothing', () => {
    const { container } = render(<TailwindStyles />);
    expect(container).toBeEmptyDOMElement();
  });
});

import { fireEvent } from '@testing-library/react';
import { whenUsed } from '@/demo/whenUsed';
import { stopWaiting } from '@/demo/whenVisible';

const onUse = jest.fn();

function watched(): { element: HTMLElement; stop: () => void } {
  const element = document.createElement('div');
  element.innerHTML = '<button></button>';
  document.body.replaceChildren(element);
  return { element, stop: whenUsed(element, onUse) };
}

beforeEach(() => {
  stopWaiting();
  onUse.mockReset();
});

describe('whenUsed', () => {
  it('waits until a reader turns to the element', () => {
    watched();
    fireEvent.pointerEnter(document.body);
    document.body.click();
    expect(onUse).not.toHaveBeenCalled();
  });

  it.each([
    ['is pointed at', (element: HTMLElement) => fireEvent.pointerEnter(element)],
    [
      'is pressed by assistive technology',
      (element: HTMLElement) => element.querySelector('button')?.click(),
    ],
    ['has the focus', (element: HTMLElement) => element.querySelector('button')?.focus()],
  ])('calls back once when it %s', (_what, turnTo) => {
    const { element } = watched();
    turnTo(element);
    fireEvent.pointerEnter(element);
    expect(onUse).toHaveBeenCalledTimes(1);
  });

  it('calls back when the address begins to name a source of its demo', () => {
    const { element } = watched();
    element.id = 'Basic';
    for (const [hash, calls] of [
      ['#Other.js', 0],
      ['#tailwind-Basic.tsx', 1],
    ] as const) {
      window.history.replaceState(null, '', hash);
      fireEvent(window, new HashChangeEvent('hashchange'));
      expect(onUse).toHaveBeenCalledTimes(calls);
    }
  });

  it('does not wait any longer when the page is about to change', () => {
    watched();
    stopWaiting();
    stopWaiting();
    expect(onUse).toHaveBeenCalledTimes(1);
  });

  it('is quiet once it is stopped', () => {
    const { element, stop } = watched();
    stop();
    fireEvent.pointerEnter(element);
    element.click();
    expect(onUse).not.toHaveBeenCalled();
  });
});

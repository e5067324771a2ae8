import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useRestWhileFar } from '@/demo/useRestWhileFar';
import { FakeIntersectionObserver } from '../../fixtures/FakeIntersectionObserver';

function Resting({ children }: { children: string }) {
  const element = useRef<HTMLElement>(null);
  useRestWhileFar(element);
  return <section ref={element}>{children}</section>;
}

const styleOf = (text: string) => {
  const { contentVisibility, containIntrinsicBlockSize } = screen.getByText(text).style;
  return [contentVisibility, containIntrinsicBlockSize];
};

describe('useRestWhileFar', () => {
  it('does nothing where the browser cannot tell what is in view, or refuses to', () => {
    const { unmount } = render(<Resting>One</Resting>);
    expect(screen.getByText('One')).not.toHaveAttribute('style');
    unmount();
    FakeIntersectionObserver.refuse();
    render(<Resting>Two</Resting>);
    expect(screen.getByText('Two')).not.toHaveAttribute('style');
    FakeIntersectionObserver.remove();
  });

  it('lets what is far from the window rest at its own height, and wakes it', () => {
    FakeIntersectionObserver.install();
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 5000, 300, 240));
    const { unmount } = render(
      <>
        <Resting>One</Resting>
        <Resting>Two</Resting>
      </>,
    );
    const [observer, ...others] = FakeIntersectionObserver.all;
    expect(others).toEqual([]);
    expect(observer?.options).toEqual({ rootMargin: '800px 0px' });
    observer?.report(false);
    expect(styleOf('One')).toEqual(['auto', '240px']);
    expect(styleOf('Two')).toEqual(['auto', '240px']);
    observer?.report(true);
    expect(styleOf('One').join('')).toBe('');
    unmount();
    expect(observer?.observed).toEqual([]);
    FakeIntersectionObserver.remove();
  });
});

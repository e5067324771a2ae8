import { renderHook } from '@testing-library/react';
import { useChunkReload } from '@/site/useChunkReload';

function failToLoad(tag: 'script' | 'img', src: string): void {
  const element = Object.assign(document.createElement(tag), { src });
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
}

describe('useChunkReload', () => {
  it('looks for another release when a script of the site does not come', () => {
    const look = jest.fn(() => Promise.resolve());
    renderHook(() => useChunkReload(look));
    failToLoad('script', '/_next/static/chunks/12.js');
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('does not for what is not of a release, nor for errors in scripts', () => {
    const look = jest.fn(() => Promise.resolve());
    renderHook(() => useChunkReload(look));
    failToLoad('script', 'https://example.com/a.js');
    failToLoad('img', '/a.png');
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('Oops') }));
    expect(look).not.toHaveBeenCalled();
  });

  it('listens no longer than the page is there', () => {
    const look = jest.fn(() => Promise.resolve());
    const { unmount } = renderHook(() => useChunkReload(look));
    unmount();
    failToLoad('script', '/_next/static/chunks/12.js');
    expect(look).not.toHaveBeenCalled();
  });
});

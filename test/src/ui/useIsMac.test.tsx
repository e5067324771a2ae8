import { render, renderHook } from '@testing-library/react';
import { useIsMac } from '@/ui/useIsMac';

const onPlatform = (platform: string) =>
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);

describe('useIsMac', () => {
  it.each([
    ['MacIntel', true],
    ['iPhone', true],
    ['iPad', true],
    ['Win32', false],
    ['Linux x86_64', false],
    ['', false],
  ])('is for %j %s', (platform, isMac) => {
    onPlatform(platform);
    expect(renderHook(() => useIsMac()).result.current).toBe(isMac);
  });

  it('hydrates what the server rendered, which knows no keyboard', () => {
    onPlatform('MacIntel');
    const container = document.createElement('div');
    container.innerHTML = '<kbd>Ctrl</kbd>';
    const Key = () => <kbd>{useIsMac() ? '⌘' : 'Ctrl'}</kbd>;
    render(<Key />, { container, hydrate: true });
    expect(container).toHaveTextContent('⌘');
  });
});

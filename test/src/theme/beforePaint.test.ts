import { forgetEverythingKept } from '../../fixtures/blocked';

afterEach(forgetEverythingKept);

describe('the script before the first paint', () => {
  it('paints what is stored', async () => {
    window.localStorage.setItem('mui-mode', 'dark');
    document.cookie = 'paletteColors={"primary":{"main":"#ff0000"}}';
    await import('@/theme/beforePaint');
    expect(document.body).toHaveClass('mode-dark');
    expect(document.head.textContent).toContain('--mui-palette-primary-main:#ff0000');
  });
});

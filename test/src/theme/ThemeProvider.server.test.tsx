/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ThemeProvider, useThemeValue } from '@/theme/ThemeProvider';

describe('ThemeProvider on the server', () => {
  it('gives the default theme', () => {
    const Mode = () => <p>{useThemeValue('paletteMode')}</p>;
    const html = renderToString(
      <ThemeProvider>
        <Mode />
      </ThemeProvider>,
    );
    expect(html).toBe('<p>light</p>');
  });
});

import { createTheme } from '@mui/material/styles';
import { exposeTheme } from '@/theme/exposeTheme';

const theme = createTheme();

/** A mode in which the console is told, or is not. */
function setMode(mode: 'production' | 'development') {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  return jest.spyOn(console, 'info').mockImplementation(() => undefined);
}

afterEach(() => {
  delete window.theme;
  delete window.createTheme;
});

describe('exposeTheme', () => {
  it('gives the console the theme of the demos and what makes another', () => {
    exposeTheme(theme);
    expect(window.theme).toBe(theme);
    expect(window.createTheme).toBe(createTheme);
    const other = createTheme();
    exposeTheme(other);
    expect(window.theme).toBe(other);
  });

  it('says so in production, once', () => {
    const info = setMode('production');
    exposeTheme(theme);
    exposeTheme(createTheme());
    expect(info.mock.calls).toEqual([[expect.stringMatching(/`theme`.*`createTheme`/)]]);
  });

  it('says nothing while developing', () => {
    const info = setMode('development');
    exposeTheme(theme);
    expect(info).not.toHaveBeenCalled();
  });
});

import { useTheme as useJoyTheme } from '@mui/joy/styles';
import Alert from '@mui/material/Alert';
import {
  createTheme,
  ThemeProvider as MaterialThemeProvider,
  useTheme as useMaterialTheme,
} from '@mui/material/styles';
import Button from '@mui/material/Button';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { loadThemedDemo } from '@/demo/loadThemedDemo';
import type { CodeStyling } from '@/preferences/codePreferences';
import type { Product } from '@/products/types';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { productOf } from '../../fixtures/demo';

const loadDemo = jest.fn();

// jsdom cannot read what Tailwind writes.
jest.mock('@/demo/TailwindStyles', () => ({
  TailwindStyles: () => <hr data-testid="tailwind" />,
}));

interface ShowOptions {
  language?: string;
  styling?: CodeStyling;
}

/** Shows a demo of a product whose demos stand under this theme. */
async function show(
  demoTheme: Product['demoTheme'],
  Demo: ComponentType,
  { language = 'en', styling = 'MUI System' }: ShowOptions = {},
) {
  loadDemo.mockReset().mockResolvedValue({ default: Demo });
  const { default: ThemedDemo } = await loadThemedDemo(productOf(loadDemo, { demoTheme }), {
    module: 'react-button/Basic',
    styling,
    language,
  });
  render(
    <ThemeProvider>
      <ThemedDemo />
    </ThemeProvider>,
  );
}

function MaterialColors() {
  const theme = useMaterialTheme<{ vars?: { palette: { primary: { main: string } } } }>();
  return <p>{theme.vars?.palette.primary.main ?? 'no variables'}</p>;
}

function JoyColors() {
  return <p>{useJoyTheme().vars.palette.primary[500]}</p>;
}

describe('loadThemedDemo', () => {
  it('asks for the demo by its path inside the product', async () => {
    await show('none', () => <p>Demo</p>);
    expect(loadDemo.mock.calls).toEqual([['react-button/Basic']]);
    expect(screen.getByText('Demo')).toBeInTheDocument();
  });

  it('brings the styles of Tailwind with a demo that is written in them', async () => {
    await show('none', () => <p>Demo</p>, { styling: 'Tailwind' });
    expect(screen.getByTestId('tailwind')).toBeInTheDocument();
    expect(screen.getByText('Demo')).toBeInTheDocument();
  });

  it.each(['MUI System', 'CSS'] as const)('leaves them out with %s', async (styling) => {
    await show('none', () => <p>Demo</p>, { styling });
    expect(screen.queryByTestId('tailwind')).toBeNull();
  });

  it('fails when the demo cannot be loaded', async () => {
    const failing = productOf(() => Promise.reject(new Error('Loading chunk 1 failed.')));
    await expect(
      loadThemedDemo(failing, { module: 'a/B', styling: 'Tailwind', language: 'en' }),
    ).rejects.toThrow('Loading chunk 1 failed.');
  });

  it('stands Material demos under the default theme, whose colors are variables', async () => {
    await show('material', MaterialColors);
    expect(screen.getByText(/^var\(--mui-palette-primary-main\b/)).toBeInTheDocument();
  });

  it('stands Joy demos under the default Joy theme', async () => {
    await show('joy', JoyColors);
    expect(screen.getByText(/^var\(--joy-palette-primary-500\b/)).toBeInTheDocument();
  });

  it('stands Base demos under no theme', async () => {
    await show('none', MaterialColors);
    expect(screen.getByText('no variables')).toBeInTheDocument();
  });

  it('gives components the texts of the language, and English where there are none', async () => {
    const Message = () => <Alert onClose={() => undefined}>Message</Alert>;
    await show('material', Message, { language: 'zh' });
    expect(screen.getByRole('button', { name: '关闭' })).toBeInTheDocument();
    await show('material', Message, { language: 'pt' });
    expect(screen.getByRole('button', { name: 'Fechar' })).toBeInTheDocument();
    await show('material', Message, { language: 'xx' });
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });

  it('lets a demo bring a theme of its own, whose palette counts', async () => {
    const theme = createTheme({ palette: { mode: 'dark', primary: { main: '#123456' } } });
    await show('material', () => (
      <MaterialThemeProvider theme={theme}>
        <Button variant="contained">Press</Button>
        <MaterialColors />
      </MaterialThemeProvider>
    ));
    expect(getComputedStyle(screen.getByRole('button')).backgroundColor).toBe('rgb(18, 52, 86)');
    expect(screen.getByText('no variables')).toBeInTheDocument();
  });

  it('lets components of a demo look as they do by default', async () => {
    await show('material', () => <Button variant="contained">Press</Button>);
    const { padding, textTransform, borderRadius } = getComputedStyle(
      screen.getByRole('button', { name: 'Press' }),
    );
    expect({ padding, textTransform }).toEqual({ padding: '6px 16px', textTransform: 'uppercase' });
    expect(borderRadius).toContain('--mui-shape-borderRadius');
  });
});

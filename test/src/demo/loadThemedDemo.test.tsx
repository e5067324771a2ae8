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
import type { Product } from '@/products/types';
import { ThemeProvider } from '@/theme/ThemeProvider';

const loadDemo = jest.fn();

/** Shows a demo of a product whose demos stand under this theme. */
async function show(demoTheme: Product['demoTheme'], Demo: ComponentType, language = 'en') {
  loadDemo.mockReset().mockResolvedValue({ default: Demo });
  const product = { demoTheme, demos: () => Promise.resolve({ loadDemo }) } as unknown as Product;
  const { default: ThemedDemo } = await loadThemedDemo(product, 'react-button/Basic', language);
  render(
    <ThemeProvider>
      <ThemedDemo />
    </ThemeProvider>,
  );
}

function MaterialColours() {
  const theme = useMaterialTheme<{ vars?: { palette: { primary: { main: string } } } }>();
  return <p>{theme.vars?.palette.primary.main ?? 'no variables'}</p>;
}

function JoyColours() {
  return <p>{useJoyTheme().vars.palette.primary[500]}</p>;
}

describe('loadThemedDemo', () => {
  it('asks for the demo by its path inside the product', async () => {
    await show('none', () => <p>Demo</p>);
    expect(loadDemo.mock.calls).toEqual([['react-button/Basic']]);
    expect(screen.getByText('Demo')).toBeInTheDocument();
  });

  it('stands Material demos under the default theme, whose colours are variables', async () => {
    await show('material', MaterialColours);
    expect(screen.getByText(/^var\(--mui-palette-primary-main\b/)).toBeInTheDocument();
  });

  it('stands Joy demos under the default Joy theme', async () => {
    await show('joy', JoyColours);
    expect(screen.getByText(/^var\(--joy-palette-primary-500\b/)).toBeInTheDocument();
  });

  it('stands Base demos under no theme', async () => {
    await show('none', MaterialColours);
    expect(screen.getByText('no variables')).toBeInTheDocument();
  });

  it('gives components the texts of the language, and English where there are none', async () => {
    const Message = () => <Alert onClose={() => undefined}>Message</Alert>;
    await show('material', Message, 'zh');
    expect(screen.getByRole('button', { name: '关闭' })).toBeInTheDocument();
    await show('material', Message, 'pt');
    expect(screen.getByRole('button', { name: 'Fechar' })).toBeInTheDocument();
    await show('material', Message, 'xx');
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });

  it('lets a demo bring a theme of its own, whose palette counts', async () => {
    const theme = createTheme({ palette: { mode: 'dark', primary: { main: '#123456' } } });
    await show('material', () => (
      <MaterialThemeProvider theme={theme}>
        <Button variant="contained">Press</Button>
        <MaterialColours />
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

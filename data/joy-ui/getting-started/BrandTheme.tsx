import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, THEME_ID, extendTheme } from '@mui/joy/styles';

const primary = {
  50: '#f0fafa',
  100: '#d9f2f0',
  200: '#b3e3df',
  300: '#7fcdc6',
  400: '#3fa79e',
  500: '#0f766e',
  600: '#0d645d',
  700: '#0c4a46',
  800: '#0a3230',
  900: '#061f1e',
};

const brandTheme = extendTheme({
  cssVarPrefix: 'ferry',
  radius: { sm: '999px' },
  colorSchemes: { light: { palette: { primary } }, dark: { palette: { primary } } },
  components: {
    JoyButton: { defaultProps: { size: 'lg' } },
  },
});

export default function BrandTheme() {
  return (
    <CssVarsProvider
      theme={{ [THEME_ID]: brandTheme }}
      // The page already switches this attribute: the provider reads it and sets nothing.
      attribute="data-mui-color-scheme"
      colorSchemeNode={null}
    >
      <Sheet
        variant="outlined"
        sx={{ p: 2, borderRadius: 'md', boxSizing: 'border-box', width: '100%', maxWidth: 420 }}
      >
        <Typography level="title-md">Ferry to Northisle</Typography>
        <Typography level="body-sm" sx={{ mb: 2 }}>
          Departs 14:20, 2 adults, 1 bicycle
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
          <Button>Continue to payment</Button>
          <Button variant="soft">Change trip</Button>
        </Stack>
      </Sheet>
    </CssVarsProvider>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export default function VariantSpecimens() {
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, width: '100%', listStyle: 'none' }}>
      {variants.map((variant) => (
        <Typography key={variant} component="li" variant={variant}>
          {variant}
        </Typography>
      ))}
    </Stack>
  );
}

import Box from '@mui/joy/Box';
import Card, { type CardProps } from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const cards: { variant: CardProps['variant']; color: CardProps['color']; text: string }[] = [
  { variant: 'outlined', color: 'neutral', text: '18 rooms are free tonight.' },
  { variant: 'soft', color: 'success', text: 'All payments have arrived.' },
  { variant: 'plain', color: 'primary', text: 'Two guests arrive early.' },
  { variant: 'solid', color: 'danger', text: 'The boiler reports a fault.' },
];

export default function CardVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        width: '100%',
        maxWidth: 520,
      }}
    >
      {cards.map(({ variant, color, text }) => (
        <Card key={variant} variant={variant} color={color}>
          <Typography level="title-md" textColor="inherit">
            {variant}
          </Typography>
          {text}
        </Card>
      ))}
    </Box>
  );
}

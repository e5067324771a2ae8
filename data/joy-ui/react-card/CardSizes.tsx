import Card, { type CardProps } from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const sizes: CardProps['size'][] = ['sm', 'md', 'lg'];

export default function CardSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {sizes.map((size) => (
        <Card key={size} size={size}>
          <Typography level="title-md">Stock of size {size}</Typography>
          <Divider />
          <div>214 pieces in 3 depots</div>
        </Card>
      ))}
    </Stack>
  );
}

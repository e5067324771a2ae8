import Button from '@mui/joy/Button';
import type { ButtonProps } from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const actions: { label: string; color: ButtonProps['color'] }[] = [
  { label: 'Book', color: 'primary' },
  { label: 'Edit', color: 'neutral' },
  { label: 'Delete', color: 'danger' },
  { label: 'Approve', color: 'success' },
  { label: 'Escalate', color: 'warning' },
];

const variants: ButtonProps['variant'][] = ['solid', 'soft', 'outlined'];

export default function ButtonColors() {
  return (
    <Stack spacing={1.5}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" spacing={1} useFlexGap flexWrap="wrap">
          {actions.map(({ label, color }) => (
            <Button key={color} variant={variant} color={color}>
              {label}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

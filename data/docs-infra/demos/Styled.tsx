import { styled } from '@mui/system';

const Badge = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 12px',
  borderRadius: 999,
  color: '#fff',
  backgroundColor: '#1447e6',
});

export default function Styled() {
  return <Badge>Written three times</Badge>;
}

import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const PillButton = styled(Button)({
  font: 'inherit',
  fontWeight: 600,
  padding: '9px 18px',
  border: '2px solid #0f766e',
  borderRadius: 999,
  color: '#fff',
  backgroundColor: '#0f766e',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '&:hover': { backgroundColor: '#115e59' },
  [`&.${buttonClasses.active}`]: { backgroundColor: '#042f2e' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: 'none',
    boxShadow: '0 0 0 2px #fff, 0 0 0 5px #0f766e',
  },
  [`&.${buttonClasses.disabled}`]: {
    color: '#475569',
    borderColor: '#cbd5e1',
    backgroundColor: '#e2e8f0',
    cursor: 'default',
  },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export default function StyledButtons() {
  return (
    <Row>
      <PillButton>Start route</PillButton>
      <PillButton>Add stop</PillButton>
      <PillButton disabled>Finish route</PillButton>
    </Row>
  );
}

import { useBadge } from '@mui/base/useBadge';
import { styled } from '@mui/system';

const queues = [
  { name: 'Damaged', open: 3, note: 'Ask for a photo before you refund.' },
  { name: 'Wrong size', open: 57, note: 'Offer an exchange first.' },
  { name: 'Never arrived', open: 0, note: 'Check with the carrier.' },
];

const Pill = styled('span')({
  marginInlineStart: 8,
  padding: '2px 8px',
  borderRadius: 999,
  fontSize: 14,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#e2e8f0, #314158)',
});

const Queue = styled('details')({
  width: 300,
  maxWidth: '100%',
  paddingBlock: 10,
  borderBlockEnd: '1px solid light-dark(#cad5e2, #45556c)',
});

const Summary = styled('summary')({ cursor: 'pointer' });

function OpenCases({ count }: { count: number }) {
  const { displayValue, invisible } = useBadge({ badgeContent: count, max: 20 });

  return invisible ? null : <Pill>{displayValue} open</Pill>;
}

export default function ReturnQueues() {
  return (
    <div>
      {queues.map(({ name, open, note }) => (
        <Queue key={name}>
          <Summary>
            {name} <OpenCases count={open} />
          </Summary>
          {note}
        </Queue>
      ))}
    </div>
  );
}

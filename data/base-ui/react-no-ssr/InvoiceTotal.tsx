import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const Table = styled('table')({
  borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: 6, paddingInline: '0 16px', textAlign: 'start', fontWeight: 400 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
});

const lines = [
  { name: 'Consulting', amount: 1240.5 },
  { name: 'Travel', amount: 318 },
  { name: 'Hosting', amount: 96.75 },
];

function LocalAmount({ amount }: { amount: number }) {
  const format = new Intl.NumberFormat(navigator.language, { style: 'currency', currency: 'EUR' });

  return format.format(amount);
}

export default function InvoiceTotal() {
  return (
    <Table>
      <tbody>
        {lines.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <NoSsr fallback={`€${amount.toFixed(2)}`}>
                <LocalAmount amount={amount} />
              </NoSsr>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

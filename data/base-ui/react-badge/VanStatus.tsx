import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const vans = [
  { name: 'Van 1', place: 'Harbor', moving: true },
  { name: 'Van 2', place: 'Depot', moving: false },
  { name: 'Van 3', place: 'Old town', moving: true },
];

const Dot = styled(Badge)({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 20,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#e2e8f0, #314158)',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    width: 12,
    height: 12,
    border: '2px solid light-dark(#fff, #0f172b)',
    borderRadius: 8,
    backgroundColor: 'light-dark(#007a55, #00d492)',
  },
  [`& .${badgeClasses.invisible}`]: { display: 'none' },
});

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')({ display: 'flex', alignItems: 'center', gap: 12 });

export default function VanStatus() {
  return (
    <List aria-label="Vans">
      {vans.map(({ name, place, moving }) => (
        <Item key={name}>
          <Dot invisible={!moving} aria-hidden>
            {name.slice(-1)}
          </Dot>
          {name}, {moving ? 'on the way' : 'parked'}: {place}
        </Item>
      ))}
    </List>
  );
}

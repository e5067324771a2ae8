import { styled } from '@mui/system';

const Frame = styled('p')({ margin: 0, padding: 12, border: '1px solid currentcolor' });

export default function StyledOnce() {
  return <Frame>Written in MUI System alone</Frame>;
}

import Avatar from '@mui/material/Avatar';

export default function RoundedAvatar() {
  return <Avatar variant="rounded">4</Avatar>;
}

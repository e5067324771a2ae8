import Avatar from '@mui/material/Avatar';

export default function RoundedAvatar() {
  return (
    <Avatar sx={{ bgcolor: 'primary.main' }} variant="rounded">
      4
    </Avatar>
  );
}

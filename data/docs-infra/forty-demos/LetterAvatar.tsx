import Avatar from '@mui/material/Avatar';

export default function LetterAvatar() {
  return <Avatar sx={{ bgcolor: 'primary.main' }}>KT</Avatar>;
}

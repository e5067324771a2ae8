import Avatar from '@mui/material/Avatar';

export default function LetterAvatar() {
  return <Avatar>KT</Avatar>;
}

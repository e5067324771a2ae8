import Skeleton from '@mui/material/Skeleton';

export default function RoundSkeleton() {
  return <Skeleton animation={false} height={40} variant="circular" width={40} />;
}

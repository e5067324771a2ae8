import Skeleton from '@mui/material/Skeleton';

export default function TextSkeleton() {
  return <Skeleton animation={false} height={32} width={180} />;
}

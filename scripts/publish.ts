import { publish } from '@/publish/publish.server';

publish('out').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

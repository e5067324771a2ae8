import { checkContent } from '@/site/checkContent.server';

checkContent().then(
  (pages) => console.log(`${pages.length} articles, no mistakes.`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

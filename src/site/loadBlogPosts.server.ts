import path from 'node:path';
import { ContentError, type ContentProblem } from '@/lib/contentProblem';
import { listFiles } from '@/lib/listFiles.server';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { loadBlogPost, type BlogPost } from './loadBlogPost.server';

const FOLDER = path.join('data', 'blog');
/** What an address may be made of. */
const SLUG = /^[a-z\d]+(-[a-z\d]+)*$/;

/**
 * Every post of a folder, newest first, of one day by title.
 * @throws ContentError with every mistake of all posts.
 */
export async function loadBlogPosts({
  folder = FOLDER,
  userLanguage = DEFAULT_LANGUAGE,
}: { folder?: string; userLanguage?: string } = {}): Promise<BlogPost[]> {
  const files = await listFiles(folder, '.md');
  const problems = files.flatMap((file) => addressProblems(file, { folder, files }));
  const posts: BlogPost[] = [];
  for (const file of files) {
    try {
      posts.push(await loadBlogPost(file, userLanguage));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return posts.sort(byDate);
}

function byDate({ frontMatter: a }: BlogPost, { frontMatter: b }: BlogPost): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title);
}

/** A post's file name is its address: it stands in the folder itself, is fit for an address, and there is no second. */
function addressProblems(
  file: string,
  { folder, files }: { folder: string; files: readonly string[] },
): ContentProblem[] {
  const slug = path.basename(file, '.md');
  const first = files.find((other) => path.basename(other, '.md').toLowerCase() === slug);
  const checks: [isWrong: boolean, reason: string, fix: string][] = [
    [!SLUG.test(slug), `The name "${slug}".`, 'Use small letters, digits and single dashes.'],
    [
      path.dirname(file) !== folder,
      'A post in a folder of its own.',
      `Move it to ${path.join(folder, `${slug}.md`)}.`,
    ],
    [
      first !== undefined && first !== file,
      `The address /blog/${slug}/ is that of ${first}, too.`,
      'Rename one of the two.',
    ],
  ];
  return checks.flatMap(([isWrong, reason, fix]) =>
    isWrong ? [{ file, line: 1, reason, fix }] : [],
  );
}

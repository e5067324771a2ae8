import { BLOG_TAGS } from '@data/blog/tags';
import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import type { ContentProblem } from '@/lib/contentProblem';
import type { PostFrontMatter } from './types';

/** Who signs what nobody signs by name. */
const TEAM = 'The documentation team';

const schema = z.strictObject({
  title: z.string().min(1).max(70),
  description: z.string().min(1).max(170),
  date: z.iso.date({ error: 'must be a day of the calendar' }),
  tags: z.array(z.enum(BLOG_TAGS)).min(1),
  authors: z.array(z.string().min(1)).min(1).default([TEAM]),
}) satisfies z.ZodType<PostFrontMatter>;

const FIXES: Record<string, string> = {
  title: 'Write `title:` with 1 to 70 characters.',
  description: 'Write `description:` with 1 to 170 characters of plain text.',
  date: 'Write `date:` as year-month-day: 2026-11-21.',
  tags: `Write \`tags:\` as a list of: ${BLOG_TAGS.join(', ')}. Others are added in data/blog/tags.ts.`,
  authors: 'Write `authors:` as a list of names, or leave it out.',
};

/** Where a front matter stands: its file, and the line of the file on which its YAML begins. */
interface Place {
  file: string;
  firstLine: number;
}

/** Reads the YAML of a post; null and the mistakes when it has any. */
export function parsePostFrontMatter(
  yaml: string,
  { file, firstLine }: Place,
): { frontMatter: PostFrontMatter | null; problems: ContentProblem[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => ({ file, line: firstLine + lines.linePos(offset).line - 1 });

  const [error] = document.errors;
  if (error) {
    const reason = `The front matter is no YAML: ${error.message}`;
    const fix = 'Write one `key: value` per line, with quotes around a value that contains `: `.';
    return { frontMatter: null, problems: [{ ...at(error.pos[0]), reason, fix }] };
  }

  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return { frontMatter: result.data, problems: [] };
  const problems = result.error.issues.map((issue) => ({
    ...at(offsetOf(document, issue)),
    ...explain(issue, document.getIn(issue.path)),
  }));
  return { frontMatter: null, problems };
}

/** What is wrong with a value, in words for authors. */
function explain(issue: z.core.$ZodIssue, value: unknown): Pick<ContentProblem, 'reason' | 'fix'> {
  if (issue.code === 'unrecognized_keys') {
    const fix = `Use only: ${Object.keys(schema.shape).join(', ')}.`;
    return { reason: `A post has no ${issue.keys.join(', ')}.`, fix };
  }
  const key = String(issue.path[0] ?? 'front matter');
  const fix = FIXES[key] ?? 'Write one `key: value` per line.';
  if (value === undefined || value === null)
    return { reason: `The ${key} of a post: missing.`, fix };
  if (issue.code === 'invalid_value')
    return { reason: `The ${key} of a post: there is no ${JSON.stringify(value)}.`, fix };
  return { reason: `The ${key} of a post: ${issue.message}.`, fix };
}

/** Where the value of a mistake stands, else its key, else the front matter itself. */
function offsetOf(document: Document, issue: z.core.$ZodIssue): number {
  const path = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : issue.path;
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node: unknown = document.getIn(path.slice(0, depth), true);
    const range = (node as { range?: readonly number[] | null } | undefined)?.range;
    if (range?.[0] !== undefined) return range[0];
  }
  return isMap(document.contents) ? (document.contents.range?.[0] ?? 0) : 0;
}

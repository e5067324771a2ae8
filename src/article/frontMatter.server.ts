import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import type { ContentProblem } from '@/lib/contentProblem';
import type { FrontMatter } from './types';

const internalPath = z
  .string()
  .regex(/^\/([\w-]+\/)+$/, 'must be a path of this site that starts and ends with a slash');
const webAddress = z.url({ protocol: /^https$/, error: 'must be an https address' });

const schema = z.strictObject({
  title: z.string().min(1).max(70),
  description: z
    .string()
    .min(1)
    .max(170)
    .regex(/^(?!.*(`|\*\*|\]\()).*$/s, 'must be plain text, without Markdown'),
  productId: z
    .enum(['material-ui', 'joy-ui', 'base-ui', 'system', 'x-data-grid', 'x-date-pickers'])
    .optional(),
  packageName: z.string().startsWith('@mui/').optional(),
  components: z.array(z.string().regex(/^[A-Z]\w*$/, 'must be component names')).default([]),
  hooks: z.array(z.string().regex(/^use[A-Z]\w*$/, 'must be hook names')).default([]),
  githubLabel: z.string().min(1).optional(),
  waiAria: webAddress.optional(),
  materialDesign: webAddress.optional(),
  unstyled: internalPath.optional(),
  disableToc: z.boolean().default(false),
}) satisfies z.ZodType<FrontMatter>;

const FALLBACK: FrontMatter = {
  title: '',
  description: '',
  components: [],
  hooks: [],
  disableToc: false,
};

/** How long a title and a description may be, in characters, for a message that says so. */
const FIXES: Record<string, string> = {
  title: 'Add `title:` with 1 to 70 characters.',
  description: 'Add `description:` with 1 to 170 characters of plain text.',
};

/**
 * Reads the YAML between the two `---` of an article. `firstLine` is the line of the file on which the YAML begins. Mistakes
 * are reported, and what could be read is returned so that the rest of the article is checked too.
 */
export function parseFrontMatter(
  yaml: string,
  { file, firstLine }: { file: string; firstLine: number },
): { frontMatter: FrontMatter; problems: ContentProblem[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine + lines.linePos(offset).line - 1;

  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lineAt(error.pos[0]),
      reason: `The front matter is not valid YAML: ${error.message}`,
      fix: 'Write one `key: value` per line, and quote a value that contains `: ` or starts with `@`.',
    }));
    return { frontMatter: FALLBACK, problems };
  }

  if (document.contents && !isMap(document.contents)) {
    const reason = 'The front matter is not a list of keys and values.';
    return {
      frontMatter: FALLBACK,
      problems: [{ file, line: firstLine, reason, fix: 'Write one `key: value` per line.' }],
    };
  }

  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return { frontMatter: result.data, problems: [] };

  const problems = result.error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')];
    return keys.map((key) => ({
      file,
      line: lineAt(keyOffset(document as Document, key)),
      ...explain(issue, key),
    }));
  });
  return { frontMatter: FALLBACK, problems };
}

function explain(issue: z.core.$ZodIssue, key: string): Pick<ContentProblem, 'reason' | 'fix'> {
  if (issue.code === 'unrecognized_keys') {
    return {
      reason: `Unknown front matter key "${key}".`,
      fix: `Use one of: ${Object.keys(schema.shape).join(', ')}.`,
    };
  }
  return {
    reason: `Front matter "${key}": ${issue.message}.`,
    fix: FIXES[key] ?? 'See the table of front matter keys in CONTRIBUTING.md.',
  };
}

function keyOffset({ contents }: Document, key: string): number {
  if (!isMap(contents)) return 0;
  const pair = contents.items.find((item) => isScalar(item.key) && item.key.value === key);
  return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
}

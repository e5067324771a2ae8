import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { API_PRODUCTS } from '@data/apiPages';
import type { ApiProduct } from '@/api-reference/extract/apiProduct';

const run = promisify(execFile);

/** Output of git, in bytes: a history of many years stays below it. */
const LONGEST_OUTPUT = 64 * 1024 * 1024;

/** When what pages are made of changed, in ISO form with a time zone. */
export interface SourceDates {
  /** By file, from the root of the repository. */
  files: ReadonlyMap<string, string>;
  /** When a version of the packages of an API changed last, and with it the reference that is read from them. By id in API_PRODUCTS. */
  packages: ReadonlyMap<string, string>;
}

/**
 * When each file below `data/` and each documented package was last changed, from the history. Without one, or with the cut-off one
 * of a shallow clone, there are no dates: none is better than a wrong one.
 */
export async function sourceDates(): Promise<SourceDates> {
  const shallow = await git(['rev-parse', '--is-shallow-repository']);
  if (shallow?.trim() !== 'false') return { files: new Map(), packages: new Map() };
  const log = await git(['log', '--format=%x00%cI', '--name-only', '--', 'data']);
  const packages = await Promise.all(API_PRODUCTS.map(packagesDate));
  return { files: parseLog(log ?? ''), packages: new Map(packages.flat()) };
}

/** The last date of every file in a log whose commits begin with a zero character, newest first. */
export function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}

/** When package.json last named another version of one of a product's packages. */
async function packagesDate({ id, groups }: ApiProduct): Promise<[string, string][]> {
  const names = [...new Set(groups.map((group) => group.package))];
  const line = `"(${names.join('|')})":`;
  const date = await git(['log', '-1', '--format=%cI', `-G${line}`, '--', 'package.json']);
  return date?.trim() ? [[id, date.trim()]] : [];
}

/** What git says; null when there is no git or no repository. */
async function git(args: readonly string[]): Promise<string | null> {
  return run('git', [...args], { maxBuffer: LONGEST_OUTPUT })
    .then(({ stdout }) => stdout)
    .catch(() => null);
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Output of git, in bytes: a history of many years stays below it. */
const LONGEST_OUTPUT = 64 * 1024 * 1024;

/** When pages changed, in ISO form with a time zone. */
export interface SourceDates {
  /** By file, from the root of the repository. */
  files: ReadonlyMap<string, string>;
  /** When a version of a documented package changed last, and with it the reference that is read from it. */
  packages: string | null;
}

/**
 * When each file below `data/` was last changed, from the history. Without one, or with the cut-off one of a shallow clone, there
 * are no dates: none is better than a wrong one.
 */
export async function sourceDates(): Promise<SourceDates> {
  const shallow = await git(['rev-parse', '--is-shallow-repository']);
  if (shallow?.trim() !== 'false') return { files: new Map(), packages: null };
  const log = await git(['log', '--format=%x00%cI', '--name-only', '--', 'data']);
  const packages = await git(['log', '-1', '--format=%cI', '-G"@mui/', '--', 'package.json']);
  return { files: parseLog(log ?? ''), packages: packages?.trim() || null };
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

/** What git says; null when there is no git or no repository. */
async function git(args: readonly string[]): Promise<string | null> {
  return run('git', [...args], { maxBuffer: LONGEST_OUTPUT })
    .then(({ stdout }) => stdout)
    .catch(() => null);
}

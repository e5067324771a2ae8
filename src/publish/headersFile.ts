import { covers, type HeaderRule } from './headers';

/** What static hosts send by themselves: a page is asked for anew each time. Written down, it would be joined to the exceptions. */
const LEFT_TO_HOSTS = 'Cache-Control';

/**
 * The table in the format of `_headers` files. Hosts that read it do not let later rules win: they send every value, joined by
 * commas (https://developers.cloudflare.com/pages/configuration/headers/), and a policy joined to another means both. So a header
 * that differs between paths is written for each folder of the export, and no path has it twice.
 * @param folders What the export holds at its top, as paths: `/`, `/404.html`, `/base-ui/*`.
 */
export function headersFile(rules: readonly HeaderRule[], folders: readonly string[]): string {
  const [general, ...exceptions] = rules;
  const differing = new Set(exceptions.flatMap(({ headers }) => Object.keys(headers)));
  const pick = (rule: HeaderRule | undefined, isWanted: (name: string) => boolean) =>
    Object.entries(rule?.headers ?? {}).filter(([name]) => isWanted(name));

  const common = pick(general, (name) => !differing.has(name));
  const byFolder = folders.map((path): [string, [string, string][]] => {
    const replaced = new Set(
      exceptions
        .filter((rule) => covers(rule.path, path))
        .flatMap(({ headers }) => Object.keys(headers)),
    );
    const isOwn = (name: string) => differing.has(name) && !replaced.has(name);
    return [path, pick(general, (name) => isOwn(name) && name !== LEFT_TO_HOSTS)];
  });

  return [
    ['/*', common] as const,
    ...exceptions.map(({ path, headers }) => [path, Object.entries(headers)] as const),
    ...byFolder,
  ]
    .filter(([, headers]) => headers.length > 0)
    .map(([path, headers]) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

import { z } from 'zod';
import { ContentError } from '@/lib/contentProblem';

/** Where the data of the versions page is written. */
const FILE = 'data/versions.ts';

const version = z
  .string()
  .regex(/^v\d+(\.\d+)*(-(alpha|beta|rc)\.\d+)?$/, 'must be a version such as v4 or v5.15.1');
const plainVersion = z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a release such as 4.12.4');
const packageName = z
  .string()
  .regex(/^(@[a-z-]+\/)?[a-z\d-]+$/, 'must be the name of an npm package');
const address = z.url({ protocol: /^https$/, error: 'must be an https address' });

const schema = z.strictObject({
  current: version,
  earlier: z.array(z.strictObject({ version, packageName, lastRelease: plainVersion })),
  branches: z.array(z.strictObject({ name: z.string().min(1), docs: address, source: address })),
  products: z.array(
    z.strictObject({
      id: z.string().min(1),
      packages: z
        .array(
          z.strictObject({
            name: packageName,
            plan: z.enum(['community', 'pro', 'premium']).nullable(),
          }),
        )
        .min(1, 'must name a package'),
      newerMajors: z.array(z.string().regex(/^v\d+$/, 'must be a major such as v6')),
    }),
  ),
});

/** The data of the versions page, as a maintainer writes it in `data/versions.ts`. */
export type VersionsData = z.infer<typeof schema>;
export type VersionedProduct = VersionsData['products'][number];

/** Lists of the data whose rows must differ, and what they differ in. */
const UNIQUE: [list: string, keys: (data: VersionsData) => string[]][] = [
  ['earlier', (data) => [data.current, ...data.earlier.map((row) => row.version)]],
  ['branches', (data) => data.branches.map(({ name }) => name)],
  ['products', (data) => data.products.map(({ id }) => id)],
  ['packages', (data) => data.products.flatMap((row) => row.packages.map(({ name }) => name))],
];

/**
 * Checks the data of the versions page. `knownProducts` are the ids that have a name and versions.
 * @throws ContentError with every mistake of the data.
 */
export function checkVersions(data: unknown, knownProducts: readonly string[]): VersionsData {
  const result = schema.safeParse(data);
  if (!result.success)
    throw problemsAre(
      result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  const reasons = [
    ...UNIQUE.flatMap(([list, keys]) =>
      repeated(keys(result.data)).map((key) => `${list}: ${key} stands there twice`),
    ),
    ...result.data.products
      .filter(({ id }) => !knownProducts.includes(id))
      .map(({ id }) => `products: data/productIdentifiers.ts has no "${id}"`),
  ];
  if (reasons.length > 0) throw problemsAre(reasons);
  return result.data;
}

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) < index);
}

function problemsAre(reasons: readonly string[]): ContentError {
  const fix = 'The rows around it show the form.';
  return new ContentError(
    reasons.map((reason) => ({ file: FILE, line: 1, reason: `${reason}.`, fix })),
  );
}

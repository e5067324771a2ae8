const nextJest = require('next/jest');

const createConfig = nextJest({ dir: './' });

/** Packages that ship ES modules only: Jest must compile them. Filled with everything under these names. */
const ES_MODULES = [
  'unified',
  'ts-blank-space',
  'remark-.*',
  'rehype-.*',
  'mdast-.*',
  'hast-.*',
  'micromark.*',
  'unist-.*',
  'vfile.*',
  'bail',
  'trough',
  'is-plain-obj',
  'devlop',
  'ccount',
  'escape-string-regexp',
  'markdown-table',
  'longest-streak',
  'zwitch',
  'decode-named-character-reference',
  'character-entities.*',
  'character-reference-invalid',
  'is-alphabetical',
  'is-alphanumerical',
  'is-decimal',
  'is-hexadecimal',
  'parse-entities',
  'stringify-entities',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'html-void-elements',
  'trim-lines',
  'fault',
  'format',
  'estree-.*',
  'shiki',
  '@shikijs',
  'oniguruma-.*',
  'html-url-attributes',
].join('|');

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Some read all of the installed packages, and a machine may be busy.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/test/{src,data,scripts}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  // Projects that tests build.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '^@data/(.*)$': '<rootDir>/data/$1' },
};

module.exports = async () => {
  const resolved = await createConfig(config)();
  return { ...resolved, transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES})/)`] };
};

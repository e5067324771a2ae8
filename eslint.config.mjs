import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folders of `src`, lowest first: each may import itself and those before it. Features stand side by side. */
const LAYERS = [
  ['lib'],
  ['ui'],
  ['routing'],
  ['products'],
  ['preferences'],
  ['i18n'],
  ['analytics'],
  ['theme'],
  ['article', 'demo', 'api-reference', 'navigation', 'search', 'theme-tools', 'blog', 'offline'],
  ['site'],
  ['publish'],
];

const zones = LAYERS.flatMap((folders, level) => {
  const above = LAYERS.slice(level + 1).flat();
  return folders.map((folder) => ({
    target: `./src/${folder}`,
    from: [...above, ...folders.filter((other) => other !== folder)]
      .map((name) => `./src/${name}`)
      .concat('./pages'),
    message: `src/${folder} may not import this: see the map of the house in README.md.`,
  }));
});

const budgets = {
  'max-lines': ['error', { max: 250 }],
  'max-lines-per-function': ['error', { max: 60, skipComments: true }],
  'max-params': ['error', 3],
  'max-depth': ['error', 3],
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next',
      '.cache',
      '.generated',
      'out',
      'public/sandbox',
      'test-results',
      'bench-results',
      'next-env.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['{src,pages,data,test}/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
    },
  },
  { files: ['{src,pages}/**/*.{ts,tsx}', 'scripts/**'], rules: budgets },
  { files: ['pages/**/*.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 40 }] } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.server.{ts,tsx}', 'src/publish/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '(\\.server$|^node:)', message: 'Server code may not reach the browser.' },
          ],
        },
      ],
    },
  },
  {
    // Demos read as what a user would write: the libraries' own `any` is not for them to mend.
    files: ['data/**/*.tsx'],
    rules: {
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['data/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@/',
              allowTypeImports: true,
              message: 'Content knows no code of src but its types.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['test/e2e/*.spec.ts'],
    // The development server sends no policy.
    ignores: ['test/e2e/development.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'Take `test` from ./site: it fails over what the policy had to prevent.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    // Parts of it are handed to a browser and run there.
    files: ['test/bench/toggles.mjs'],
    languageOptions: { globals: globals.browser },
  },
);

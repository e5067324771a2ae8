/** @jest-environment node */
import {
  hasTestPages,
  madeTestPaths,
  testDemoParams,
  testPageParams,
} from '@/site/testPages.server';

const inEnvironment = (DEPLOY_ENV: string | undefined) =>
  jest.replaceProperty(process, 'env', { ...process.env, DEPLOY_ENV });

describe('hasTestPages', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['staging', true],
    ['production', false],
  ])('in the environment %j: %j', (environment, expected) => {
    inEnvironment(environment);
    expect(hasTestPages()).toBe(expected);
  });
});

describe('the routes of the test pages', () => {
  it('have the first page, articles at any depth, and pages that are made', async () => {
    const slugs = (await testPageParams()).map(({ slug }) => slug.join('/'));
    expect(slugs).toEqual(
      expect.arrayContaining([
        '',
        'headers',
        'forty-demos',
        'data-grid-premium',
        'api/data-grid/data-grid',
        'ten-thousand-words',
      ]),
    );
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('have the pages that no file holds at the address of the test pages', () => {
    expect(madeTestPaths()).toEqual([
      '/experiments/docs/data-grid-premium/',
      '/experiments/docs/api/data-grid/data-grid/',
      '/experiments/docs/ten-thousand-words/',
    ]);
  });

  it('have a page for every demo, under a folder of their own', async () => {
    const demos = (await testDemoParams()).map(({ demo }) => demo.join('/'));
    expect(demos).toContain('demos/Framed');
    expect(demos.filter((demo) => demo.startsWith('forty-demos/'))).toHaveLength(40);
  });
});

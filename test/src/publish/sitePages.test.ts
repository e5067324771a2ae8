/** @jest-environment node */
import { listSitePages, listTestSitePages } from '@/publish/sitePages.server';

const inEnvironment = (DEPLOY_ENV: string | undefined) =>
  jest.replaceProperty(process, 'env', { ...process.env, DEPLOY_ENV });

describe('listTestSitePages', () => {
  it('has articles with their sources, and what is made from packages and programs', async () => {
    inEnvironment(undefined);
    const pages = await listTestSitePages();
    expect(pages).toContainEqual({
      path: '/experiments/docs/callouts/',
      kind: 'article',
      file: 'data/docs-infra/callouts.md',
    });
    expect(pages).toContainEqual({
      path: '/experiments/docs/ten-thousand-words/',
      kind: 'api',
      file: null,
    });
  });

  it('has none where readers are', async () => {
    inEnvironment('production');
    expect(await listTestSitePages()).toEqual([]);
  });
});

describe('listSitePages', () => {
  it('has no test page, in whatever environment', async () => {
    inEnvironment(undefined);
    const paths = (await listSitePages()).map((page) => page.path);
    expect(paths).toContain('/material-ui/react-button/');
    expect(paths.filter((path) => /experiments|docs-infra/.test(path))).toEqual([]);
  });
});

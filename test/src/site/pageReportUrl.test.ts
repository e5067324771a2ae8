import { pageReportUrl, type PageReport } from '@/site/pageReportUrl';

const REPORT: PageReport = {
  repository: 'https://git.example.com/docs',
  title: 'Button & friends',
  url: 'https://example.com/material-ui/react-button/',
  version: '@mui/material 5.15.1',
  source: 'data/material-ui/react-button.md',
};

const bodyOf = (report: PageReport) =>
  new URL(pageReportUrl(report) ?? '').searchParams.get('body') ?? '';

describe('pageReportUrl', () => {
  it('leads to a new issue that names page, version and source', () => {
    const url = new URL(pageReportUrl(REPORT) ?? '');
    expect(url.origin + url.pathname).toBe('https://git.example.com/docs/issues/new');
    expect(url.searchParams.get('title')).toBe('[docs] Button & friends');
    expect(bodyOf(REPORT)).toMatch(
      /^Page: https:\/\/example\.com\/material-ui\/react-button\/\nVersion: @mui\/material 5\.15\.1\nSource: data\/material-ui\/react-button\.md\n\n/,
    );
  });

  it('leaves out what a page does not have', () => {
    expect(bodyOf({ ...REPORT, version: null, source: null })).toMatch(
      /^Page: https:\/\/example\.com\/material-ui\/react-button\/\n\n/,
    );
  });

  it('is null without a repository', () => {
    expect(pageReportUrl({ ...REPORT, repository: undefined })).toBeNull();
    expect(pageReportUrl({ ...REPORT, repository: '' })).toBeNull();
  });
});

import { splitDocsTab } from '@/routing/docsTab';

describe('splitDocsTab', () => {
  it('takes the last segment for the tab when it names one', () => {
    expect(splitDocsTab(['react-button', 'hooks-api'])).toEqual({
      articlePath: 'react-button',
      docsTab: 'hooks-api',
    });
  });

  it('leaves an article of several segments whole', () => {
    expect(splitDocsTab(['getting-started', 'quickstart'])).toEqual({
      articlePath: 'getting-started/quickstart',
      docsTab: null,
    });
  });

  it.each(['components-api', 'hooks-api'])('knows the tab %s', (tab) => {
    expect(splitDocsTab(['a', 'b', tab])).toEqual({ articlePath: 'a/b', docsTab: tab });
  });

  it.each(['component-api', 'Hooks-api', '[docsTab]', 'api'])('knows no tab %s', (segment) => {
    expect(splitDocsTab(['react-button', segment])).toEqual({
      articlePath: `react-button/${segment}`,
      docsTab: null,
    });
  });

  it('takes a tab for one only at the end', () => {
    expect(splitDocsTab(['components-api', 'react-button'])).toEqual({
      articlePath: 'components-api/react-button',
      docsTab: null,
    });
  });

  it('does not take an article for a tab', () => {
    expect(splitDocsTab(['components-api'])).toEqual({
      articlePath: 'components-api',
      docsTab: null,
    });
  });
});

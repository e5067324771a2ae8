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

  it('does not take an article for a tab', () => {
    expect(splitDocsTab(['components-api'])).toEqual({
      articlePath: 'components-api',
      docsTab: null,
    });
  });
});

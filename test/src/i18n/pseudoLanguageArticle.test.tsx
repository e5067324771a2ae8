import { screen } from '@testing-library/react';
import { ArticlePage } from '@/site/ArticlePage';
import type { ArticlePageProps } from '@/site/pageProps';
import { PSEUDO } from '../../fixtures/pseudoLanguage';
import { page, show } from '../../fixtures/showPseudo';

jest.mock('@/i18n/texts', () =>
  jest.requireActual<{ mockTexts: () => object }>('../../fixtures/pseudoLanguage').mockTexts(),
);
jest.mock('@/demo/loadThemedDemo', () => ({
  loadThemedDemo: () => Promise.resolve({ default: () => <p data-testid="demo">⟦Demo⟧</p> }),
}));

describe('an article in another language', () => {
  const options = {
    bg: 'outlined',
    maxWidth: null,
    height: null,
    defaultCodeOpen: true,
    hideToolbar: false,
  } as const;
  const article: ArticlePageProps = {
    page,
    userLanguage: PSEUDO,
    docsTab: null,
    heading: '⟦Button⟧',
    tabs: [
      { tab: null, path: '/base-ui/react-button/' },
      { tab: 'components-api', path: '/base-ui/react-button/components-api/' },
      { tab: 'hooks-api', path: '/base-ui/react-button/hooks-api/' },
    ],
    breadcrumbs: ['⟦Inputs⟧'],
    previous: { path: '/a/', title: '⟦A⟧', linkProps: {} },
    next: { path: '/b/', title: '⟦B⟧', linkProps: {} },
    headings: [{ id: 'sizes', text: '⟦Sizes⟧', level: 2 }],
    showContents: true,
    links: (['feedback', 'bundleSize', 'waiAria', 'materialDesign'] as const).map((kind) => ({
      kind,
      href: `/${kind}/`,
    })),
    blocks: [
      { kind: 'html', html: '<h2 id="sizes">⟦Sizes⟧</h2>' },
      { kind: 'demo', name: 'Basic', module: 'react-button/Basic', html: 'code', options },
    ],
  };

  it.each(['https://git.example.com', undefined])(
    'has all texts around it from it, with the repository %s',
    async (repository) => {
      const env = { ...process.env, NEXT_PUBLIC_REPOSITORY_URL: repository };
      jest.replaceProperty(process, 'env', env);
      const found = show(<ArticlePage {...article} />);
      await screen.findByTestId('demo');
      expect(found()).toEqual([]);
    },
  );
});

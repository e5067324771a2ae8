import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { DemoAlert } from '@/demo/DemoAlert';
import { CodePreferencesProvider } from '@/preferences/CodePreferencesProvider';
import { ArticlePage } from '@/site/ArticlePage';
import { DemoPage } from '@/site/DemoPage';
import type { ArticlePageProps } from '@/site/pageProps';
import { codeOf, demoOf, productOf, serveDemoCode } from '../../fixtures/demo';
import { PSEUDO, type Exception } from '../../fixtures/pseudoLanguage';
import { loadCounter, press } from '../../fixtures/showDemo';
import { page, show } from '../../fixtures/showPseudo';

jest.mock('@/i18n/texts', () =>
  jest.requireActual<{ mockTexts: () => object }>('../../fixtures/pseudoLanguage').mockTexts(),
);
jest.mock('@/demo/loadThemedDemo', () => ({
  loadThemedDemo: () => Promise.resolve({ default: () => <p data-testid="demo">⟦Demo⟧</p> }),
}));

/** What demos say that is the same in every language. */
const NAMES: readonly Exception[] = [
  { what: /^(JS|TS)$/, why: 'short names of the languages of code' },
  { what: /^(⟦Styling⟧: )?(MUI System|Tailwind CSS|Plain CSS)$/, why: 'names of stylings' },
];

const showPage = (ui: ReactElement, exceptions: readonly Exception[] = []) =>
  show(<CodePreferencesProvider>{ui}</CodePreferencesProvider>, {
    exceptions: [...NAMES, ...exceptions],
  });

function setRepository(repository: string | undefined) {
  const env = { ...process.env, NEXT_PUBLIC_REPOSITORY_URL: repository };
  jest.replaceProperty(process, 'env', env);
}

describe('an article in another language', () => {
  const demo = demoOf();
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
      { kind: 'demo', demo, html: '<b>code</b>' },
    ],
  };

  it.each(['https://git.example.com', undefined])(
    'has all texts around it from it, with the repository %s',
    async (repository) => {
      setRepository(repository);
      const found = showPage(<ArticlePage {...article} />);
      await screen.findByTestId('demo');
      await screen.findByRole('toolbar');
      expect(found()).toEqual([]);
    },
  );

  it('has all texts of the toolbar of its demos and of their code from it', async () => {
    setRepository('https://git.example.com');
    serveDemoCode(demo);
    const found = showPage(<ArticlePage {...article} />);
    await screen.findByRole('toolbar');
    await press('⟦Expand code⟧');
    expect(await screen.findByRole('group', { name: '⟦Code of Basic⟧' })).toBeInTheDocument();
    for (const menu of ['⟦More actions⟧', /^⟦Styling⟧/]) {
      await press(menu);
      expect(screen.getByRole('menu')).toBeInTheDocument();
      expect(found()).toEqual([]);
    }
  });

  it('has what it says of a demo that fails from it', () => {
    setRepository('https://git.example.com');
    const found = showPage(
      <DemoAlert
        demo={demo}
        product={productOf(loadCounter)}
        error={{ message: 'Oops', line: 1 }}
        onReset={() => undefined}
        fault="built"
      />,
    );
    expect(screen.getByRole('link', { name: '⟦Report the problem⟧' })).toBeInTheDocument();
    expect(found()).toEqual([]);
  });

  it('has the page of a demo alone from it', async () => {
    const found = showPage(
      <DemoPage
        page={page}
        userLanguage={PSEUDO}
        productId="joy-ui"
        article={{ path: '/joy-ui/react-button/', title: '⟦Button⟧' }}
        demo={demo}
        code={codeOf(demo)}
      />,
      [{ what: demo.name, why: 'the name of the demo' }],
    );
    await screen.findByRole('toolbar');
    expect(found()).toEqual([]);
  });
});

import { act, render, screen } from '@testing-library/react';
import { UserLanguageContext } from '@/i18n/useTranslate';
import { ARTICLE_COMPONENTS, type ArticleComponent } from '@/lib/articleComponents';
import { ArticleComponentIsland } from '@/site/ArticleComponentIsland';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { FakeIntersectionObserver } from '../../fixtures/FakeIntersectionObserver';

const mockLanguages = jest.fn<void, [string]>();

jest.mock('@/theme/loadDemoLocale', () => {
  const real = jest.requireActual<{ loadDemoLocale: (language: string) => object }>(
    '@/theme/loadDemoLocale',
  );
  return {
    ...real,
    loadDemoLocale: (language: string) => {
      mockLanguages(language);
      return real.loadDemoLocale('en');
    },
  };
});

afterEach(() => FakeIntersectionObserver.remove());

function show(name: ArticleComponent) {
  return render(
    <UserLanguageContext.Provider value="en">
      <ThemeProvider>
        <ArticleComponentIsland name={name} />
      </ThemeProvider>
    </UserLanguageContext.Provider>,
  );
}

/** Something that only this component shows. */
const MARKS: Record<ArticleComponent, () => Promise<HTMLElement>> = {
  ColorTool: () => screen.findByRole('button', { name: 'Set docs colors' }),
  DefaultThemeViewer: () => screen.findByRole('list', { name: 'Default theme' }),
  DensityTool: () => screen.findByRole('spinbutton', { name: 'Spacing unit in pixels' }),
};

describe('ArticleComponentIsland', () => {
  it.each(ARTICLE_COMPONENTS)('shows %s under its name as anchor', async (name) => {
    show(name);
    const mark = await MARKS[name]();
    expect(document.getElementById(name)).toContainElement(mark);
  });

  it('stands its component under the theme of demos in the language of the page', async () => {
    mockLanguages.mockClear();
    show('DensityTool');
    await MARKS.DensityTool();
    expect(mockLanguages.mock.calls).toEqual([['en']]);
    const button = screen.getByRole('button', { name: 'Reset density' });
    expect(getComputedStyle(button).fontFamily).toContain('Roboto');
  });

  it('asks for the code when its place comes near the window', async () => {
    mockLanguages.mockClear();
    FakeIntersectionObserver.install();
    show('DensityTool');
    await act(() => Promise.resolve());
    expect(mockLanguages).not.toHaveBeenCalled();
    act(() => FakeIntersectionObserver.all.forEach((observer) => observer.report(true)));
    expect(await MARKS.DensityTool()).toBeInTheDocument();
  });
});

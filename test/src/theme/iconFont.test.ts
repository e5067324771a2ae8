import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { iconFontUrl, useIconFont } from '@/theme/iconFont';

const GOOGLE = 'https://fonts.googleapis.com/icon?family=Material+Icons%7CMaterial+Icons+Two+Tone';

function setUrl(url: string | undefined) {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_ICON_FONT_URL: url });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

async function openPage() {
  const page = renderHook(useIconFont, { wrapper: StrictMode });
  await settle();
  return page;
}

beforeEach(() => setUrl(undefined));

afterEach(() => {
  document.head.innerHTML = '';
});

describe('useIconFont', () => {
  it('adds the style sheet of Google where nothing is configured, without saying what is read', async () => {
    await openPage();
    expect(sheets().map(({ href }) => href)).toEqual([GOOGLE]);
    expect(sheets()[0]).toHaveProperty('referrerPolicy', 'no-referrer');
  });

  it('adds the configured one', async () => {
    setUrl('/fonts/icons.css');
    await openPage();
    expect(sheets()[0]).toHaveAttribute('href', '/fonts/icons.css');
  });

  it('adds none where it is configured to be empty', async () => {
    setUrl('');
    await openPage();
    expect(sheets()).toEqual([]);
  });

  it('adds it once in the life of a page', async () => {
    const { unmount } = await openPage();
    unmount();
    await openPage();
    expect(sheets()).toHaveLength(1);
  });

  it('delays nothing: it waits until the page has loaded', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await openPage();
    expect(sheets()).toEqual([]);
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(sheets()).toHaveLength(1);
  });

  it('is silent where it fails', async () => {
    await openPage();
    sheets()[0]?.dispatchEvent(new Event('error'));
    expect(sheets()).toHaveLength(1);
  });

  it.each([
    ['head', ['STYLE', 'LINK', 'STYLE']],
    ['body', ['STYLE', 'LINK']],
  ] as const)('stands before its placeholder, when there is one in the %s', async (place, tags) => {
    document.head.append(document.createElement('style'));
    const placeholder = Object.assign(document.createElement('style'), {
      id: 'material-icon-font',
    });
    document[place].append(placeholder);
    await openPage();
    expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(tags);
    placeholder.remove();
  });
});

describe('iconFontUrl', () => {
  it.each([
    [undefined, GOOGLE],
    ['', ''],
    ['https://fonts.example.com/a.css', 'https://fonts.example.com/a.css'],
  ])('makes of %j: %j', (configured, url) => {
    expect(iconFontUrl(configured)).toBe(url);
  });
});

import type { Redirect } from '@/publish/redirects';
import { parseRedirects, redirectOf, redirectsFile } from '@/publish/redirectsFile';

const REDIRECTS: Redirect[] = [
  { from: '/components/buttons/', to: '/material-ui/react-button/', status: 301 },
  { from: '/api/menu/', to: '/base-ui/react-menu/components-api/#menu', status: 301 },
  { from: '/r/refs/', to: '/guides/', status: 302 },
  { from: '/guides/', to: '/material-ui/guides/', status: 301 },
  { from: '/round/', to: '/about/', status: 301 },
  { from: '/about/', to: '/round/', status: 301 },
  { from: '/zh/*', to: '/:splat', status: 301 },
];

const targetOf = (address: string) => redirectOf(address, REDIRECTS)?.to ?? null;

describe('the _redirects file', () => {
  it('says again what was written', () => {
    expect(redirectsFile(REDIRECTS.slice(0, 1))).toBe(
      '/components/buttons/ /material-ui/react-button/ 301\n',
    );
    expect(parseRedirects(`# a remark\n\n${redirectsFile(REDIRECTS)}`)).toEqual(REDIRECTS);
  });
});

describe('redirectOf', () => {
  it.each([
    ['/components/buttons/', '/material-ui/react-button/'],
    ['/components/buttons', '/material-ui/react-button/'],
    ['/components/buttons/?a=1&b#sizes', '/material-ui/react-button/?a=1&b#sizes'],
    ['/api/menu/?a=1', '/base-ui/react-menu/components-api/?a=1#menu'],
    ['/api/menu/#props', '/base-ui/react-menu/components-api/#menu'],
    ['/zh/material-ui/react-tabs/', '/material-ui/react-tabs/'],
    ['/zh/favicon.svg', '/favicon.svg'],
    ['/zh/', '/'],
  ])('leads %s to %s', (address, target) => {
    expect(targetOf(address)).toBe(target);
  });

  it('sends a reader on once where redirects follow each other', () => {
    expect(targetOf('/zh/components/buttons')).toBe('/material-ui/react-button/');
    expect(redirectOf('/r/refs', REDIRECTS)).toEqual({
      from: '/r/refs/',
      to: '/material-ui/guides/',
      status: 302,
    });
  });

  it.each(['/', '/material-ui/react-button/', '/material-ui/react-button', '/zhang/', '/zh.md'])(
    'leaves %s where it is',
    (address) => {
      expect(targetOf(address)).toBeNull();
    },
  );

  it('never leads to another site', () => {
    for (const address of ['/zh//evil.example/', '/zh/\\evil.example/', '/zh/\\/evil.example/']) {
      expect(targetOf(address)).toBe('/evil.example/');
    }
  });

  it('comes to an end where redirects go round', () => {
    const target = targetOf('/round/');
    expect(target === null || target === '/about/').toBe(true);
  });
});

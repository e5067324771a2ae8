import { pageViewPayload, routePattern } from '@/analytics/pageView';

function openPage(address: string, metas: Record<string, string> = {}) {
  window.history.replaceState(null, '', address);
  document.title = 'Button - Material UI';
  document.head.append(
    ...Object.entries(metas).map(([name, content]) =>
      Object.assign(document.createElement('meta'), { name, content }),
    ),
  );
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '';
});

describe('routePattern', () => {
  const same = (left: string, right: string) => routePattern(left) === routePattern(right);

  it.each([
    ['/material-ui/react-button/', '/material-ui/react-button/?a=1'],
    ['/material-ui/react-button/', '/material-ui/react-button/#sizes'],
    ['/material-ui/react-button/', '/zh/material-ui/react-button/?a=1#sizes'],
    ['/base-ui/react-button/components-api/', '/base-ui/react-button/hooks-api/'],
    ['/base-ui/react-button/components-api/#button', '/base-ui/react-button/hooks-api/?a=1'],
  ])('does not tell %s from %s', (left, right) => {
    expect(same(left, right)).toBe(true);
  });

  it.each([
    ['/material-ui/react-button/', '/material-ui/react-card/'],
    ['/base-ui/react-button/', '/base-ui/react-button/components-api/'],
    ['/base-ui/react-button/hooks-api/', '/base-ui/react-input/hooks-api/'],
    ['/base-ui/hooks-api-guide/', '/base-ui/components-api-guide/'],
    ['/', '/versions/'],
  ])('tells %s from %s', (left, right) => {
    expect(same(left, right)).toBe(false);
  });
});

describe('pageViewPayload', () => {
  it('says the title, the path alone, and the product that the page names', () => {
    openPage('/zh/material-ui/react-button/?secret=1#sizes', {
      'mui:productId': 'material-ui',
      'mui:productCategoryId': 'core',
    });
    expect(pageViewPayload()).toEqual({
      page_title: 'Button - Material UI',
      page_location: '/material-ui/react-button/',
      productId: 'material-ui',
      productCategoryId: 'core',
    });
  });

  it('says null of a page that names no product', () => {
    openPage('/');
    expect(pageViewPayload()).toMatchObject({ productId: null, productCategoryId: null });
  });
});

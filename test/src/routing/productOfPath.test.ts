import { documentTitle, productOfPath } from '@/routing/productOfPath';

describe('productOfPath', () => {
  it.each([
    // Each product of the core family is its own first segment.
    ['/material-ui/', 'material-ui', 'core'],
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/material-ui/api/button/', 'material-ui', 'core'],
    ['/joy-ui/getting-started/', 'joy-ui', 'core'],
    ['/base-ui/react-button/hooks-api/', 'base-ui', 'core'],
    ['/system/getting-started/the-sx-prop/', 'system', 'core'],
    // A page of MUI X is named after its component.
    ['/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/x/react-data-grid', 'x-data-grid', 'x'],
    ['/x/react-data-grid/editing/', 'x-data-grid', 'x'],
    ['/x/react-date-pickers/getting-started/', 'x-date-pickers', 'x'],
    ['/x/react-charts/', 'x-charts', 'x'],
    ['/x/react-tree-view/', 'x-tree-view', 'x'],
    ['/x/api/data-grid/data-grid/', 'x-data-grid', 'x'],
    ['/x/api/data-grid/', 'x-data-grid', 'x'],
    ['/x/api/date-pickers/date-picker/', 'x-date-pickers', 'x'],
    ['/x/api/charts/bar-chart/', 'x-charts', 'x'],
    ['/x/api/tree-view/tree-item/', 'null', 'x'],
    ['/x/api/', 'null', 'x'],
    ['/x/', 'null', 'x'],
    ['/x/introduction/', 'null', 'x'],
    ['/x/migration/migration-data-grid-v5/', 'null', 'x'],
    // Own id, no category.
    ['/toolpad/core/introduction/', 'toolpad', 'null'],
    ['/docs/', 'docs', 'null'],
    ['/versions/', 'docs', 'null'],
    ['/production-error/', 'docs', 'null'],
    ['/production-error/?code=1', 'docs', 'null'],
    ['/experiments/docs/', 'docs-infra', 'null'],
    ['/experiments/docs/callouts/', 'docs-infra', 'null'],
    // Everything else.
    ['/experiments/', 'null', 'null'],
    ['/experiments/joy/style-guide/', 'null', 'null'],
    ['/experiments/documents/', 'null', 'null'],
    ['/', 'null', 'null'],
    ['/blog/', 'null', 'null'],
    ['/blog/material-ui-v5/', 'null', 'null'],
    ['/templates/', 'null', 'null'],
    ['/careers/react-engineer-core/', 'null', 'null'],
    ['/material-ui-pro/react-button/', 'null', 'null'],
    ['/xx/react-data-grid/', 'null', 'null'],
  ])('gives %s the product %s of category %s', (path, productId, productCategoryId) => {
    expect(productOfPath(path)).toEqual({ productId, productCategoryId });
  });

  it.each(['/versions', '/material-ui', '/x', '/production-error', '/docs', '/experiments/docs'])(
    'gives %s no product, since no slash follows the segment',
    (path) => {
      expect(productOfPath(path)).toEqual({ productId: 'null', productCategoryId: 'null' });
    },
  );

  it.each(['/versions?a=/b/', '/material-ui?next=/x/', '/material-ui#/x/'])(
    'does not take a slash of the query or hash of %s for one of the path',
    (path) => {
      expect(productOfPath(path)).toEqual({ productId: 'null', productCategoryId: 'null' });
    },
  );

  it.each([
    ['/material-ui/?docs=1#props', 'material-ui', 'core'],
    ['/x/react-data-grid/#react-date-pickers', 'x-data-grid', 'x'],
    ['/x/react-data-grid?a=1', 'x-data-grid', 'x'],
    ['/x/?next=/x/react-charts/', 'null', 'x'],
    ['/?path=/material-ui/', 'null', 'null'],
  ])('ignores the query and the hash of %s', (path, productId, productCategoryId) => {
    expect(productOfPath(path)).toEqual({ productId, productCategoryId });
  });

  it.each([
    ['/zh/material-ui/', 'material-ui', 'core'],
    ['/en/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/zh/versions/', 'docs', 'null'],
    ['/pt/material-ui/', 'null', 'null'],
    ['/zh/', 'null', 'null'],
  ])('looks behind the language prefix of %s', (path, productId, productCategoryId) => {
    expect(productOfPath(path)).toEqual({ productId, productCategoryId });
  });
});

describe('documentTitle', () => {
  it.each([
    ['/material-ui/react-button/', 'Button - Material UI'],
    ['/joy-ui/react-button/', 'Button - Joy UI'],
    ['/base-ui/react-button/', 'Button - Base UI'],
    ['/system/react-box/', 'Button - MUI System'],
    ['/x/react-data-grid/', 'Button - MUI X'],
    ['/x/introduction/', 'Button - MUI X'],
    ['/toolpad/core/introduction/', 'Button - MUI Toolpad'],
    ['/versions/', 'Button - MUI'],
    ['/blog/', 'Button - MUI'],
    ['/material-ui-pro/', 'Button - MUI'],
    ['/zh/joy-ui/react-button/', 'Button - Joy UI'],
  ])('names the product of %s behind the title', (path, title) => {
    expect(documentTitle('Button', path)).toBe(title);
  });

  it.each([
    ['/material-ui/', 'Material UI'],
    ['/x/', 'MUI X'],
    ['/system/', 'MUI System'],
  ])('lets the name of the product stand alone on %s', (path, name) => {
    expect(documentTitle(name, path)).toBe(name);
  });
});

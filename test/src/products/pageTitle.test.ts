import { pageTitle, titleFromPath } from '@/products/pageTitle';

const nothing = () => null;

describe('titleFromPath', () => {
  it.each([
    ['/material-ui/react-app-bar', 'App bar'],
    ['/material-ui/react-app-bar/', 'App bar'],
    ['/material-ui/react-button/', 'Button'],
    ['/material-ui/getting-started/installation/', 'Installation'],
    ['/material-ui/guides/routing/', 'Routing'],
    ['/x/react-data-grid/column-spanning/', 'Column spanning'],
    ['/base-ui/react-use-react-hook/', 'Use react hook'],
    ['/material-ui/guides/nextjs.html', 'Nextjs'],
    ['/material-ui/guides/a.b.c/', 'A'],
  ])('reads the last segment of %s as %s', (pathname, title) => {
    expect(titleFromPath(pathname)).toBe(title);
  });

  it.each([
    ['/material-ui/api/app-bar/', 'AppBar'],
    ['/material-ui/api/button/', 'Button'],
    ['/x/api/data-grid/data-grid/', 'DataGrid'],
    ['/base-ui/api/use-form-control-context/', 'useFormControlContext'],
    ['/api-docs/app-bar/', 'AppBar'],
    ['/api-docs/use-button/', 'UseButton'],
  ])('writes the name of the code for %s: %s', (pathname, title) => {
    expect(titleFromPath(pathname)).toBe(title);
  });

  it('takes a guide named api for a guide', () => {
    expect(titleFromPath('/material-ui/guides/api')).toBe('Api');
    expect(titleFromPath('/material-ui/guides/api/')).toBe('Api');
  });

  it('looks at neither query nor hash', () => {
    expect(titleFromPath('/material-ui/react-app-bar/?a=/b#/api/c-d')).toBe('App bar');
  });
});

describe('pageTitle', () => {
  it('takes the translation of the path before everything else', () => {
    const asked: string[] = [];
    const translatePage = (key: string) => {
      asked.push(key);
      return 'Translated';
    };
    expect(pageTitle({ pathname: '/a/', title: 'Own' }, translatePage)).toBe('Translated');
    expect(pageTitle({ pathname: '/a/', title: false }, translatePage)).toBe('Translated');
    expect(asked).toEqual(['/a/', '/a/']);
  });

  it('asks for the translation of the subheader when there is one', () => {
    const translatePage = jest.fn(() => 'Inputs');
    expect(pageTitle({ pathname: '/a/', subheader: 'inputs' }, translatePage)).toBe('Inputs');
    expect(translatePage).toHaveBeenCalledTimes(1);
    expect(translatePage).toHaveBeenCalledWith('inputs');
  });

  it('takes the own title when there is no translation', () => {
    expect(pageTitle({ pathname: '/a/react-b/', title: 'Own' }, nothing)).toBe('Own');
    expect(pageTitle({ pathname: '/a/', subheader: 'lab', title: 'Own' }, nothing)).toBe('Own');
  });

  it('derives the title from the path, or from the subheader, when there is nothing else', () => {
    expect(pageTitle({ pathname: '/material-ui/react-app-bar/' }, nothing)).toBe('App bar');
    expect(pageTitle({ pathname: '/a/', subheader: 'data-display' }, nothing)).toBe('Data display');
    expect(pageTitle({ pathname: '/a/', subheader: '/material-ui/api/x-y/' }, nothing)).toBe('XY');
  });

  it('is empty for an entry without title', () => {
    expect(pageTitle({ pathname: '/material-ui/react-app-bar/', title: false }, nothing)).toBe('');
  });
});

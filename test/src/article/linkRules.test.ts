import { isExternalLink, linkProblem, permalink } from '@/article/linkRules';

describe('linkProblem', () => {
  it.each([
    '/material-ui/react-button/',
    '/material-ui/react-button/#sizes',
    '/search/?q=a',
    '/search/?q=//#//',
    '/',
    '/#top',
    '#sizes',
    'https://mui.com',
    'https://mui.com//a//b',
    'mailto:someone@example.com',
    '/static/error-codes.json',
  ])('has nothing against %s', (url) => {
    expect(linkProblem(url)).toBeNull();
  });

  it.each([
    ['#', 'A link to "#".', 'Name an anchor.'],
    ['react-button/', 'no leading slash', 'Write the whole path'],
    ['../react-button/', 'no leading slash', 'Write the whole path'],
    ['?q=1', 'no leading slash', 'Write the whole path'],
    ['', 'no leading slash', 'Write the whole path'],
    ['/a//b/', 'double slash', 'Write one slash.'],
    ['//mui.com/', 'double slash', 'Write one slash.'],
    ['/material-ui/react-button', 'no trailing slash', 'Write /material-ui/react-button/'],
    ['/a/b#c', 'no trailing slash', 'Write /a/b/#c'],
    ['/a/b?c#d/', 'no trailing slash', 'Write /a/b/?c#d/'],
    ['http://mui.com/', 'unsafe protocol', 'Use https: or mailto:.'],
    ['javascript:alert(1)', 'unsafe protocol', 'Use https: or mailto:.'],
    ['JavaScript:alert(1)', 'unsafe protocol', 'Use https: or mailto:.'],
    ['data:text/html,x', 'unsafe protocol', 'Use https: or mailto:.'],
  ])('says what is wrong with "%s" and what to write', (url, reason, fix) => {
    const problem = linkProblem(url);
    expect(problem?.reason).toContain(reason);
    expect(problem?.reason).toContain(url);
    expect(problem?.fix).toContain(fix);
  });
});

describe('permalink', () => {
  it('leads to the tag of the documented version', () => {
    expect(permalink('https://github.com/mui/material-ui/blob/-/packages/a.ts#L3', '5.15.1')).toBe(
      'https://github.com/mui/material-ui/blob/v5.15.1/packages/a.ts#L3',
    );
  });

  it.each([
    'https://github.com/mui/material-ui/blob/master/a.ts',
    'https://github.com/mui/mui-x/blob/-/a.ts',
    'https://example.com/blob/-/a.ts',
    '/material-ui/react-button/',
  ])('leaves %s as it is', (url) => {
    expect(permalink(url, '5.15.1')).toBe(url);
  });
});

describe('isExternalLink', () => {
  it.each([
    ['https://mui.com/', true],
    ['http://mui.com/', true],
    ['mailto:a@b.c', false],
    ['/material-ui/', false],
    ['#https://mui.com', false],
  ])('says of %s: %s', (url, external) => {
    expect(isExternalLink(url)).toBe(external);
  });
});

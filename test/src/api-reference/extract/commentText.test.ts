import { cleanComment, inheritedName, ownDescription } from '@/api-reference/extract/commentText';

describe('cleanComment', () => {
  it.each([
    ['See {@link https://mui.com/x/ the grid}.', 'See [the grid](https://mui.com/x/).'],
    ['See {@link https://mui.com/x/}.', 'See [https://mui.com/x/](https://mui.com/x/).'],
    ['As {@link GridColDef} says.', 'As `GridColDef` says.'],
    ['Maps [[GridRowModel]] values.', 'Maps `GridRowModel` values.'],
    ['One.<br />Two.', 'One.\nTwo.'],
    ['A [link](https://mui.com/) and `code`.', 'A [link](https://mui.com/) and `code`.'],
  ])('makes Markdown of %s', (text, expected) => {
    expect(cleanComment(text)).toBe(expected);
  });
});

describe('ownDescription', () => {
  it('leaves out the lists of pages', () => {
    expect(ownDescription('A button.\n\nDemos:\n\n- [Button](https://mui.com/)\n\nAPI:\n')).toBe(
      'A button.',
    );
  });

  it('ends before headings and lists', () => {
    expect(ownDescription('A field.\nFor most cases.\n\n## Advanced\n\nMore.')).toBe(
      'A field.\nFor most cases.',
    );
  });
});

describe('inheritedName', () => {
  it('is the component that the list of API pages calls so', () => {
    expect(inheritedName('API:\n\n- inherits [ButtonBase API](https://mui.com/)')).toBe(
      'ButtonBase',
    );
  });

  it('is null when there is none', () => {
    expect(inheritedName('API:\n\n- [Button API](https://mui.com/)')).toBeNull();
  });
});

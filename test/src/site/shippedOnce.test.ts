import { withoutShippedHtml } from '@/site/shippedOnce';

describe('withoutShippedHtml', () => {
  it('takes the HTML out of every block and leaves the rest', () => {
    const options = { bg: 'outlined' };
    const props = {
      page: { path: '/a/' },
      blocks: [
        { kind: 'html', html: '<p>a</p>' },
        { kind: 'demo', name: 'A', module: 'a/A', options, html: '<span>b</span>' },
      ],
    };
    expect(withoutShippedHtml(props)).toEqual({
      page: { path: '/a/' },
      blocks: [{ kind: 'html' }, { kind: 'demo', name: 'A', module: 'a/A', options }],
    });
  });

  it('empties the search index', () => {
    expect(withoutShippedHtml({ page: 1, records: [{ id: 0 }, { id: 1 }] })).toEqual({
      page: 1,
      records: [],
    });
  });

  it('adds nothing to a page that has neither', () => {
    expect(withoutShippedHtml({ page: 1 })).toEqual({ page: 1 });
    expect(withoutShippedHtml({})).toEqual({});
  });

  it('leaves what it was given whole: the data file is made from it', () => {
    const props = { blocks: [{ html: '<p>a</p>' }], records: [1] };
    withoutShippedHtml(props);
    expect(props).toEqual({ blocks: [{ html: '<p>a</p>' }], records: [1] });
  });
});

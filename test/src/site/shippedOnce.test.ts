import { withoutShippedHtml } from '@/site/shippedOnce';

describe('withoutShippedHtml', () => {
  it('takes the HTML out of every block and leaves the rest', () => {
    const demo = { name: 'A', module: 'a/A' };
    const props = {
      page: { path: '/a/' },
      blocks: [
        { kind: 'html', html: '<p>a</p>' },
        { kind: 'demo', demo, html: '<span>b</span>' },
      ],
    };
    expect(withoutShippedHtml(props)).toEqual({
      page: { path: '/a/' },
      blocks: [{ kind: 'html' }, { kind: 'demo', demo }],
    });
  });

  it('empties the search index', () => {
    expect(withoutShippedHtml({ page: 1, records: [{ id: 0 }, { id: 1 }] })).toEqual({
      page: 1,
      records: [],
    });
  });

  it('takes the code out of the page of a demo and leaves what it is the code of', () => {
    const code = { name: 'A', module: 'a/A', sources: [{ code: 'a' }, { code: 'b' }] };
    expect(withoutShippedHtml({ page: 1, code })).toEqual({
      page: 1,
      code: { name: 'A', module: 'a/A', sources: [] },
    });
    expect(code.sources).toHaveLength(2);
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

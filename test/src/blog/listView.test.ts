import { countTags, splitPosts, viewOf } from '@/blog/listView';
import { manyPosts, postOf } from './posts';

const posts = manyPosts();
const shown = (view: ReturnType<typeof viewOf>) =>
  [...view.shown].map((path) => path.split('/')[2]);

describe('splitPosts', () => {
  it('takes the two newest out of the list', () => {
    const { featured, rest } = splitPosts(posts);
    expect(featured).toEqual(posts.slice(0, 2));
    expect(rest).toEqual(posts.slice(2));
  });
});

describe('countTags', () => {
  it('counts the posts of each tag, in the order of the table, without those that none has', () => {
    expect(countTags(posts)).toEqual([
      { tag: 'Content', count: 8 },
      { tag: 'Performance', count: 1 },
      { tag: 'Security', count: 5 },
    ]);
  });
});

describe('viewOf', () => {
  it('cuts all posts into pages of five', () => {
    const first = viewOf(posts, { tags: [], page: 1 });
    expect(first).toMatchObject({ count: 13, page: 1, pages: 3 });
    expect(shown(first)).toEqual(['post-1', 'post-2', 'post-3', 'post-4', 'post-5']);
    expect(shown(viewOf(posts, { tags: [], page: 3 }))).toEqual(['post-11', 'post-12', 'post-13']);
  });

  it('shows the last page for one that there is not', () => {
    expect(viewOf(posts, { tags: [], page: 99 })).toMatchObject({ page: 3, pages: 3 });
  });

  it('shows posts with any of the tags, each once', () => {
    const view = viewOf(posts, { tags: ['Performance', 'Security'], page: 1 });
    expect(view.count).toBe(5);
    expect(shown(view)).toEqual(['post-1', 'post-4', 'post-7', 'post-10', 'post-13']);
  });

  it('is one empty page when no post has the tag', () => {
    const view = viewOf([postOf('one')], { tags: ['Security'], page: 2 });
    expect(view).toMatchObject({ count: 0, page: 1, pages: 1 });
    expect(view.shown.size).toBe(0);
  });
});

/** @jest-environment node */
import { parseArticle } from '@/article/parseArticle.server';

const context = {
  file: 'data/x/test.md',
  productId: 'material-ui',
  version: '5.15.1',
  apiPages: [],
};
const head = '---\ntitle: T\ndescription: D\n---\n\n';

describe('parseArticle', () => {
  it('cuts an article at its demos', async () => {
    const article = await parseArticle(`${head}One.\n\n::demo{name="Basic"}\n\nTwo.\n`, context);
    expect(article.blocks.map(({ kind }) => kind)).toEqual(['html', 'demo', 'html']);
  });
});

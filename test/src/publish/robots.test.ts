import { robotsTxt } from '@/publish/robots.server';

describe('robots.txt', () => {
  it('lets everybody read, and names the sitemap by its whole address', () => {
    expect(robotsTxt('https://example.com')).toMatchInlineSnapshot(`
     "User-agent: *
     Allow: /

     Sitemap: https://example.com/sitemap.xml
     "
    `);
  });
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { validateXML } from 'xmllint-wasm';
import { atomFeed, rssFeed, type Feed } from '@/blog/feed';
import { postOf } from './posts';

const FEED: Feed = {
  host: 'https://docs.example.com',
  language: 'en',
  title: 'The blog & more',
  description: 'Posts about <things>.',
  posts: [
    {
      ...postOf('second', { day: 21, tags: ['Security', 'Content'] }),
      title: 'A < B && "C" \u0007]]>',
      html: '<p>It\u2019s 1 &lt; 2 &amp; <code>]]&gt;</code></p>',
    },
    { ...postOf('first', { day: 2 }), authors: ['Ada', 'Grace'], html: '<p>One</p>' },
  ],
};

/** What libxml2 finds wrong with a document by a grammar. */
async function mistakes(xml: string, grammar: 'atom' | 'rss') {
  const contents = readFileSync(path.join(__dirname, `${grammar}.rng`), 'utf8');
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    schema: [{ fileName: 'feed.rng', contents }],
    extension: 'relaxng',
  });
  return errors.map(({ message }) => message);
}

describe('the RSS feed', () => {
  const xml = rssFeed(FEED);

  it('is valid', async () => {
    expect(await mistakes(xml, 'rss')).toEqual([]);
    expect(await mistakes(xml.replace('<pubDate>', '<pubDate>On '), 'rss')).not.toEqual([]);
  });

  it('is read by others as it is meant', () => {
    const feed = parseRssFeed(xml);
    expect(feed).toMatchObject({
      title: 'The blog & more',
      link: 'https://docs.example.com/blog/',
      description: 'Posts about <things>.',
      language: 'en',
      atom: { links: [{ rel: 'self', href: 'https://docs.example.com/blog/rss.xml' }] },
    });
    expect(feed.items).toHaveLength(2);
    expect(feed.items?.[0]).toMatchObject({
      title: 'A < B && "C" ]]>',
      link: 'https://docs.example.com/blog/second/',
      pubDate: 'Sat, 21 Nov 2026 00:00:00 GMT',
      description: 'What second is about.',
      categories: [{ name: 'Security' }, { name: 'Content' }],
      content: { encoded: FEED.posts[0]?.html },
    });
    expect(feed.items?.[1]?.dc?.creators).toEqual(['Ada', 'Grace']);
  });
});

describe('the Atom feed', () => {
  const xml = atomFeed(FEED);

  it('is valid', async () => {
    expect(await mistakes(xml, 'atom')).toEqual([]);
    expect(await mistakes(xml.replace(/<updated>.*?<\/updated>/, ''), 'atom')).not.toEqual([]);
  });

  it('is read by others as it is meant', () => {
    const feed = parseAtomFeed(xml);
    expect(feed).toMatchObject({
      id: 'https://docs.example.com/blog/',
      updated: '2026-11-21T00:00:00.000Z',
    });
    expect(feed.entries).toHaveLength(2);
    expect(feed.entries?.[0]).toMatchObject({
      id: 'https://docs.example.com/blog/second/',
      published: '2026-11-21T00:00:00.000Z',
      authors: [{ name: 'The documentation team' }],
      categories: [{ term: 'Security' }, { term: 'Content' }],
    });
    expect(JSON.stringify(feed.entries?.[0])).toContain('It\u2019s 1 &lt; 2');
  });
});

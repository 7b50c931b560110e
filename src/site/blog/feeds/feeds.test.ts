import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { PlannedSite } from '../../../../test/build/planned-site.js';
import type { UserConfig } from '../../../config/index.js';

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** Parses an XML document. @throws if an end tag does not match */
function parseXml(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const node = { name, attributes, children: [], text: '' };
        open.at(-1)?.children.push(node);
        open.push(node);
      },
      ontext(text) {
        const node = open.at(-1);
        if (node) node.text += text;
      },
      onclosetag(name, implied) {
        if (open.pop()?.name !== name || (implied && !xml.includes('/>')))
          throw new Error(`</${name}> does not fit`);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const [document] = root.children.filter(({ name }) => !name.startsWith('?'));
  if (!document || open.length > 1) throw new Error('no whole document');
  return document;
}

const all = (node: Node, name: string): Node[] => node.children.filter((one) => one.name === name);
const nodeText = (node: Node | undefined, name: string) => node && all(node, name)[0]?.text;

const files = {
  'content/docs/sun.md': '# Sun',
  'content/blog/2026-02-17-eclipse.md': [
    '---',
    'title: Fire & "ice" <1>',
    'tags: [sun, C&A]',
    'authors: [hill, { name: Ada }]',
    'last_update: { date: 2026-03-01 }',
    '---',
    'See [the sun](../docs/sun.md), [below](#later) and ![moon](./moon.png).',
    '',
    '<!-- truncate -->',
    '',
    '## Later',
    '',
    '```js',
    'const a = 1 < 2;',
    '```',
  ].join('\n'),
  'content/blog/2026-03-20-equinox.md': 'Light ]]> day.\u0008',
  'content/blog/2026-03-21-hidden.md': '---\nunlisted: true\n---\nHidden.',
};

function feeds(config: UserConfig = {}) {
  const { site, problems } = new PlannedSite({
    files,
    authors: { 'content/blog/authors.yml': 'hill:\n  name: The hill\n  page: true\n' },
    contentAssets: ['content/blog/moon.png'],
    config: {
      title: 'Almanac',
      url: 'https://almanac.example',
      baseUrl: '/space/',
      ...config,
    },
  });
  expect(problems).toEqual([]);
  const contents = new Map(site.files.map((file) => [file.path, String(file.contents)]));
  return {
    page: site.pages[0]?.props,
    paths: [...contents.keys()].filter((path) => /\.xml$|feed\.json$/.test(path)),
    rss: contents.get('blog/rss.xml') ?? '',
    atom: contents.get('blog/atom.xml') ?? '',
    json: JSON.parse(contents.get('blog/feed.json') ?? 'null'),
  };
}

const post = 'https://almanac.example/space/blog/2026/02/17/eclipse';

describe('RSS', () => {
  const [channel] = parseXml(feeds().rss).children;
  const items = channel ? all(channel, 'item') : [];

  it('has the required channel elements', () => {
    expect(nodeText(channel, 'title')).toBe('Almanac: Blog');
    expect(nodeText(channel, 'link')).toBe('https://almanac.example/space/blog');
    expect(nodeText(channel, 'description')).toBe('Almanac: Blog');
    expect(nodeText(channel, 'language')).toBe('en');
    expect(nodeText(channel, 'lastBuildDate')).toBe('Fri, 20 Mar 2026 00:00:00 GMT');
    expect(channel && all(channel, 'atom:link')[0]?.attributes).toEqual({
      href: 'https://almanac.example/space/blog/rss.xml',
      rel: 'self',
      type: 'application/rss+xml',
    });
  });

  it('lists the listed posts, newest first', () => {
    expect(items.map((item) => nodeText(item, 'title'))).toEqual(['Equinox', 'Fire & "ice" <1>']);
  });

  it('has the date, authors and categories of a post', () => {
    const item = items[1];
    expect(nodeText(item, 'pubDate')).toBe('Tue, 17 Feb 2026 00:00:00 GMT');
    expect(nodeText(item, 'guid')).toBe(post);
    expect(item && all(item, 'dc:creator').map(({ text }) => text)).toEqual(['The hill', 'Ada']);
    expect(item && all(item, 'category').map(({ text }) => text)).toEqual(['sun', 'C&A']);
  });

  it('contains the full text with absolute URLs and without page markup', () => {
    const html = nodeText(items[1], 'content:encoded');
    expect(html).toContain('<a href="https://almanac.example/space/docs/sun">the sun</a>');
    expect(html).toContain(`<a href="${post}#later">below</a>`);
    expect(html).toMatch(/src="https:\/\/almanac\.example\/space\/assets\/[\w-]*moon\.png"/);
    expect(html).toContain('<h2>Later</h2>');
    expect(html).toContain('<code>const a = 1 &lt; 2;\n</code>');
    expect(html).not.toMatch(/class=|heading-anchor|<span|<button/);
  });

  it('replaces characters that XML forbids', () => {
    expect(feeds().rss).not.toContain('\u0008');
    expect(nodeText(items[0], 'content:encoded')).toContain('Light ]]&gt; day.\uFFFD');
  });
});

describe('Atom', () => {
  const feed = parseXml(feeds().atom);
  const entries = all(feed, 'entry');

  it('has id, title and updated in the feed and each entry', () => {
    for (const node of [feed, ...entries]) {
      expect(nodeText(node, 'id')).toMatch(/^https:\/\/almanac\.example\/space\/blog/);
      expect(nodeText(node, 'title')).not.toBe('');
      expect(nodeText(node, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
    expect(feed.attributes['xml:lang']).toBe('en');
  });

  it('distinguishes published from updated', () => {
    expect(nodeText(entries[1], 'published')).toBe('2026-02-17T00:00:00.000Z');
    expect(nodeText(entries[1], 'updated')).toBe('2026-03-01T00:00:00.000Z');
  });

  it('names authors with the URLs of their pages', () => {
    const authors = entries[1] ? all(entries[1], 'author') : [];
    expect(authors.map((author) => [nodeText(author, 'name'), nodeText(author, 'uri')])).toEqual([
      ['The hill', 'https://almanac.example/space/blog/authors/hill'],
      ['Ada', undefined],
    ]);
  });
});

describe('JSON Feed', () => {
  it('has version 1.1 and all properties of feed and posts', () => {
    const { json } = feeds();
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Almanac: Blog',
      home_page_url: 'https://almanac.example/space/blog',
      feed_url: 'https://almanac.example/space/blog/feed.json',
      language: 'en',
    });
    expect(json.items[1]).toMatchObject({
      id: post,
      url: post,
      title: 'Fire & "ice" <1>',
      summary: 'See the sun, below and .',
      date_published: '2026-02-17T00:00:00.000Z',
      date_modified: '2026-03-01T00:00:00.000Z',
      authors: [
        { name: 'The hill', url: 'https://almanac.example/space/blog/authors/hill' },
        { name: 'Ada' },
      ],
      tags: ['sun', 'C&A'],
    });
  });
});

describe('feeds', () => {
  it('are linked in the head of every page', () => {
    expect(feeds().page?.head.feeds).toEqual([
      {
        title: 'Almanac: Blog (RSS)',
        type: 'application/rss+xml',
        url: '/space/blog/rss.xml',
      },
      {
        title: 'Almanac: Blog (Atom)',
        type: 'application/atom+xml',
        url: '/space/blog/atom.xml',
      },
      {
        title: 'Almanac: Blog (JSON Feed)',
        type: 'application/feed+json',
        url: '/space/blog/feed.json',
      },
    ]);
  });

  it.each([
    ['atom', ['blog/atom.xml']],
    [
      ['rss', 'json'],
      ['blog/rss.xml', 'blog/feed.json'],
    ],
    [null, []],
  ] as const)('follow the configured type: %j', (type, paths) => {
    const options = typeof type === 'object' && type !== null ? [...type] : type;
    const { paths: found } = feeds({ blog: { feedOptions: { type: options } } });
    expect(found.filter((path) => path !== 'sitemap.xml')).toEqual(paths);
  });

  it('follow limit, title, description and copyright of feedOptions', () => {
    const feedOptions = { limit: 1, title: 'Log', description: 'Seen.', copyright: '© Hill' };
    const { json, rss } = feeds({ blog: { feedOptions } });
    expect(json.items).toHaveLength(1);
    expect([json.title, json.description]).toEqual(['Log', 'Seen.']);
    expect(rss).toContain('<copyright>© Hill</copyright>');
  });
});

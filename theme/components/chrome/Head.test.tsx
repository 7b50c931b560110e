import type { PageProps } from 'docsgen/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Document } from '../../layouts/Document.js';
import { contentPage, contents } from '../../pages.test.data.js';
import { Head } from './Head.js';

function tags(content: PageProps['content'], head: Partial<PageProps['head']>): string[] {
  const page = contentPage(content);
  const html = renderToStaticMarkup(<Head page={{ ...page, head: { ...page.head, ...head } }} />);
  return [...html.matchAll(/<(?:meta|link|script)[^>]*>(?:[^<]*<\/script>)?/g)].map(([tag]) => tag);
}

describe('the document head has', () => {
  it('canonical, alternate, feed and Markdown links', () => {
    const found = tags(contents.doc, {
      canonical: 'https://planets.example/docs/mars',
      alternates: [
        { lang: 'en', url: 'https://planets.example/docs/mars' },
        { lang: 'ar', url: 'https://planets.example/ar/docs/mars' },
        { lang: 'x-default', url: 'https://planets.example/docs/mars' },
      ],
      openGraphLocales: ['en_US', 'ar_EG'],
      article: { published: '2026-01-01', authors: ['Galileo'], tags: ['red'] },
      feeds: [{ title: 'Log', type: 'application/atom+xml', url: '/blog/atom.xml' }],
      markdown: '/docs/mars.md',
    });
    expect(found).toEqual(
      expect.arrayContaining([
        '<link rel="canonical" href="https://planets.example/docs/mars"/>',
        '<link rel="alternate" hrefLang="ar" href="https://planets.example/ar/docs/mars"/>',
        '<link rel="alternate" hrefLang="x-default" href="https://planets.example/docs/mars"/>',
        '<link rel="alternate" type="application/atom+xml" title="Log" href="/blog/atom.xml"/>',
        '<link rel="alternate" type="text/markdown" href="/docs/mars.md"/>',
        '<meta property="og:url" content="https://planets.example/docs/mars"/>',
        '<meta property="og:locale" content="en_US"/>',
        '<meta property="og:locale:alternate" content="ar_EG"/>',
        '<meta property="og:type" content="article"/>',
        '<meta property="article:published_time" content="2026-01-01"/>',
        '<meta property="article:author" content="Galileo"/>',
        '<meta property="article:tag" content="red"/>',
      ]),
    );
  });

  it('the social card image with alternative text and size', () => {
    const image = {
      url: 'https://planets.example/mars.png',
      alt: 'Mars',
      width: 1200,
      height: 630,
    };
    const found = tags(contents.doc, { image, description: 'The "red" one' });
    expect(found).toEqual(
      expect.arrayContaining([
        '<meta property="og:image" content="https://planets.example/mars.png"/>',
        '<meta property="og:image:alt" content="Mars"/>',
        '<meta property="og:image:width" content="1200"/>',
        '<meta property="og:image:height" content="630"/>',
        '<meta property="og:description" content="The &quot;red&quot; one"/>',
        '<meta name="twitter:card" content="summary_large_image"/>',
        '<meta name="twitter:image" content="https://planets.example/mars.png"/>',
        '<meta name="twitter:image:alt" content="Mars"/>',
      ]),
    );
    expect(tags(contents.doc, {}).join()).not.toMatch(/image|summary_large/);
  });

  it('structured data without further escaping', () => {
    const structuredData = '{"name":"a & b \\u003c/script>"}';
    expect(tags(contents.doc, { structuredData })).toContain(
      `<script type="application/ld+json">${structuredData}</script>`,
    );
  });

  it('the favicon, or an empty one that prevents a request', () => {
    expect(tags(contents.doc, { favicon: '/mars.svg' })).toContain(
      '<link rel="icon" href="/mars.svg"/>',
    );
    expect(tags(contents.doc, { favicon: undefined })).toContain(
      '<link rel="icon" href="data:,"/>',
    );
  });

  it('a robots tag only on pages with noIndex', () => {
    expect(tags(contents.doc, { noIndex: true })).toContain(
      '<meta name="robots" content="noindex, nofollow"/>',
    );
    expect(tags(contents.doc, { noIndex: false }).join()).not.toContain('robots');
  });

  it('a render-blocking link to the element that the first paint waits for', () => {
    const link = '<link rel="expect" href="#_samples" blocking="render"/>';
    expect(tags(contents.operation, { paintedAfter: '_samples' })).toContain(link);
    expect(tags(contents.doc, {}).join()).not.toContain('rel="expect"');
    const page = contentPage(contents.operation);
    const html = renderToStaticMarkup(
      <Document page={{ ...page, head: { ...page.head, paintedAfter: '_samples' } }} body="" />,
    );
    expect(html).toContain('class="samples" id="_samples"');
  });
});

it('the document head has the elements of the configuration, with their texts as written', () => {
  const page = contentPage(contents.doc);
  const head = {
    ...page.head,
    elements: [
      { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '"1' } },
      { tag: 'script', attributes: { src: '/a.js', async: true, crossorigin: 'anonymous' } },
      {
        tag: 'script',
        attributes: { 'data-site': 'x', nomodule: true },
        content: 'if (1 < 2 && a) b("c")',
      },
      { tag: 'style', attributes: { media: 'print' }, content: 'a > b { color: "x" }' },
    ],
  } as const;
  const html = renderToStaticMarkup(<Head page={{ ...page, head }} />);
  for (const element of [
    '<meta http-equiv="refresh" content="&quot;1"/>',
    '<script src="/a.js" async="" crossorigin="anonymous"></script>',
    '<script data-site="x" noModule="">if (1 < 2 && a) b("c")</script>',
    '<style media="print">a > b { color: "x" }</style></head>',
  ]) {
    expect(html).toContain(element);
  }
});

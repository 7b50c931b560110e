import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { withPrintPages } from './print-pages.js';
import { readingFiles, readingItemsBelow, singleFile } from './single-file.js';
import { zipFiles } from './zip.js';

const page = (main: string) =>
  `<!doctype html><html lang="en" data-theme="system"><head><link rel="stylesheet" href="/base/assets/a.css"/></head><body><nav>menu</nav><main id="_main">${main}</main></body></html>`;
const files = [
  {
    path: 'docs/mars/index.html',
    contents: page(
      '<nav class="breadcrumbs">Docs</nav><h1>Mars</h1><h2 id="moons">Moons</h2><a href="/base/docs/venus#air">Air</a><a href="#moons">Up</a><img src="/base/img/mars.svg" srcset="/base/img/mars.svg 2x"><svg viewBox="0 0 1 1"><linearGradient/><path marker-end="url(#end)"/></svg>',
    ),
  },
  {
    path: 'docs/venus/index.html',
    contents: page(
      '<h1>Venus</h1><div data-island="try-it"><button>Try it</button></div><h2 id="air">Air</h2><a href="/base/blog">Blog</a><a href="https://moon.example/">Moon</a><script>alert(1)</script>',
    ),
  },
  { path: 'assets/a.css', contents: 'a{background:url(./dot.png)}' },
  { path: 'assets/dot.png', contents: Buffer.from([1, 2]) },
  { path: 'img/mars.svg', contents: '<svg/>' },
];
const reading = [
  { label: 'Mars', file: 'docs/mars/index.html', items: [] },
  { label: 'Others', items: [{ label: 'Venus', file: 'docs/venus/index.html', items: [] }] },
];
const join = (url?: string) =>
  singleFile({ title: 'Planets', files, reading, baseUrl: '/base/', url, sheet: 'b{}' });

describe('a site as a single file', () => {
  it('contains each page as a section, and links to it from the contents', () => {
    const html = join();
    expect(html).toContain('<li><a href="#p1">Mars</a></li>');
    expect(html).toContain(
      '<li><strong>Others</strong><ul class="sidebar-items"><li><a href="#p2">',
    );
    expect(html).toContain('<section class="single-page" id="p2"><h1>Venus</h1><h2');
    expect(html).not.toContain('menu');
    expect(html).not.toContain('breadcrumbs');
  });

  it('keeps links between its pages, and ids unique', () => {
    const html = join();
    expect(html).toContain('<h2 id="p1-moons">');
    expect(html).toContain('<a href="#p1-moons">Up</a>');
    expect(html).toContain('marker-end="url(#p1-end)"');
    expect(html).toContain('<a href="#p2-air">Air</a>');
    expect(html).toContain('<a href="https://moon.example/">');
  });

  it('links to other pages of the published site if its address is known', () => {
    expect(join()).toContain('<a>Blog</a>');
    expect(join('https://planets.example')).toContain(
      '<a href="https://planets.example/base/blog">Blog</a>',
    );
  });

  it('needs no other file, and runs no script', () => {
    const html = join();
    expect(html).toContain('<img src="data:image/svg+xml;base64,PHN2Zy8+">');
    expect(html).toContain('a{background:url("data:image/png;base64,AQI=")}');
    expect(html).not.toContain('<script');
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'`);
    expect(html).toContain('<linearGradient/>');
  });

  it('contains only the pages below a path on request', () => {
    expect(readingFiles(readingItemsBelow(reading, '/docs/venus'))).toEqual([
      'docs/venus/index.html',
    ]);
    expect(readingFiles(readingItemsBelow(reading, '/doc'))).toEqual([]);
    expect(readingFiles(readingItemsBelow(reading, '/'))).toEqual(readingFiles(reading));
  });
});

describe('a print page', () => {
  const print = {
    path: 'docs/print/index.html',
    contents:
      '<html><head><link rel="stylesheet" href="/base/assets/site.css"/></head><main id="_main"><h1>All</h1><div class="print-pages"></div></main></html>',
  };
  const joins = ['docs/mars/index.html', 'docs/venus/index.html'];
  const filled = (own = files): string => {
    const made = withPrintPages([print, ...own], [{ file: print.path, joins }], '/base/');
    return String(made[0]?.contents);
  };

  it('holds its pages with unique ids, and links between them', () => {
    const html = filled();
    expect(html).toContain('<div class="print-pages"><section class="single-page" id="p1">');
    expect(html).toContain('<h2 id="p1-moons">');
    expect(html).toContain('<a href="#p2-air">Air</a>');
    expect(html).toContain('<section class="single-page" id="p2"><h1>Venus</h1>');
    expect(html).not.toContain('<script');
  });

  it('keeps images, links to other pages and the style sheets of its pages', () => {
    const html = filled();
    expect(html).toContain('<img src="/base/img/mars.svg" srcset="/base/img/mars.svg 2x">');
    expect(html).toContain('<a href="/base/blog">Blog</a>');
    expect(html.match(/<link rel="stylesheet" href="\/base\/assets\/a\.css"\/>/g)).toHaveLength(1);
  });

  it('is filled on demand, under a key that changes with its pages', () => {
    const keyed = (key: string) =>
      withPrintPages(
        [print, ...files].map((file) => ({ ...file, key: file.path === joins[1] ? key : 'same' })),
        [{ file: print.path, joins }],
        '/base/',
      )[0]?.key;
    expect(keyed('new')).not.toBe(keyed('old'));
    expect(keyed('old')).toBe(keyed('old'));
  });
});

describe('an archive of a site', () => {
  it('contains all files in one folder, and is the same for the same files', () => {
    const archive = zipFiles(files, 'planets');
    const found = unzipSync(archive);
    expect(Object.keys(found)).toEqual(files.map(({ path }) => `planets/${path}`).toSorted());
    expect(strFromU8(found['planets/img/mars.svg'] ?? new Uint8Array())).toBe('<svg/>');
    expect(zipFiles(files.toReversed(), 'planets')).toEqual(archive);
  });

  it('is one of Unix, so that unzip reads names with other letters', () => {
    const archive = Buffer.from(zipFiles([{ path: 'größe.html', contents: '' }], 'planets'));
    const entry = archive.indexOf('PK\x01\x02', 0, 'latin1');
    expect(archive[entry + 5]).toBe(3);
    expect(archive.readUInt32LE(entry + 38) >>> 16).toBe(0o644);
  });
});

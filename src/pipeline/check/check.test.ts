import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { checkSite, type LinkCheckOptions } from './check.js';
import type { CheckedSite } from './checked-site.js';
import { findInSource } from './find-in-source.js';
import { hrefTarget } from './link-destination.js';
import { parseHtml } from './parse-html.js';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Site {
  readonly pages: Readonly<Record<string, string>>;
  readonly sources?: Readonly<Record<string, string>>;
  readonly baseUrl?: string;
  readonly url?: string;
}

/**
 * A site of pages by URL relative to its base: `docs/mars` has the source `content/docs/mars.md`.
 */
function site({ pages, sources = {}, baseUrl = '/', url }: Site): CheckedSite {
  const pathFile = (path: string): string | undefined => {
    const page = path.split('?')[0]?.slice(baseUrl.length).replace(/\/$/, '') ?? '';
    return path.startsWith(baseUrl) && page in pages ? `${page}/index.html` : undefined;
  };
  return {
    baseUrl,
    url,
    outName: 'dist',
    configFile: 'docsgen.config.ts',
    pages: Object.keys(pages).map((page) => ({
      url: baseUrl + page,
      file: `${page}/index.html`,
      source: `content/${page}.md`,
    })),
    readBuilt: async (file) => pages[file.replace('/index.html', '')] ?? '',
    readSource: async (file) => sources[file],
    fileOf: pathFile,
    serve: async ({ path, html }) => {
      const origin = await serve((request, response) => {
        const target = request.url ?? '';
        const found = target === path || pathFile(target) !== undefined;
        response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/html' });
        response.end(target === path ? html : '');
      });
      return { origin, close: async () => {} };
    },
  };
}

function check(checked: CheckedSite, over: Partial<LinkCheckOptions> = {}) {
  return checkSite(checked, { external: false, timeout: 2000, retries: 0, ...over });
}

function lines(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ place, message }) => {
    const where = place && `${place.file}:${place.start.line}:${place.start.column}`;
    return `${where} ${message}`;
  });
}

describe('the check of a built site', () => {
  it('reports no problem in a valid site', async () => {
    const { value, diagnostics } = await check(
      site({
        baseUrl: '/space/',
        url: 'https://planets.dev',
        pages: {
          '': '<a href="/space/docs/mars#moons">Mars</a> <a href="#">top</a> <a href="mailto:a@b.c">us</a>',
          'docs/mars':
            '<link rel="canonical" href="https://planets.dev/space/docs/mars"><h2 id="moons">Moons</h2>' +
            '<a href="/space/">home</a><a href="?view=all">all</a><a href="https://other.dev">x</a>',
        },
      }),
    );
    expect(diagnostics).toEqual([]);
    expect(value).toEqual({ pages: 2, links: 3, skipped: 1 });
  });

  it('reports broken links at their source position, also when the source writes them differently', async () => {
    const { diagnostics } = await check(
      site({
        pages: {
          'docs/mars': '<p><a href="/docs/phobos">P</a> <a href="/docs/mars#ice">I</a></p>',
        },
        sources: { 'content/docs/mars.md': '# Mars\n\nSee [Phobos](./phobos.md), [ice](#ice).\n' },
      }),
    );
    expect(lines(diagnostics)).toEqual([
      'content/docs/mars.md:3:14 Link /docs/phobos is broken: there is no such page (404).',
      'content/docs/mars.md:3:34 Link /docs/mars#ice leads to a page without the id ice.',
    ]);
    expect(diagnostics[0]?.place?.end?.column).toBe(25);
  });

  it('reports a broken navigation link once, in the configuration', async () => {
    const footer = '<a href="/imprint">Imprint</a>';
    const { diagnostics } = await check(
      site({
        pages: { a: footer, b: footer, c: footer },
        sources: {
          'content/a.md': '# A',
          'docsgen.config.ts':
            "export default {\n  items: [{ label: 'Imprint', to: '/imprint' }],\n};",
        },
      }),
    );
    expect(lines(diagnostics)).toEqual([
      'docsgen.config.ts:2:36 Link /imprint is broken: there is no such page (404) (on 3 pages).',
    ]);
  });

  it('reports a broken link in the built page if no source has it, with the number of pages', async () => {
    const { diagnostics } = await check(
      site({ pages: { a: '<p>\n<a href="/x">x</a>', b: '<a href="/x">x</a>' } }),
    );
    expect(lines(diagnostics)).toEqual([
      'dist/a/index.html:2:1 Link /x is broken: there is no such page (404) (on 2 pages).',
    ]);
    expect(diagnostics[0]?.related).toMatchObject([{ place: { file: 'dist/b/index.html' } }]);
  });

  it('checks unlinked pages, assets, and links outside the base URL', async () => {
    const { diagnostics } = await check(
      site({
        baseUrl: '/space/',
        pages: {
          '': 'home',
          orphan: '<img src="/space/no.png" srcset="/space/no2.png 2x"><a href="/docs/mars">M</a>',
        },
      }),
    );
    expect(diagnostics.map(({ message }) => /\S+\.png|\/docs\/mars/.exec(message)?.[0])).toEqual([
      '/space/no.png',
      '/space/no2.png',
      '/docs/mars',
    ]);
  });

  it('checks external links on request and distinguishes broken from unverified ones', async () => {
    const other = await serve((request, response) => {
      const status = Number(request.url?.slice(1, 4));
      response.writeHead(status === 405 && request.method === 'GET' ? 200 : status).end();
    });
    // Links to 127.0.0.1 are never followed, so the server needs another address of this machine.
    const host = other.replace('127.0.0.1', '0.0.0.0');
    const html = ['200', '404/a', '403', '405', '503']
      .map((path) => `<a href="${host}/${path}#x">x</a>`)
      .join('');
    const pages = { a: `${html}<a href="https://example.com/nothing">x</a>` };
    expect((await check(site({ pages }))).diagnostics).toEqual([]);
    let progress = 0;
    const { value, diagnostics } = await check(site({ pages }), {
      external: true,
      allowedHosts: ['0.0.0.0'],
      onProgress: (done) => {
        progress = done;
      },
    });
    expect(value).toEqual({ pages: 1, links: 5, skipped: 0 });
    expect(progress).toBe(5);
    expect(
      diagnostics.map(({ code, message }) => [code, /\d+(\/a)?#x/.exec(message)?.[0]]),
    ).toEqual([
      ['check/broken-link', '404/a#x'],
      ['check/unverified', '403#x'],
      ['check/unverified', '503#x'],
    ]);
  });

  it('gives broken links within the site the severities of the site', async () => {
    const pages = { a: '<a href="/b">x</a><a href="#b">x</a>' };
    const severities = { links: 'error', anchors: 'warning' } as const;
    const { diagnostics } = await check({ ...site({ pages }), severities });
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual(
      expect.arrayContaining([
        ['check/broken-link', 'error'],
        ['check/broken-anchor', 'warning'],
      ]),
    );
  });

  it('reports an external server that times out as unverified', async () => {
    const other = (await serve(() => {})).replace('127.0.0.1', '0.0.0.0');
    const { diagnostics } = await check(site({ pages: { a: `<a href="${other}/">x</a>` } }), {
      external: true,
      allowedHosts: ['0.0.0.0'],
      timeout: 200,
    });
    expect(diagnostics).toMatchObject([
      { code: 'check/unverified', message: expect.stringContaining('took too long') },
    ]);
  });

  it('does not send local requests through a proxy', async () => {
    const proxy = await serve((_, response) => void response.writeHead(502).end());
    process.env.http_proxy = proxy;
    try {
      const pages = { a: '<a href="/b">b</a>', b: '' };
      expect((await check(site({ pages }))).diagnostics).toEqual([]);
    } finally {
      delete process.env.http_proxy;
    }
  });

  it('checks ten thousand links quickly', async () => {
    const pages: Record<string, string> = {};
    for (let page = 0; page < 300; page += 1) {
      pages[`p${page}`] = Array.from({ length: 40 }, (_, n) => `<a href="/p${n}">x</a>`).join('');
    }
    expect((await check(site({ pages }))).value).toEqual({ pages: 300, links: 40, skipped: 0 });
  });
});

describe('external links', () => {
  it('to private addresses are reported without any request', async () => {
    let requests = 0;
    const other = await serve((_, response) => {
      requests += 1;
      response.writeHead(200).end();
    });
    const { port } = new URL(other);
    const hosts = [
      '0.0.0.0',
      '127.1',
      '127.0.0.2',
      '2130706433',
      '0x7f.1',
      '[::ffff:127.0.0.1]',
      '[::]',
    ];
    const html = hosts.map((host) => `<a href="http://${host}:${port}/${host}">x</a>`).join('');
    const checked = await check(
      site({ pages: { a: `${html}<a href="http://169.254.169.254/">x</a>` } }),
      { external: true },
    );
    // Other spellings of 127.0.0.1 are never followed and do not count.
    expect(checked.value?.links).toBe(5);
    expect(checked.diagnostics).toHaveLength(5);
    for (const { code, message, hint } of checked.diagnostics) {
      expect(hint).toContain('--allow-host');
      expect(code).toBe('check/unverified');
      expect(message).toContain('it leads to a private address, which is not contacted');
    }
    expect(requests).toBe(0);
  });
});

describe('the links of a page', () => {
  it('include everything that a browser would follow or load', () => {
    const html = `<base href="/b/"><link rel="preconnect" href="https://p"><link href="s.css" rel="stylesheet">
      <meta property="og:image" content="https://x/i.png"><meta name="description" content="https://no">
      <meta http-equiv="refresh" content="0; url=/r"><script src="s.js"></script>
      <img src="a.png" srcset="b.png 1x, c,d.png 2x"><a href="/x?a=1&amp;b=2">x</a><a name="old">y</a>
      <video poster="p.jpg"><source src="v.mp4"></video><!-- <a href="/comment"> --><p id="here">`;
    const page = parseHtml(html);
    expect(page.links.map(({ href }) => href)).toEqual([
      's.css',
      'https://x/i.png',
      '/r',
      's.js',
      'a.png',
      'b.png',
      'c,d.png',
      '/x?a=1&b=2',
      'p.jpg',
      'v.mp4',
    ]);
    expect([...page.ids]).toEqual(['old', 'here']);
    expect(page.base).toBe('/b/');
  });

  it('are classified as internal, external, skipped or invalid', () => {
    const address = { baseUrl: '/space/', url: 'https://planets.dev' };
    const of = (href: string) => hrefTarget(href, '/space/docs/mars', address);
    expect(of('moons#big%20one')).toEqual({
      kind: 'internal',
      path: '/space/docs/moons',
      fragment: 'big one',
    });
    expect(of('https://planets.dev/space/x')).toMatchObject({ kind: 'internal', path: '/space/x' });
    expect(of('https://planets.dev/shop')).toMatchObject({ kind: 'external' });
    expect(of('//cdn.dev/x.js')).toEqual({ kind: 'external', url: 'http://cdn.dev/x.js' });
    expect(of('#:~:text=ice')).toMatchObject({ path: '/space/docs/mars', fragment: undefined });
    expect(of('#top')).toMatchObject({ fragment: undefined });
    for (const href of [
      'mailto:a@b.c',
      'tel:1',
      'data:,x',
      'http://localhost:3000',
      'https://api.example.com/v1',
    ])
      expect(of(href).kind, href).toBe('skipped');
    expect(of('http://[bad').kind).toBe('invalid');
    expect(hrefTarget('x', '/space/', address, '/space/deep/')).toMatchObject({
      path: '/space/deep/x',
    });
  });
});

describe('the source position of a link', () => {
  it.each([
    ['[a](./price.md)', '/docs/price', './price.md'],
    ['[a](price.md#tax) [b](price.md)', '/docs/price', 'price.md'],
    ['[a](../02-price/index.md)', '/docs/price', '../02-price/index.md'],
    ['[a]\n\n[a]: https://x.dev/y "t"', 'https://x.dev/y', 'https://x.dev/y'],
    ['<img src="/img/a.png">', '/space/img/a.png', '/img/a.png'],
    ['see https://x.dev/y.', 'https://x.dev/y.', 'https://x.dev/y.'],
    ['externalDocs:\n  url: https://x.dev/z', 'https://x.dev/z', 'https://x.dev/z'],
    ['price, the price of a price', '/docs/price', undefined],
    ['[a](other.md)', '/docs/price', undefined],
  ])('is found in %j for %s', (source, href, expected) => {
    const found = findInSource(source, href, '/space/');
    expect(found && source.slice(found.start.offset, found.end.offset)).toBe(expected);
  });
});

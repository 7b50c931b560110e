import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Host, hostKinds, isInstalled } from '../support/hosts.js';
import { publishSite } from '../support/publish-site.js';

const sites = ['/', '/space/'];
let root: string;
const outDirOf = (baseUrl: string) => path.join(root, baseUrl === '/' ? 'top' : 'below');

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-hosts-')));
  for (const baseUrl of sites) {
    const site = path.join(root, 'site');
    const config = {
      title: 'Planets',
      rules: { 'build/unportable-name': 'ignore' },
      baseUrl,
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      hosts: [...Object.keys(hostKinds), 'docker', 'github-pages', 'gitlab-pages'],
      redirects: [
        { from: '/old planets', to: '/docs/mars#moons' },
        { from: '/rot$1(a)', to: '/docs/mars' },
        { from: '/m.html', to: 'https://moon.example/?a=%20b&c=d' },
        { from: '/überblick/größe', to: '/docs/mars' },
        { from: '/it\'s "so"; {1}', to: '/docs/über uns' },
        { from: '/100%25', to: '/docs/1.0' },
        { from: '/guide/mars.html', to: '/docs/mars' },
        { from: '/guide/index.html', to: '/docs/mars' },
        { from: '/a+b&c=d', to: '/docs/mars' },
        { from: '/v2.0/', to: '/docs/mars' },
      ],
    };
    const files = {
      'docsgen.config.json': JSON.stringify(config),
      'content/index.md': '# Home\n',
      'content/docs/mars.md': '# Mars\n\n## Moons\n',
      'content/docs/1.0.md': '# One\n',
      'content/docs/node.js.md': '# Node\n',
      'content/docs/über uns.md': '# About\n',
      'content/docs/100%.md': '# Whole\n',
      'content/docs/c#.md': '# Sharp\n',
      'content/docs/why?.md': '# Why\n',
      'static/data/a b#1%.txt': 'data',
      ...Object.fromEntries(
        ['yaml', 'mjs', 'webmanifest', 'txt'].map((ending) => [`static/data/a.${ending}`, 'data']),
      ),
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(site, name)), { recursive: true });
      await writeFile(path.join(site, name), text);
    }
    await publishSite(site, outDirOf(baseUrl));
  }
});
afterAll(() => rm(root, { recursive: true }));

const cases = Object.entries(hostKinds).flatMap(([name, kind]) =>
  sites.map((baseUrl) => ({ name, kind, baseUrl })),
);

for (const { name, kind, baseUrl } of cases) {
  describe.runIf(isInstalled(kind))(`a site at ${baseUrl} on ${name}`, () => {
    let host: Host;
    beforeAll(async () => {
      host = await kind.start(outDirOf(baseUrl), baseUrl);
    });
    afterAll(() => host?.close());
    const get = (file: string) => fetch(host.origin + baseUrl + file, { redirect: 'manual' });

    it.each([
      ...['', 'docs/mars', 'docs/1.0', 'docs/node.js', 'docs/%C3%BCber%20uns', 'docs/100%25'],
      ...['docs/c%23', 'docs/mars?utm=1', ...(name === 'apache' ? [] : ['docs/why%3F'])],
    ])('has the page "%s", under the policy', async (page) => {
      const response = await get(page);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<!doctype html>');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
    });

    // Other hosts set it themselves.
    it.runIf(/nginx|apache/.test(name))('lets browsers ask whether a page is new', async () => {
      const response = await get('docs/mars');
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    });

    it('has a static file with special characters in its name', async () => {
      const response = await get('data/a%20b%231%25.txt');
      expect([response.status, await response.text()]).toEqual([200, 'data']);
    });

    it('has each page at one address, with or without a slash', async () => {
      const response = await get('docs/mars/');
      if (response.status === 200) expect(await response.text()).toContain('<!doctype html>');
      else {
        expect([301, 302, 307, 308]).toContain(response.status);
        const target = new URL(response.headers.get('location') ?? '', host.origin);
        expect(target.pathname).toBe(`${baseUrl}docs/mars`);
      }
    });

    it.each([
      '..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
      'docs/..%2f..%2f..%2fpackage.json',
      'docs/%E0%A4%A',
      'docs/mars%00',
    ])('has nothing outside of its folder at "%s"', async (file) => {
      const response = await get(file);
      expect([400, 403, 404]).toContain(response.status);
      expect(await response.text()).not.toMatch(/root:|"dependencies"/);
    });

    it('answers with the page for missing pages, under the policy', async () => {
      const response = await get('docs/venus');
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Page not found');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    });

    const hasLocales = kind.programs.length > 0 || name === 'vercel';
    it.runIf(hasLocales)('has a Not Found page in each language', async () => {
      for (const file of ['de/docs/venus', 'de/docs/moons/venus.html']) {
        const response = await get(file);
        expect([response.status, await response.text()]).toEqual([
          404,
          expect.stringContaining('<html lang="de"'),
        ]);
        expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      }
      expect((await get('de/docs/mars')).status).toBe(200);
    });

    it('has the Not Found page at its own URL', async () => {
      expect(await (await get('404.html')).text()).toContain('Page not found');
    });

    it.runIf(kind.programs.length > 0).each(['data', 'data/', 'assets', '_host'])(
      'does not list the files of the folder %s',
      async (folder) => {
        const response = await get(folder);
        expect(response.status).toBe(404);
        expect(await response.text()).toContain('Page not found');
        expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      },
    );

    it.runIf(kind.programs.length > 0)('redirects to headings under the policy', async () => {
      const response = await get('old%20planets?utm=1');
      expect(response.headers.get('location')).toMatch(/docs\/mars\?utm=1#moons$/);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    });

    it.runIf(kind.programs.length > 0 && baseUrl !== '/')(
      'is found without the slash of its folder, and leaves other paths as they are',
      async () => {
        const home = await fetch(host.origin + baseUrl.slice(0, -1));
        expect(await home.text()).toContain('<title>Planets');
        const other = await fetch(`${host.origin}/other`);
        expect(other.status).toBe(404);
        expect(await other.text()).not.toContain('Page not found');
      },
    );

    const ownFiles = ['_headers', '_redirects', '_host/nginx.conf', '.docsgen.json'];
    it.runIf(kind.programs.length > 0 || ['azure', 'vercel'].includes(name)).each(ownFiles)(
      'does not serve %s, which is no part of the site',
      async (file) => {
        const response = await get(file);
        expect(response.status).toBe(404);
        expect(await response.text()).toContain('Page not found');
      },
    );

    it.each([
      ['old%20planets', 'docs/mars#moons'],
      ['old%20planets/', 'docs/mars#moons'],
      ['rot$1(a)', 'docs/mars'],
      ['m.html', 'https://moon.example/?a=%20b&c=d'],
      ['%C3%BCberblick/gr%C3%B6%C3%9Fe', 'docs/mars'],
      ["it's%20%22so%22;%20%7B1%7D", 'docs/%C3%BCber%20uns'],
      ['100%25', 'docs/1.0'],
      ['guide/mars.html', 'docs/mars'],
      ['guide', 'docs/mars'],
      ['a+b&c=d', 'docs/mars'],
      ['v2.0', 'docs/mars'],
      ['v2.0?utm=1', 'docs/mars'],
    ])('redirects %s', async (from, to) => {
      const response = await get(from);
      expect([301, 308]).toContain(response.status);
      // Some hosts keep the query of the request.
      const location = (response.headers.get('location') ?? '').replace('?utm=1', '');
      const target = new URL(location, host.origin).href;
      expect(target).toBe(new URL(to, host.origin + baseUrl).href);
    });

    it.skipIf(name === 'cloudfront').each([
      ['yaml', /^(application|text)\/yaml(; charset=utf-8)?$/],
      ['mjs', /^(text|application)\/javascript; charset=utf-8$/],
      ['webmanifest', /^application\/manifest\+json$/],
      ['txt', /^text\/plain; charset=utf-8$/],
    ])('knows the type of .%s files, also of missing ones', async (ending, type) => {
      const response = await get(`data/a.${ending}`);
      expect([response.status, await response.text()]).toEqual([200, 'data']);
      expect(response.headers.get('content-type')).toMatch(type);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      const missing = await get(`data/missing.${ending}`);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('content-type') ?? 'text/html').toMatch(/^text\/html/);
    });

    it.skipIf(name === 'cloudfront')('caches fingerprinted files, types Markdown', async () => {
      const page = await (await get('')).text();
      const [, script] = /src="[^"]*(assets\/boot-[\da-f]{8}\.js)"/.exec(page) ?? [];
      const asset = await get(script ?? '');
      expect(asset.status).toBe(200);
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(asset.headers.get('content-security-policy')).toContain("default-src 'none'");
      const markdown = await get('docs/mars.md');
      expect(markdown.headers.get('content-type')?.toLowerCase()).toBe(
        'text/markdown; charset=utf-8',
      );
      expect(markdown.headers.get('x-robots-tag')).toBe('noindex');
    });
  });
}

describe.each(['nginx', 'apache'] as const)('a site with trailing slashes on %s', (name) => {
  const kind = hostKinds[name];
  describe.runIf(kind !== undefined && isInstalled(kind))('behind a proxy with TLS', () => {
    let host: Host | undefined;
    beforeAll(async () => {
      const site = path.join(root, `slashes-${name}`);
      const config = {
        title: 'Planets',
        trailingSlash: true,
        hosts: [name],
        redirects: [{ from: '/old', to: '/docs/moons/io' }],
      };
      await mkdir(path.join(site, 'content/docs/moons'), { recursive: true });
      await writeFile(path.join(site, 'docsgen.config.json'), JSON.stringify(config));
      await writeFile(path.join(site, 'content/docs/moons/io.md'), '# Io\n');
      const outDir = path.join(root, `slashes-out-${name}`);
      await publishSite(site, outDir);
      host = await kind?.start(outDir, '/');
    });
    afterAll(() => host?.close());
    const get = (file: string) =>
      fetch(`${host?.origin}${file}`, {
        redirect: 'manual',
        headers: { 'X-Forwarded-Proto': 'https' },
      });

    it.each([
      ['/docs/moons/io?a=1', '/docs/moons/io/?a=1'],
      ['//docs/moons/io', '/docs/moons/io/'],
      ['/old', '/docs/moons/io/'],
    ])('redirects %s with the scheme of the proxy', async (from, to) => {
      const response = await get(from);
      expect(response.status).toBe(301);
      const location = response.headers.get('location') ?? '';
      expect(location.replace(/^https:\/\/[^/]+/, '')).toBe(to);
    });

    it('has no page for a folder without one', async () => {
      const response = await get('/docs/moons/');
      expect([response.status, await response.text()]).toEqual([
        404,
        expect.stringContaining('Page not found'),
      ]);
    });
  });
});

it('uploads files to S3 with types that it does not know', async () => {
  const script = await readFile(path.join(outDirOf('/'), '_host/s3-upload.sh'), 'utf8');
  expect(script).toContain(
    `--include '*.md' --cache-control 'public, max-age=0, must-revalidate' --content-type 'text/markdown; charset=utf-8'`,
  );
  expect(script).toContain("--content-type 'application/yaml'");
  expect(script.match(/--exclude '\*\.md'/g)).toHaveLength(1);
});

it('uploads fingerprinted files to S3 with their lifetime', async () => {
  const script = await readFile(path.join(outDirOf('/'), '_host/s3-upload.sh'), 'utf8');
  expect(script).toContain(
    `aws s3 cp . "s3://$1/" --recursive --exclude '*' --include 'assets/*' --cache-control 'public, max-age=31536000, immutable'`,
  );
  expect(script).toContain("--exclude '_host/*' --exclude '_headers' --exclude '_redirects'");
});

it('keeps files with an underscore and has the policy on GitHub Pages, and has an image of the site', async () => {
  expect(await readFile(path.join(outDirOf('/'), '.nojekyll'), 'utf8')).toBe('');
  for (const page of ['index.html', '404.html', 'm.html']) {
    const html = await readFile(path.join(outDirOf('/'), page), 'utf8');
    expect(html).toContain('<meta http-equiv="Content-Security-Policy"');
  }
  const image = await readFile(path.join(outDirOf('/space/'), '_host/Dockerfile'), 'utf8');
  expect(image).toContain('COPY . /usr/share/nginx/html/space/');
});

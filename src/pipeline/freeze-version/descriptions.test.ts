import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../test/build/site-report.js';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig, type UserConfig } from '../../config/index.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { formatPlain } from '../../diagnostics/index.js';
import { buildSite } from '../build.js';
import { parseSite } from '../parse.js';
import { freezeVersion } from './freeze.js';

const planets = (title: string, ...operations: string[]): string =>
  [
    'openapi: 3.1.0',
    `info: { title: ${title}, version: '1' }`,
    'servers: [{ url: https://planets.example }]',
    'paths:',
    ...operations.flatMap((id) => [
      `  /${id}:`,
      `    get: { operationId: ${id}, summary: ${title} ${id}, description: 'See [](op:${id}).', tags: [sky], responses: { '200': { description: ok, content: { application/json: { schema: { $ref: './parts/moon.yaml' } } } } } }`,
    ]),
    '',
  ].join('\n');

async function site(config: UserConfig, files: Readonly<Record<string, string>> = {}) {
  const siteDir = await temporarySite({
    'content/index.md': '# Home\n\n[](op:list)',
    'content/docs/guide.md': '# Guide\n\n[](op:list)\n\n::operation[list]',
    'openapi/planets.yaml': planets('Planets', 'list', 'old'),
    'openapi/parts/moon.yaml': 'type: object\nproperties: { name: { type: string } }\n',
    'docsgen.config.json': JSON.stringify({ url: 'https://docs.example', ...config }),
    ...files,
  });
  return {
    siteDir,
    freeze: async (name: string, product?: string) =>
      freezeVersion(await loadConfig({ dir: siteDir }), name, { product }),
    read: (file: string) => readFile(path.join(siteDir, file), 'utf8'),
    write: (file: string, text: string) => writeFile(path.join(siteDir, file), text),
  };
}

const linksIn = (html = ''): readonly string[] =>
  [...html.slice(html.indexOf('<main')).matchAll(/<(?:p|li)[^>]*><a href="([^"]*)"/g)].map(
    ([, url = '']) => url,
  );

const siteDirProblems = async (siteDir: string): Promise<string> => {
  const config = await loadConfig({ dir: siteDir });
  const { diagnostics } = await parseSite(config);
  return formatPlain(diagnostics);
};

const versionMenu = (html: string): readonly string[] => {
  const [menu = ''] = /<details[^>]*data-menu="version".*?<\/details>/s.exec(html) ?? [];
  return [...menu.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url);
};

describe('a version frozen with an API description', () => {
  it('has its own API reference, and its pages link to it', async () => {
    const { siteDir, freeze, read, write } = await site(
      { i18n: { locales: ['en', 'de'] } },
      {
        'i18n/de/openapi/planets.yaml': planets('Planeten', 'list', 'old'),
        'i18n/de/openapi/parts/moon.yaml': 'type: object\n',
      },
    );
    const { files } = await freeze('1.0');
    expect(files).toEqual([
      'versioned_docs/version-1.0',
      'versioned_sidebars/version-1.0-sidebars.json',
      'versioned_openapi/version-1.0',
      'i18n/de/versioned_openapi/version-1.0',
      'versioned_openapi/version-1.0-openapi.json',
      'versions.json',
    ]);
    const list = JSON.parse(await read('versioned_openapi/version-1.0-openapi.json'));
    expect(list).toMatchObject({ path: 'versioned_openapi/version-1.0/api.yaml', route: '/api' });
    // The frozen file includes the parts from other files.
    expect(await read('versioned_openapi/version-1.0/api.yaml')).not.toContain('parts/moon.yaml');

    await rm(path.join(siteDir, 'i18n/de/openapi'), { recursive: true });
    await write('openapi/planets.yaml', planets('New planets', 'list', 'new'));
    await write('content/docs/guide.md', '# Guide\n\n[](op:list)\n\n[](op:new)');
    await freeze('2.0');
    await write('openapi/planets.yaml', planets('Planets to come', 'list', 'newer'));
    await write('content/docs/guide.md', '# Guide\n\n[](op:list)\n\n[](op:newer)');

    const { diagnostics, pages, files: output } = await reportOf(siteDir);
    expect(diagnostics).toBe('Nothing to say.\n');
    const reference = output.split('\n').filter((file) => /^api.*sky\/.+\/index\.html$/.test(file));
    expect(reference).toEqual([
      'api/1.0/sky/list/index.html',
      'api/1.0/sky/old/index.html',
      'api/next/sky/list/index.html',
      'api/next/sky/newer/index.html',
      'api/sky/list/index.html',
      'api/sky/new/index.html',
    ]);
    expect(linksIn(pages.get('docs/guide/index.html'))).toEqual(['/api/sky/list', '/api/sky/new']);
    expect(linksIn(pages.get('docs/next/guide/index.html'))).toEqual([
      ...['/api/next/sky/list', '/api/next/sky/newer'],
    ]);
    // One link from the text, and one from the block.
    expect(linksIn(pages.get('docs/1.0/guide/index.html'))).toEqual(
      Array(2).fill('/api/1.0/sky/list'),
    );
    expect(linksIn(pages.get('index.html'))).toContain('/api/sky/list');
    expect(pages.get('de/api/1.0/sky/list/index.html')).toContain('Planeten list');

    const page = pages.get('api/1.0/sky/list/index.html') ?? '';
    expect(versionMenu(page)).toEqual(['/api/next/sky/list', '/api/sky/list', '/api/1.0/sky/list']);
    expect(page).toContain('<link rel="canonical" href="https://docs.example/api/sky/list"/>');
    expect(page).toMatch(/no longer/);
    expect(page).toContain('search-index-1.0.json');
    // If a newer version lacks an operation, its menu entry leads to that version's reference.
    const gone = pages.get('api/1.0/sky/old/index.html') ?? '';
    expect(versionMenu(gone)).toEqual(['/api/next', '/api', '/api/1.0/sky/old']);
    expect(gone).toContain('<link rel="canonical" href="https://docs.example/api/1.0/sky/old"/>');
  });

  it('resolves links in shared includes against the including page’s version', async () => {
    const guide = '# Guide\n\n::include[../_shared.md]';
    const { siteDir, freeze, write } = await site(
      {},
      {
        'content/docs/guide.md': guide,
        'content/_shared.md': '[](op:list)\n\n::operation[list]',
      },
    );
    await freeze('1.0');
    await write('openapi/planets.yaml', planets('New planets', 'list', 'new'));
    const { diagnostics, pages } = await reportOf(siteDir);
    expect(diagnostics).toBe('Nothing to say.\n');
    expect(linksIn(pages.get('docs/guide/index.html'))).toEqual(Array(2).fill('/api/sky/list'));
    expect(linksIn(pages.get('docs/next/guide/index.html'))).toEqual(
      Array(2).fill('/api/next/sky/list'),
    );
  });

  it('excludes unversioned descriptions and does not change earlier versions', async () => {
    const moons = planets('Moons', 'moons');
    const { siteDir, freeze, write } = await site(
      {
        openapi: [
          { path: 'openapi/planets.yaml' },
          { path: 'openapi/moons.yaml', versioned: false },
        ],
      },
      {
        'openapi/moons.yaml': moons,
        'versions.json': '["0.9"]',
        'versioned_docs/version-0.9/guide.md': '# Guide\n\n[](op:list)\n\n[](op:moons)',
      },
    );
    await freeze('1.0');
    await write('content/docs/guide.md', '# Guide\n\n[](op:list)\n\n[](op:moons)');
    const { diagnostics, pages, files } = await reportOf(siteDir);
    expect(diagnostics).toBe('Nothing to say.\n');
    expect(files.split('\n').filter((file) => file.endsWith('/openapi.yaml'))).toEqual([
      'api/moons/openapi.yaml',
      'api/planets/next/openapi.yaml',
      'api/planets/openapi.yaml',
    ]);
    expect(linksIn(pages.get('docs/next/guide/index.html'))).toEqual([
      ...['/api/planets/next/sky/list', '/api/moons/sky/moons'],
    ]);
    // Without a reference of its own, the old version links to the latest one.
    expect(linksIn(pages.get('docs/0.9/guide/index.html'))).toEqual([
      ...['/api/planets/sky/list', '/api/moons/sky/moons'],
    ]);
  });

  it('follows the product that it belongs to', async () => {
    const ofSdk = (...operations: string[]): string =>
      planets('SDK', ...operations).replaceAll('./parts', '../openapi/parts');
    const guide = '# Guide\n\n[](op:list)\n\n[](op:sdk-api:list)\n\n[](op:drive)';
    const { siteDir, freeze, write } = await site(
      {
        i18n: { locales: ['en', 'de'] },
        docs: [{}, { id: 'sdk', label: 'SDK', path: 'sdk', routeBasePath: 'sdk' }],
        openapi: [
          { path: 'openapi/planets.yaml', id: 'api', label: 'Planets', route: '/api' },
          { path: 'sdk/api.yaml', id: 'sdk-api', route: '/sdk-api', docsPluginId: 'sdk' },
        ],
        themeConfig: {
          navbar: {
            items: [
              { type: 'docSidebar', sidebarId: 'api', label: 'Planets' },
              { type: 'docSidebar', sidebarId: 'sdk-api', docsPluginId: 'sdk', label: 'SDK' },
              { type: 'docsVersionDropdown' },
            ],
          },
        },
      },
      {
        'content/index.md': '# Home\n\n[](op:api:list)\n\n[](op:drive)',
        'content/docs/guide.md': guide,
        'content/sdk/guide.md': '# Guide\n\n[](op:list)\n\n[](op:drive)',
        'sdk/api.yaml': ofSdk('list', 'drive'),
        'i18n/de/sdk/guide.md': '# Anleitung\n\n[](op:sdk-api:list)\n\n[](op:drive)',
      },
    );
    const { files } = await freeze('1.0', 'sdk');
    expect(files.filter((file) => file.includes('openapi'))).toEqual([
      ...['sdk_versioned_openapi/version-1.0', 'sdk_versioned_openapi/version-1.0-openapi.json'],
    ]);
    await write('content/sdk/guide.md', '# Guide\n\n[](op:list)\n\n[](op:fly)');
    await write('sdk/api.yaml', ofSdk('list', 'fly'));
    const ofOneProduct = await reportOf(siteDir);
    expect(ofOneProduct.diagnostics).toMatch(
      /^i18n\/de\/sdk\/guide\.md:5:1: .* no operation drive\.[^\n]*\n$/,
    );
    await write('i18n/de/sdk/guide.md', '# Anleitung\n\n[](op:list)\n\n[](op:fly)');
    await freeze('7');
    const { diagnostics, pages, files: output } = await reportOf(siteDir);
    expect(diagnostics).toBe('Nothing to say.\n');
    expect(output.split('\n').filter((file) => /api.*sky\/.+\/index\.html$/.test(file))).toEqual(
      [
        ...['api/next/sky/list', 'api/next/sky/old', 'api/sky/list', 'api/sky/old'],
        ...['de/api/next/sky/list', 'de/api/next/sky/old', 'de/api/sky/list', 'de/api/sky/old'],
        ...['de/sdk-api/next/sky/fly', 'de/sdk-api/next/sky/list'],
        ...['de/sdk-api/sky/drive', 'de/sdk-api/sky/list'],
        ...['sdk-api/next/sky/fly', 'sdk-api/next/sky/list'],
        ...['sdk-api/sky/drive', 'sdk-api/sky/list'],
      ].map((page) => `${page}/index.html`),
    );
    const links = (page: string) => linksIn(pages.get(`${page}/index.html`));
    const latestOfSdk = ['/sdk-api/sky/list', '/sdk-api/sky/drive'];
    expect(links('docs/guide')).toEqual(['/api/sky/list', ...latestOfSdk]);
    expect(links('docs/next/guide')).toEqual(['/api/next/sky/list', ...latestOfSdk]);
    expect(links('sdk/guide')).toEqual(latestOfSdk);
    expect(links('sdk/next/guide')).toEqual(['/sdk-api/next/sky/list', '/sdk-api/next/sky/fly']);
    expect(links('de/sdk/next/guide')).toEqual([
      ...['/de/sdk-api/next/sky/list', '/de/sdk-api/next/sky/fly'],
    ]);
    expect(linksIn(pages.get('index.html'))).toEqual(['/api/sky/list', '/sdk-api/sky/drive']);
    // The menu of versions is that of the product, and the navbar leads to its latest version.
    expect(versionMenu(pages.get('sdk-api/next/sky/list/index.html') ?? '')).toEqual([
      ...['/sdk-api/next/sky/list', '/sdk-api/sky/list'],
    ]);
    const navbar = (page: string): readonly string[] =>
      [...(pages.get(page) ?? '').matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:Planets|SDK)</g)].map(
        ([, url = '']) => url,
      );
    expect(navbar('docs/next/guide/index.html').slice(0, 2)).toEqual(['/api/next', '/sdk-api']);
    expect(navbar('sdk/next/guide/index.html').slice(0, 2)).toEqual(['/api', '/sdk-api/next']);
    // The page of an operation lists the guides of other products, too.
    expect(pages.get('sdk-api/sky/drive/index.html')).toContain('href="/docs/guide"');
    expect(pages.get('sdk-api/next/sky/list/index.html')).not.toContain('href="/docs/guide"');
  });

  it('reports a product that does not exist', async () => {
    const { siteDir } = await site({ openapi: { docsPluginId: 'skd' } });
    expect(await siteDirProblems(siteDir)).toMatch(
      /docsgen\.config\.json:1:\d+: error: There is no product skd; .*config\/unknown-product/,
    );
  });

  it('keeps images and files that the description links to', async () => {
    const picture = 'picture: { externalValue: ./examples/mars.png }';
    const { siteDir, freeze, read } = await site(
      {},
      {
        'openapi/planets.yaml': planets('Planets', 'list')
          .replace("version: '1'", "version: '1', description: '![Mars](examples/mars.png)'")
          .replace(
            'application/json: { schema:',
            `image/png: { examples: { ${picture} } }, application/json: { schema:`,
          ),
        'openapi/examples/mars.png': 'red',
      },
    );
    await freeze('1.0');
    expect(await read('versioned_openapi/version-1.0/examples/mars.png')).toBe('red');
    const { diagnostics, files, pages } = await reportOf(siteDir);
    expect(diagnostics).toBe('Nothing to say.\n');
    expect(files).toMatch(/^assets\/mars-\{digest\}\.png$/m);
    expect(pages.get('api/sky/list/index.html')).toMatch(/href="\/assets\/mars-\w+\.png"/);
  });

  it('keeps the linked files of every translation and resolves them next to the frozen descriptions', async () => {
    const withLinks = (title: string, ...targets: string[]) =>
      planets(title, 'list')
        .replace(
          "version: '1'",
          `version: '1', description: '${targets.map((target) => `[x](${target})`).join(' ')}'`,
        )
        .replace('./parts', '../parts');
    const { siteDir, freeze } = await site(
      {
        i18n: { locales: ['en', 'de'] },
        openapi: { path: 'openapi/sky/planets.yaml' },
      },
      {
        'openapi/planets.yaml': '',
        'openapi/sky/planets.yaml': withLinks(
          'Planets',
          ...['a.txt', '../shared/b.txt', '../../content/c.txt', 'd.txt'],
        ),
        'i18n/de/openapi/sky/planets.yaml': withLinks(
          'Planeten',
          ...['a.txt', '../shared/b.txt', '../../c.txt', 'd.txt', '../../../../content/e.txt'],
        ),
        'i18n/de/openapi/parts/moon.yaml': 'type: object\n',
        'openapi/sky/a.txt': 'a',
        'openapi/sky/d.txt': 'd',
        'openapi/shared/b.txt': 'b',
        'content/c.txt': 'c',
        'content/e.txt': 'e',
        'i18n/de/openapi/sky/a.txt': 'a-de',
        'i18n/de/openapi/shared/b.txt': 'b-de',
        'i18n/de/c.txt': 'c-de',
      },
    );
    await freeze('1.0');
    const contents = async (page: string): Promise<readonly string[]> => {
      const { value } = await buildSite(await loadConfig({ dir: siteDir }), {
        mode: 'build',
      });
      const read = (file: string): string => {
        const found = value?.files.find((one) => one.path === file);
        return Buffer.from(found?.contents ?? '').toString();
      };
      const links = [...read(page).matchAll(/<a href="\/([^"]*)"[^>]*>x</g)];
      return links.map(([, url = '']) => read(url));
    };
    const english = ['a', 'b', 'c', 'd'];
    const german = ['a-de', 'b-de', 'c-de', 'd', 'e'];
    expect(await contents('api/index.html')).toEqual(english);
    expect(await contents('de/api/index.html')).toEqual(german);
    for (const folder of ['openapi/sky', 'openapi/shared', 'i18n/de/openapi'])
      await rm(path.join(siteDir, folder), { recursive: true });
    await writeFile(path.join(siteDir, 'openapi/planets.yaml'), planets('Planets', 'list'));
    await writeFile(
      path.join(siteDir, 'docsgen.config.json'),
      '{ "i18n": { "locales": ["en", "de"] } }',
    );
    expect(await contents('api/index.html')).toEqual(english);
    expect(await contents('de/api/index.html')).toEqual(german);
  });

  it('does not repeat warnings of the original description', async () => {
    const { siteDir, freeze, write } = await site({});
    const text = `${planets('Planets', 'list')}tags: [{ name: other }]\n`;
    await write('openapi/planets.yaml', text);
    await freeze('1.0');
    expect(await siteDirProblems(siteDir)).toMatch(/^openapi\/planets.yaml:.* warning: [^\n]*$/);
    await write('versioned_openapi/version-1.0/api.yaml', text.replace('sky', '7'));
    expect(await siteDirProblems(siteDir)).toMatch(/^versioned_openapi\/.*\/api.yaml:.* error: /m);
  });

  it('is not created when the description cannot be read', async () => {
    const { freeze, write } = await site({});
    await write('openapi/planets.yaml', 'openapi: 3.1.0\ninfo: [');
    const error: unknown = await freeze('1.0').catch((thrown: unknown) => thrown);
    expect(error instanceof DiagnosticError && error.diagnostics[0]?.place?.file).toBe(
      'openapi/planets.yaml',
    );
  });

  it('reports errors in its list and missing files', async () => {
    const { siteDir, freeze, write } = await site({});
    const problems = (): Promise<string> => siteDirProblems(siteDir);
    await freeze('1.0');
    await write(
      'versioned_openapi/version-1.0-openapi.json',
      '[{ "path": "versioned_openapi/version-1.0/gone.yaml" }]',
    );
    expect(await problems()).toContain(
      "versioned_openapi/version-1.0-openapi.json:1:12: error: The API description versioned_openapi/version-1.0/gone.yaml does not exist. (a path begins at the site's folder, such as openapi/openapi.yaml) [build/no-description]",
    );
    await write('versioned_openapi/version-1.0-openapi.json', '[{ "route": "/api" }]');
    expect(await problems()).toContain('[0].path: the file of the description');
    await write('versions.json', '[]');
    expect(await problems()).toContain('versioned_openapi/version-1.0 belongs to no version');
  });
});

import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../test/build/site-report.js';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig } from '../../config/index.js';
import { formatPlain } from '../../diagnostics/index.js';
import { parseSite } from '../parse.js';

const planets = {
  'content/docs/mars.md': '# Mars',
  'versioned_docs/version-1.0/mars.md': '# Mars',
  'versioned_docs/version-2.0/mars.md': '# Mars',
  'versions.json': '["2.0", "1.0"]',
};

/** Returns the diagnostics of a site before planning, formatted as in a log. */
async function problems(files: Readonly<Record<string, string>>, config = {}): Promise<string[]> {
  const text = JSON.stringify(config);
  const siteDir = await temporarySite({ ...files, 'docsgen.config.json': text });
  const loaded = await loadConfig({ dir: siteDir });
  const { diagnostics } = await parseSite(loaded);
  return diagnostics.length === 0 ? [] : formatPlain(diagnostics).split('\n');
}

describe('docs versions', () => {
  it('are valid when list and folders agree', async () => {
    expect(await problems(planets)).toEqual([]);
    expect(await problems({ 'content/docs/mars.md': '# Mars' })).toEqual([]);
  });

  it.each([
    ['versioned_docs/version-3.0/mars.md', 'versioned_docs/version-3.0'],
    ['versioned_docs/drafts/mars.md', 'versioned_docs/drafts'],
    [
      'versioned_sidebars/version-3.0-sidebars.json',
      'versioned_sidebars/version-3.0-sidebars.json',
    ],
    ['i18n/en/versioned_docs/version-3.0/mars.md', 'i18n/en/versioned_docs/version-3.0'],
  ])('are reported when a folder is not listed: %s', async (file, folder) => {
    expect(await problems({ ...planets, [file]: '{}' })).toEqual([
      expect.stringContaining(
        `${folder}:1:1: error: ${folder} belongs to no version of versions.json.`,
      ),
    ]);
  });

  it('are not those of another tool, whose file has the same name', async () => {
    const obsidian = { 'content/docs/mars.md': '# Mars', 'versions.json': '{"1.0.1": "0.12.0"}' };
    expect(await problems(obsidian)).toEqual([]);
  });

  it('need a list if there are version folders', async () => {
    const { 'versions.json': _, ...unlisted } = planets;
    expect((await problems(unlisted)).map((line) => /\[.*\]$/.exec(line)?.[0])).toEqual([
      '[config/unlisted-version]',
      '[config/unlisted-version]',
    ]);
  });

  it('need a folder each, one list entry and a valid name', async () => {
    expect(await problems({ ...planets, 'versions.json': '["3.0", "2.0", "1.0"]' })).toEqual([
      'versions.json:1:2: error: The version 3.0 has no documents: there are none in versioned_docs/version-3.0. [config/missing-version]',
    ]);
    expect(await problems({ ...planets, 'versions.json': '["2.0", "1.0", "2.0"]' })).toEqual([
      expect.stringMatching(/^versions\.json:1:16: error: The version 2\.0 is listed twice\./),
    ]);
    expect(await problems({ ...planets, 'versions.json': '["2.0", "1.0", "a/b"]' })).toEqual([
      expect.stringMatching(
        /^versions\.json:1:16: error: \[2\]: the name of a version cannot hold/,
      ),
    ]);
    expect((await problems({ ...planets, 'versions.json': '{"2.0": 1}' }))[0]).toMatch(
      /^versions\.json:1:1: error: .*expected array/,
    );
    expect((await problems({ ...planets, 'versions.json': '["2.0"' }))[0]).toContain(
      '[config/syntax]',
    );
  });

  it('that the configuration names must exist', async () => {
    const docs = {
      lastVersion: '2.1',
      onlyIncludeVersions: ['2.0', '1.O'],
      versions: { next: { label: 'Next' } },
    };
    expect(await problems(planets, { docs })).toEqual([
      expect.stringMatching(/There is no version 2\.1; the site has 2\.0\. .*unknown-version/),
      expect.stringContaining(
        'There is no version 1.O; the site has current, 2.0, 1.0. (did you mean',
      ),
      expect.stringContaining('There is no version next; the site has current, 2.0, 1.0.'),
    ]);
  });

  it('must have different paths, and at least one must be published', async () => {
    const versions = { '1.0': { path: 'next' } };
    expect(await problems(planets, { docs: { versions } })).toEqual([
      expect.stringContaining('The versions current and 1.0 have the same path /docs/next.'),
    ]);
    const none = { includeCurrentVersion: false };
    expect(await problems({ 'content/docs/mars.md': '# Mars' }, { docs: none })).toEqual([
      expect.stringContaining(
        'No version of the documents is left to publish. [config/no-version]',
      ),
    ]);
  });

  it('may have sidebars in the short form, which are checked in their own file', async () => {
    const file = 'versioned_sidebars/version-1.0-sidebars.json';
    const built = async (sidebars: object) =>
      reportOf(await temporarySite({ ...planets, [file]: JSON.stringify(sidebars) }));
    const wrong = { guide: { 'Red ones': ['mars'], Gone: { Far: ['venus'] } } };
    expect((await built(wrong)).diagnostics).toContain(
      `${file}:1:46: error: There is no document venus.`,
    );
    const { diagnostics, pages } = await built({
      guide: { 'Rocky ones': { 'Red ones': ['mars'] } },
    });
    expect(diagnostics).toBe('Nothing to say.\n');
    expect(pages.get('docs/1.0/mars/index.html')).toMatch(/Rocky ones.*Red ones/s);
    expect(pages.get('docs/mars/index.html')).not.toContain('Rocky ones');
  });

  it('have sidebars that are checked in their own file', async () => {
    const sidebars = { guide: ['mars', 'venus'] };
    const siteDir = await temporarySite({
      ...planets,
      'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify(sidebars),
    });
    expect((await reportOf(siteDir)).diagnostics).toContain(
      'versioned_sidebars/version-1.0-sidebars.json:1:18: error: There is no document venus.',
    );
    const wrong = {
      'versioned_sidebars/version-1.0-sidebars.json': '{ "guide": [{"type": "doc"}] }',
    };
    expect((await problems({ ...planets, ...wrong }))[0]).toMatch(
      /^versioned_sidebars\/version-1\.0-sidebars\.json:1:\d+: error: /,
    );
  });
});

describe('locales', () => {
  it('report a folder that belongs to no locale', async () => {
    const files = { 'content/docs/mars.md': '# Mars', 'i18n/fr/docs/mars.md': '# Mars' };
    expect(await problems(files)).toEqual([
      expect.stringContaining(
        'i18n/fr:1:1: error: The folder i18n/fr belongs to no locale; the site has en.',
      ),
    ]);
    expect(await problems(files, { i18n: { locales: ['en', 'fr'] } })).toEqual([]);
    const localeConfigs = { fr: { path: 'french' } };
    const moved = { ...files, 'i18n/french/docs/mars.md': '# Mars' };
    expect(await problems(moved, { i18n: { locales: ['en', 'fr'], localeConfigs } })).toEqual([
      expect.stringContaining('The folder i18n/fr belongs to no locale; the site has en, fr.'),
    ]);
  });

  it('report invalid plural forms and translations of unused words', async () => {
    const siteDir = await temporarySite({
      'content/docs/mars.md': '# Mars',
      'i18n/fr/theme.json': JSON.stringify({
        'chrome.skip': 'Passer',
        'chrome.skipp': 'Passer',
        'blog.posts': { one: '{count} article', many: 'x' },
      }),
      'i18n/fr/site.json': JSON.stringify({ Planets: 'Planètes', Planet: 'Planète' }),
      'docsgen.config.json': JSON.stringify({
        title: 'Planets',
        i18n: { locales: ['en', 'fr'] },
      }),
    });
    const { diagnostics } = await reportOf(siteDir);
    expect(diagnostics).toMatch(/i18n\/fr\/theme\.json:1:\d+: error: .*blog\.posts.*other/);
    expect(diagnostics).toMatch(
      /i18n\/fr\/site\.json:1:\d+: warning: The site does not contain “Planet”\. \(did you mean Planets\?\) \[config\/unused-translation\]/,
    );
  });

  it('report unknown interface messages', async () => {
    const theme = { 'chrome.skipp': 'Passer' };
    const files = { 'content/docs/mars.md': '# Mars', 'i18n/fr/theme.json': JSON.stringify(theme) };
    expect(await problems(files, { i18n: { locales: ['en', 'fr'] } })).toEqual([
      'i18n/fr/theme.json:1:2: warning: docsgen has no message chrome.skipp. (did you mean chrome.skip?) [config/unknown-message]',
    ]);
  });

  it('include translated files, or the original if there is none', async () => {
    const siteDir = await temporarySite({
      'content/docs/mars.md': '# Mars\n\n::include[./_note.md]\n\n::include[./_more.md]',
      'content/docs/_note.md': 'A note on ![the map](./map.svg).',
      'content/docs/_more.md': 'More to read.',
      'content/docs/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
      'i18n/de/docs/mars.md': '# Der Mars\n\n::include[./_note.md]\n\n::include[./_more.md]',
      'i18n/de/docs/_note.md': 'Eine Notiz zur ![Karte](./map.svg).',
      'docsgen.config.json': JSON.stringify({ i18n: { locales: ['en', 'de'] } }),
    });
    const { diagnostics, pages } = await reportOf(siteDir);
    expect(diagnostics).toBe('Nothing to say.\n');
    const page = pages.get('de/docs/mars/index.html');
    expect(page).toContain('Eine Notiz');
    expect(page).toContain('More to read.');
    expect(page).toMatch(/\/assets\/map-[\da-f]{8}\.svg" alt="Karte"[^>]* width="4" height="3"/);
  });

  it('may have their own API description', async () => {
    const api = (title: string) =>
      `openapi: 3.1.0\ninfo: { title: ${title}, version: '1' }\npaths:\n  /planets:\n    get: { operationId: list, summary: ${title}, responses: { '200': { description: ok } } }\n`;
    const siteDir = await temporarySite({
      'openapi/planets.yaml': api('Planets'),
      'i18n/de/openapi/planets.yaml': api('Planeten'),
      'docsgen.config.json': JSON.stringify({ i18n: { locales: ['en', 'de', 'fr'] } }),
    });
    const { pages, files } = await reportOf(siteDir);
    expect(pages.get('de/api/index.html')).toContain('Planeten');
    expect(pages.get('fr/api/index.html')).not.toContain('Planeten');
    expect(files.split('\n').filter((file) => file.endsWith('openapi.yaml'))).toEqual([
      'api/openapi.yaml',
      'de/api/openapi.yaml',
    ]);
  });
});

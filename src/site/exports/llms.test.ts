import { expect, test } from 'vitest';
import { apiOf } from '../../../test/build/planets-api.js';
import { PlannedSite, type SiteFixture } from '../../../test/build/planned-site.js';
import { messagesFor } from '../../i18n/index.js';
import type { LocalePlan } from '../locale-plan.js';
import { makeUrls } from '../urls.js';
import { fullTextFile } from './full-text.js';
import { llmsFiles, type MarkdownPage } from './llms.js';

function read(fixture: SiteFixture, path: string): string {
  const { site } = new PlannedSite(fixture);
  return String(site.files.find((file) => file.path === path)?.contents);
}

const files = {
  'content/index.md': '# Home',
  'content/imprint.md': '# Imprint',
  'content/docs/intro.md': '---\nsidebar_position: 1\n---\n\n# Begin *here*\n\nWhat a [planet] is',
  'content/docs/rock/mars.md': '---\ndescription: The red one\n---\n\n# Mars\n\nDust',
  'content/docs/rock/far/pluto.md': '# Pluto\n\nIce',
  'content/docs/rock/secret.md': '---\nunlisted: true\n---\n\n# Secret',
  'content/docs/rock/next.md': '---\ndraft: true\n---\n\n# Draft',
  'content/blog/2026-01-31-launch.md': '---\nauthors: { name: Ann }\n---\n\n# Launch\n\nUp',
};
const config = { title: 'Planets', tagline: 'All of them', url: 'https://planets.example' };

test('llms files and Markdown pages contain no control characters', () => {
  const fixture = {
    files: { 'content/docs/mars.md': '---\ntitle: "Ma\\0rs"\n---\n\n`Red\x1b`' },
    config: { ...config, title: 'Plan\0ets', tagline: 'All\x07' },
  };
  const { site } = new PlannedSite(fixture);
  const [page] = site.pages.filter(({ route }) => route === '/docs/mars');
  const texts = [
    read(fixture, 'llms.txt'),
    read(fixture, 'llms-full.txt'),
    JSON.stringify(page?.build().markdown),
  ];
  for (const text of texts) expect(text).not.toMatch(/[^\P{Cc}\n]|\\u00/u);
  expect(texts[0]).toContain('# Plan\uFFFDets');
  expect(texts[1]).toContain('Red\uFFFD');
  expect(texts[2]).toContain('Ma\uFFFDrs');
});

test('llms.txt lists the listed pages by sidebar', () => {
  expect(read({ files, config, api: apiOf() }, 'llms.txt')).toMatchInlineSnapshot(`
    "# Planets

    > All of them

    ## Docs

    - [Begin here](https://planets.example/docs/intro.md): What a \\[planet\\] is

    ## Rock

    - [Rock](https://planets.example/docs/category/rock.md)
    - [Far](https://planets.example/docs/category/far.md)
      - [Pluto](https://planets.example/docs/rock/far/pluto.md): Ice
    - [Mars](https://planets.example/docs/rock/mars.md): The red one

    ## API reference

    - [API reference](https://planets.example/api.md)
    - Solar system
      - [Planets](https://planets.example/api/planets.md)
        - [List planets](https://planets.example/api/planets/list-planets.md)
        - [Get a planet](https://planets.example/api/planets/get-planet.md)
    - [Schemas](https://planets.example/api/schemas.md)
      - [Planet](https://planets.example/api/schemas/planet.md)

    ## Blog

    - [Launch](https://planets.example/blog/2026/01/31/launch.md): Up

    ## Pages

    - [Imprint](https://planets.example/imprint.md)
    - [Home](https://planets.example/index.md)
    "
  `);
});

test('llms-full.txt has the pages in the same order, each with its URL', () => {
  const full = read({ files, config }, 'llms-full.txt');
  expect(full).toMatchInlineSnapshot(`
    "# Planets

    > All of them

    # Begin here

    Source: https://planets.example/docs/intro

    What a [planet] is

    # Rock

    Source: https://planets.example/docs/category/rock

    - [Far](https://planets.example/docs/category/far.md)
    - [Mars](https://planets.example/docs/rock/mars.md): The red one

    # Far

    Source: https://planets.example/docs/category/far

    - [Pluto](https://planets.example/docs/rock/far/pluto.md): Ice

    # Pluto

    Source: https://planets.example/docs/rock/far/pluto

    Ice

    # Mars

    Source: https://planets.example/docs/rock/mars

    Dust

    # Launch

    Source: https://planets.example/blog/2026/01/31/launch

    Up

    # Imprint

    Source: https://planets.example/imprint

    # Home

    Source: https://planets.example/
    "
  `);
});

test('llms.txt lists the latest version and links other versions and languages', () => {
  const versioned = {
    'content/docs/mars.md': '# Mars',
    'versioned_docs/version-1.0/mars.md': '# Old Mars',
    'i18n/fr/docs/mars.md': '# Mars, en rouge',
    'i18n/fr/versioned_docs/version-1.0/mars.md': '# Mars, rouge',
  };
  const fixture = {
    files: versioned,
    versions: ['1.0'],
    config: { ...config, i18n: { locales: ['en', 'fr'] } },
  };
  const english = read(fixture, 'llms.txt');
  expect(english).toContain('- [Old Mars](https://planets.example/docs/mars.md)');
  expect(english).toMatch(
    /## Optional\n\n- \[Docs Next\]\(.*?\/docs\/next\/mars\.md\)\n- \[français\]\(https:\/\/planets\.example\/fr\/llms\.txt\)\n$/i,
  );
  const french = read(fixture, 'fr/llms.txt');
  expect(french).toContain('[Mars, rouge](https://planets.example/fr/docs/mars.md)');
  expect(french).toContain('(https://planets.example/llms.txt)');
  expect(read(fixture, 'fr/llms-full.txt')).toContain('# Mars, rouge\n\nSource : https://');
});

test('llms-full.txt ends at a page within the limit and counts the remaining pages', () => {
  const routes = ['/a', '/b', '/c'];
  const pages = routes.map(
    (route) =>
      ({
        page: { route, url: route, indexed: true, markdown: { url: `${route}.md` } },
        facts: { inLlms: true },
        markdown: () => ({ title: route, body: 'x'.repeat(100) }),
      }) as unknown as MarkdownPage,
  );
  const plan = {
    title: 'Planets',
    urls: makeUrls({ baseUrl: '/', trailingSlash: false }),
    input: { config: {}, messages: messagesFor('en') },
    versions: [],
    apis: [],
    definitions: routes.map((route) => ({ route, title: route, meta: {} })),
  } as unknown as LocalePlan;
  const { full: text } = llmsFiles(plan, pages, []);
  const full = String(fullTextFile(text, plan, pages, 300).contents);
  expect(full).toContain('# /b\n');
  expect(full).not.toContain('# /c\n');
  expect(full).toMatch(/One more page is not in this file\. See \/llms\.txt\.\n$/);
});

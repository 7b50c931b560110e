import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporarySite } from '../../test/build/temporary-site.js';
import { loadConfig } from '../config/index.js';
import { formatPlain, formatPretty } from '../diagnostics/index.js';
import { emptyCache } from './cache/index.js';
import { buildSite, type PipelineOptions, SiteOpener } from './index.js';

const planets = {
  'content/docs/mars.md': '# Mars\n\n::include[./_moons.md]\n\n[Vulcan](./vulcan.md)\n',
  'content/docs/_moons.md': 'Phobos and Deimos.\n',
  'content/docs/pluto.md': '---\ndraft: true\n---\n\n# Pluto\n',
};

/** Returns a site that can be rebuilt with the same cache, as in `docsgen dev`. */
async function filesSite(files: Readonly<Record<string, string>>) {
  const dir = await temporarySite(files);
  const cache = emptyCache();
  return {
    dir,
    cache,
    write: (name: string, text: string) => writeFile(path.join(dir, name), text),
    remove: (name: string) => rm(path.join(dir, name)),
    async build(options: Partial<PipelineOptions> = {}) {
      const config = await loadConfig({ dir });
      const { value, diagnostics } = await buildSite(config, { mode: 'build', cache, ...options });
      const file = (name: string) => value?.files.find((found) => found.path === name)?.contents;
      return { built: value, problems: formatPlain(diagnostics), file };
    },
  };
}

it('shows the lines of pages that hooks made, in build and in dev', async () => {
  const page = (name: string) =>
    `{ path: 'content/docs/${name}.md', text: '# A\\n\\n[b](./no.md)\\n' }`;
  const dir = await temporarySite({
    'content/docs/mars.md': '# Mars\n',
    'docsgen.config.mjs': `export default {
      sources: [() => [${page('a')}]],
      onPages: (pages) => [...pages, ${page('b')}],
    };`,
  });
  const config = await loadConfig({ dir });
  const built = await buildSite(config, { mode: 'build', cache: emptyCache() });
  const shown = formatPretty(built.diagnostics, { read: () => undefined });
  expect(shown.match(/> 3 \| \[b\]\(\.\/no\.md\)/g)).toHaveLength(2);
  const opened = await new SiteOpener().open(config);
  expect(formatPretty((await opened.value.findProblems()) ?? [], { read: () => undefined })).toBe(
    shown,
  );
});

describe('a rebuilt site', () => {
  it('has the same files and diagnostics when nothing has changed', async () => {
    const site = await filesSite(planets);
    const first = await site.build();
    const second = await site.build();
    expect(first.problems).toContain('[site/broken-link]');
    expect(second.problems).toBe(first.problems);
    const texts = ({ built }: typeof first) =>
      built?.files.map((file) => ({ ...file, contents: String(file.contents) }));
    expect(texts(second)).toEqual(texts(first));
  });

  it('shows the new text of an included file', async () => {
    const site = await filesSite(planets);
    await site.build();
    await site.write('content/docs/_moons.md', 'Two moons.\n');
    expect((await site.build()).file('docs/mars/index.html')).toContain('Two moons.');
  });

  it('reports a deleted included file and recovers when it is restored', async () => {
    const site = await filesSite(planets);
    await site.build();
    await site.remove('content/docs/_moons.md');
    expect((await site.build()).problems).toContain('[content/include-missing]');
    await site.write('content/docs/_moons.md', 'Back again.\n');
    const { problems, file } = await site.build();
    expect(problems).not.toContain('[content/include-missing]');
    expect(file('docs/mars/index.html')).toContain('Back again.');
  });

  it('updates search data, listings and anchor checks after one page changes', async () => {
    const site = await filesSite({
      'content/docs/mars.md': '# Mars\n\nRed.\n\n## Moons\n',
      'content/docs/venus.md': '# Venus\n\n[Moons](./mars.md#moons)\n',
    });
    await site.build();
    await site.write('content/docs/mars.md', '# Mars\n\nRed.\n\n## Moons\n\nTwo.\n');
    const rebuilt = await site.build();
    expect(String(rebuilt.file('llms-full.txt'))).toContain('Two.');
    expect(rebuilt.problems).not.toContain('[site/broken-anchor]');
    // A file that the cache holds can be read until the next build.
    const listings = ['llms.txt', '404.json'];
    for (const name of listings) expect(String(rebuilt.file(name))).toContain('Mars');
    await site.write('content/docs/mars.md', '# Red planet\n\nRed.\n\n## Satellites\n');
    const changed = await site.build();
    expect(changed.problems).toContain('[site/broken-anchor]');
    for (const name of listings) expect(String(changed.file(name))).toContain('Red planet');
    expect((await site.build()).problems).toBe(changed.problems);
  });

  it('re-renders only pages that a renamed page affects, also after a development build', async () => {
    const site = await filesSite({
      'content/docs/a/mars.md': '---\ndisplayed_sidebar: null\n---\n\n# Mars\n',
      'content/docs/a/phobos.md': '# Phobos\n',
      'content/docs/b/venus.md': '# Venus\n',
    });
    const made = async () =>
      (await site.build()).built?.slowest?.pages.map(({ path: file }) => file);
    const [mars, phobos] = ['docs/a/mars/index.html', 'docs/a/phobos/index.html'];
    expect(await made()).toEqual(expect.arrayContaining([mars, phobos]));
    await site.remove('content/docs/b/venus.md');
    await site.write('content/docs/b/morning-star.md', '# Venus\n');
    const again = await made();
    expect(again).toContain(phobos);
    expect(again).not.toContain(mars);
    const opener = new SiteOpener({ cache: site.cache, devScript: '/_dev.js' });
    const { value: live } = await opener.open(await loadConfig({ dir: site.dir }));
    await live.complete();
    expect(await made()).not.toContain(phobos);
    expect(String((await site.build()).file(phobos))).not.toContain('_dev.js');
  });

  it('applies a changed configuration', async () => {
    const site = await filesSite({
      ...planets,
      'content/docs/sun.md': '<div onclick="x">Sun</div>\n',
    });
    expect((await site.build()).problems).toContain('[content/unsafe-html]');
    await site.write('docsgen.config.json', '{ "markdown": { "trustedHtml": true } }');
    const { problems, file } = await site.build();
    expect(problems).not.toContain('[content/unsafe-html]');
    expect(file('docs/sun/index.html')).toContain('onclick');
  });
});

describe('a build', () => {
  it('reports its stages, watch targets and page sources', async () => {
    const site = await filesSite(planets);
    const stages: string[] = [];
    const { built } = await site.build({ onStage: (stage) => stages.push(stage) });
    expect(stages).toEqual(['Read', 'Parse', 'Theme', 'Plan', 'Render', 'Complete', 'Search']);
    expect(built?.timings.map(({ stage }) => stage)).toEqual(stages);
    expect(built?.watch).toEqual(
      expect.arrayContaining(
        ['content', 'openapi', 'theme', 'static'].map((name) => path.join(site.dir, name)),
      ),
    );
    expect(built?.pages).toContainEqual({
      url: '/docs/mars',
      file: 'docs/mars/index.html',
      source: 'content/docs/mars.md',
    });
  });

  it('for the development server includes drafts and the client script', async () => {
    const site = await filesSite(planets);
    const { file } = await site.build({ mode: 'dev', devScript: '/_dev.js' });
    expect(file('docs/pluto/index.html')).toContain('src="/_dev.js"');
    expect((await site.build()).file('docs/mars/index.html')).not.toContain('_dev.js');
  });
});

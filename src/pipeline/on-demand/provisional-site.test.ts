import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig, type SiteConfig } from '../../config/index.js';
import { SiteOpener } from './site-opener.js';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'docsgen-outline-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

const config = (): Promise<SiteConfig> => loadConfig({ dir: siteDir });

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(path.join(siteDir, 'content/docs'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(siteDir, 'content/docs', name), text);
  }
}

interface Readable {
  read(file: string): Promise<Uint8Array | undefined>;
}

async function readableText(site: Readable, file: string): Promise<string> {
  return Buffer.from((await site.read(file)) ?? '').toString();
}

it('serves the same pages from the outline as after the full build', async () => {
  await cp(path.join(import.meta.dirname, '../../../test/fixtures/build/includes'), siteDir, {
    recursive: true,
  });
  const opener = new SiteOpener();
  const first = await opener.outline(await config());
  const whole = await opener.open(await config());
  expect(first.pages.length).toBeGreaterThan(1);
  expect(first.pages.map(({ url }) => url)).toEqual(whole.value.pages.map(({ url }) => url));
  for (const { file } of whole.value.pages) {
    expect(await readableText(first, file), file).toBe(await readableText(whole.value, file));
  }
});

it('corrects a page title from the outline once the page is parsed', async () => {
  await write({
    // The include provides a title that the outline does not know.
    'mars.md': '---\ntags: [red]\n---\n\n<!-- -->\n\n::include[./_title.md]\n',
    'venus.md': '# Venus\n\n[Mars](./mars.md)\n',
    '_title.md': '# The red planet\n\nIt is red.\n',
  });
  const opener = new SiteOpener();
  const first = await opener.outline(await config());
  const whole = (await opener.open(await config())).value;
  for (const page of ['docs/venus/index.html', 'docs/mars/index.html', 'docs/venus/index.html']) {
    expect(await readableText(first, page)).toBe(await readableText(whole, page));
  }
  expect(await readableText(first, 'docs/venus/index.html')).toContain('The red planet');
});

it('shows changes saved before the full build, also in included files', async () => {
  await write({
    'mars.md': '# Mars\n\nIt is red.\n\n::include[./_moons.md]\n',
    '_moons.md': 'Two.\n',
  });
  const opener = new SiteOpener();
  const site = await opener.outline(await config());
  await readableText(site, 'docs/mars/index.html');
  for (const name of ['mars.md', '_moons.md']) {
    const file = path.join(siteDir, 'content/docs', name);
    await appendFile(file, `\nSeen in ${name.replace(/\W/g, '')}.\n`);
    const update = await site.applyChanges([file]);
    if (name === 'mars.md') expect(update).toMatchObject({ diagnostics: [] });
  }
  const { value: whole } = await opener.open(await config());
  expect(await readableText(site, 'docs/mars/index.html')).toContain('Seen in marsmd.');
  expect(await readableText(whole, 'docs/mars/index.html')).toContain('Seen in _moonsmd.');
});

it('serves guides before the API description is loaded, without reporting their links to it', async () => {
  const guide =
    '# Mars\n\n[One](op:createPlanet), [all](/api), [its shape](/api/schemas/planet).\n';
  await write({ 'mars.md': guide });
  await mkdir(path.join(siteDir, 'openapi'));
  await writeFile(
    path.join(siteDir, 'openapi/planets.yaml'),
    `openapi: 3.1.0
info: { title: Planets, version: "1" }
paths: { /planets: { post: { operationId: createPlanet, responses: { 200: { description: It is. } } } } }
components: { schemas: { Planet: { type: object } } }
`,
  );
  const opener = new SiteOpener();
  const first = await opener.outline(await config());
  expect(await readableText(first, 'docs/mars/index.html')).toContain('href="/api"');
  expect(['api/index.html', 'api/all/index.html'].filter((file) => first.has(file))).toEqual([]);
  const unknown = ['api/all/index.html', 'api/schemas/planet/index.html', 'docs/x/index.html'];
  expect(unknown.map((file) => first.mayHave(file))).toEqual([true, true, false]);
  await write({ 'mars.md': `${guide}\nIt is red.\n` });
  const update = await first.applyChanges([path.join(siteDir, 'content/docs/mars.md')]);
  expect(update).toMatchObject({ diagnostics: [] });
  expect(await readableText(first, 'docs/mars/index.html')).toContain('It is red.');
  const whole = (await opener.open(await config())).value;
  expect(await readableText(whole, 'docs/mars/index.html')).toContain('href="/api/schemas/planet"');
  expect(whole.has('api/index.html')).toBe(true);
  // The result of a small description is cached, so its pages exist at once.
  const again = await opener.outline(await config());
  expect(again.has('api/index.html')).toBe(true);
});

it('serves the same pages after edits as a newly opened site', async () => {
  await write({ 'mars.md': '# Mars\n\nIt is red.\n', 'venus.md': '# Venus\n' });
  const opener = new SiteOpener();
  const page = 'docs/mars/index.html';
  for (const text of ['# Mars\n\nIt is cold.\n', '# Ares\n', '---\ndraft: true\n---\n# Mars\n']) {
    await write({ 'mars.md': text });
    const { value } = await opener.open(await config());
    const reopened = await new SiteOpener().open(await config());
    expect(await readableText(value, page)).toBe(await readableText(reopened.value, page));
    expect(await readableText(value, 'index.html')).toBe(
      await readableText(reopened.value, 'index.html'),
    );
  }
});

it('keeps saved changes when another page differs from its outline', async () => {
  // Only a full parse shows that the truncate marker is inside a code block.
  const venus = '# Venus\n\n```html\n<!-- truncate -->\n```\n';
  await write({ 'mars.md': '# Mars\n', 'venus.md': venus });
  const site = await new SiteOpener().outline(await config());
  const plannedAt = site.pages;
  for (const text of ['# Mars\n\nIt is red.\n', '# Mars\n\nIt is cold.\n']) {
    await write({ 'mars.md': text });
    await site.applyChanges([path.join(siteDir, 'content/docs/mars.md')]);
  }
  expect(site.pages).toBe(plannedAt);
  expect(await readableText(site, 'docs/venus/index.html')).toContain('Venus');
  expect(site.pages).not.toBe(plannedAt);
  expect(await readableText(site, 'docs/mars/index.html')).toContain('It is cold.');
});

it('updates a changed title on every page before the full build', async () => {
  await write({ 'mars.md': '# Mars\n', 'venus.md': '# Venus\n\n[](./mars.md)\n' });
  const opener = new SiteOpener();
  const site = await opener.outline(await config());
  const mars = path.join(siteDir, 'content/docs/mars.md');
  expect(await readableText(site, 'docs/mars/index.html')).toContain('Mars');
  await write({ 'mars.md': '---\nsidebar_label: The red one\n---\n# Ares\n\nIt is cold.\n' });
  expect(await site.applyChanges([mars])).toEqual({
    kind: 'applied',
    diagnostics: [],
    pages: 'all',
  });
  const whole = (await opener.open(await config())).value;
  for (const { file } of whole.pages) {
    expect(await readableText(site, file), file).toBe(await readableText(whole, file));
  }
  expect(await readableText(site, 'docs/venus/index.html')).toContain('The red one');
  expect(await readableText(site, 'docs/mars/index.html')).toContain('It is cold.');
  // A file with errors does not change the page.
  await write({ 'mars.md': '---\ntitle: [\n---\n# Mars\n' });
  expect(await site.applyChanges([mars])).toMatchObject({ diagnostics: [{ severity: 'error' }] });
  expect(await readableText(site, 'docs/venus/index.html')).toContain('The red one');
  await rm(mars);
  expect(await site.applyChanges([mars])).toEqual({ kind: 'unfinished' });
  await write({ 'pluto.md': '# Pluto\n' });
  expect(await site.applyChanges([path.join(siteDir, 'content/docs/pluto.md')])).toEqual({
    kind: 'needs-build',
  });
});

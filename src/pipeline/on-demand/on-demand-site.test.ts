import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../../config/index.js';
import { commitLog } from '../git/git-repository.js';
import type { OnDemandSite } from './on-demand-site.js';
import { SiteOpener } from './site-opener.js';

const devScript = '/dev.js';
let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'docsgen-live-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

async function siteCopy(site: string): Promise<void> {
  const from = path.join(import.meta.dirname, '../../../test/fixtures', site);
  await cp(from, siteDir, { recursive: true });
}

async function open(): Promise<OnDemandSite> {
  const { value } = await new SiteOpener({ devScript }).open(await loadConfig({ dir: siteDir }));
  return value;
}

async function siteText(site: OnDemandSite, file: string): Promise<string> {
  return Buffer.from((await site.read(file)) ?? '').toString();
}

it('builds the search index only when one of its files is requested', async () => {
  await siteCopy('versions-and-languages');
  const live = await open();
  await live.complete('/docs/nowhere');
  expect(live.has('llms.txt')).toBe(true);
  expect(live.has('search-index.json')).toBe(false);
  await live.complete('/search-index.json');
  expect(live.has('search-index.json')).toBe(true);
  await live.complete('/docs/nowhere');
  expect(live.has('search-index.json')).toBe(true);
});

const page = 'docs/mars/index.html';

it('knows missing addresses and similar pages without rendering a page', async () => {
  await siteCopy('versions-and-languages');
  const site = await open();
  for (const file of ['docs/nowhere/index.html', '404-n.json']) {
    expect(site.mayHave(file)).toBe(false);
  }
  const near = await siteText(site, '404.json');
  expect(near).toContain('"docs/');
  await site.complete();
  expect(await siteText(site, '404.json')).toBe(near);
});

it('generates redirects from old addresses on request', async () => {
  await planets();
  const text = '---\nredirect_from: [/red, /old/red.html]\n---\n\n# Mars\n';
  await writeFile(path.join(siteDir, 'content/docs/mars.md'), text);
  const site = await open();
  const old = ['red/index.html', 'old/red.html'];
  expect(old.map((file) => [site.has(file), site.mayHave(file)])).toEqual([
    [false, true],
    [false, true],
  ]);
  await site.complete('/red');
  expect(old.map((file) => site.has(file))).toEqual([true, true]);
});

async function planets(): Promise<void> {
  const folder = path.join(siteDir, 'content/docs');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'mars.md'), '# Mars\n\nIt is red.\n\n::include[./_moons.md]\n');
  await writeFile(path.join(folder, '_moons.md'), 'Phobos.\n');
}

it('shows the dates of commits made after startup', async () => {
  await planets();
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=planets', '-c', 'user.email=planets@example.com', ...args],
      {
        cwd: siteDir,
        env: { ...process.env, GIT_COMMITTER_DATE: '2026-02-03T12:00:00Z' },
      },
    );
  const opener = new SiteOpener();
  const pageNow = async () =>
    siteText((await opener.open(await loadConfig({ dir: siteDir }))).value, page);
  git('init', '-q');
  expect(await pageNow()).not.toContain('2026-02-03');
  git('add', '--all');
  git('commit', '-q', '-m', 'Describe Mars');
  expect(await pageNow()).toContain('2026-02-03');
});

it('watches the commit log of the repository that contains the site', async () => {
  await planets();
  const config = await loadConfig({ dir: siteDir });
  const watched = async () => (await new SiteOpener().open(config)).value.watch;
  const log = path.join(await realpath(siteDir), '.git/logs/HEAD');
  expect(await watched()).not.toContain(log);
  execFileSync('git', ['init', '-q'], { cwd: siteDir });
  expect(await watched()).toContain(log);
  const inner = path.join(siteDir, 'site');
  await mkdir(inner);
  expect(commitLog(inner)).toBe(log);
  await writeFile(path.join(inner, '.git'), 'gitdir: ../.git/worktrees/site\n');
  expect(commitLog(inner)).toBe(path.join(path.dirname(log), '../worktrees/site/logs/HEAD'));
});

it('re-renders requested pages first when a shared include changes', async () => {
  await planets();
  const folder = path.join(siteDir, 'content/docs');
  for (let count = 0; count < 40; count += 1) {
    await writeFile(path.join(folder, `moon-${count}.md`), '# Moon\n\n::include[./_moons.md]\n');
  }
  const site = await open();
  const moon = 'docs/moon-7/index.html';
  await site.read(moon);
  const part = path.join(folder, '_moons.md');
  await writeFile(part, 'Deimos.\n');
  const update = await site.applyChanges([part]);
  expect(update).toMatchObject({ hasMorePages: true });
  expect([...Object(update).pages.keys()]).toEqual(['/docs/moon-7']);
  expect(await siteText(site, moon)).toContain('Deimos.');
});

it('updates a page after changes to its document and its includes', async () => {
  await planets();
  const site = await open();
  const before = await siteText(site, page);
  for (const name of ['mars.md', '_moons.md']) {
    const file = path.join(siteDir, 'content/docs', name);
    await appendFile(file, `\n\nSeen in ${name.replace(/\W/g, '')}.\n`);
    expect(await site.applyChanges([file])).toMatchObject({ diagnostics: [] });
  }
  const after = await siteText(site, page);
  expect(before).not.toContain('Seen in');
  expect(after).toContain('Seen in marsmd');
  expect(after).toContain('Seen in _moonsmd');
  expect(after).toBe(await siteText(await open(), page));
});

it('re-renders translations when the headings of the original change', async () => {
  await planets();
  await writeFile(
    path.join(siteDir, 'docsgen.config.json'),
    JSON.stringify({ i18n: { locales: ['en', 'de'] } }),
  );
  const german = path.join(siteDir, 'i18n/de/docs/earth.md');
  await mkdir(path.dirname(german), { recursive: true });
  await writeFile(german, '# Erde\n\n## Mond\n');
  const file = path.join(siteDir, 'content/docs/earth.md');
  await writeFile(file, '# Earth\n\n## Moon\n');
  const site = await open();
  expect(await siteText(site, 'de/docs/earth/index.html')).toContain('<h2 id="moon">');
  await writeFile(file, '# Earth\n\n## Luna\n');
  expect(await site.applyChanges([file])).toMatchObject({ diagnostics: [] });
  expect(await siteText(site, 'de/docs/earth/index.html')).toContain('<h2 id="luna">');
});

it('leaves changes that affect other pages to a full rebuild and defers unfinished writes', async () => {
  await planets();
  const site = await open();
  const file = path.join(siteDir, 'content/docs/mars.md');
  await writeFile(file, '# Another title\n');
  expect(await site.applyChanges([file])).toEqual({ kind: 'needs-build' });
  expect(await site.applyChanges([path.join(siteDir, 'docsgen.config.ts')])).toEqual({
    kind: 'needs-build',
  });
  await writeFile(file, '');
  expect(await site.applyChanges([file])).toEqual({ kind: 'unfinished' });
});

it('keeps the last good page of a document with errors and reports the errors', async () => {
  await planets();
  const site = await open();
  const before = await siteText(site, page);
  const file = path.join(siteDir, 'content/docs/mars.md');
  await appendFile(file, '\n[Away](./away.md)\n');
  const problems = [{ code: 'site/broken-link' }];
  expect(await site.applyChanges([file])).toMatchObject({
    diagnostics: problems,
    pages: new Map(),
  });
  expect((await open()).check([file])).toMatchObject(problems);
  expect(await siteText(site, page)).toBe(before);
});

it('reports broken links of an embedded description in the site check, not on page changes', async () => {
  await planets();
  const file = path.join(siteDir, 'content/docs/mars.md');
  await writeFile(file, '# Mars\n\n::operation[getMoon]\n');
  await mkdir(path.join(siteDir, 'openapi'));
  await writeFile(
    path.join(siteDir, 'openapi/api.yaml'),
    `openapi: 3.1.0
info: { title: Moons, version: '1' }
paths:
  /moon:
    get:
      operationId: getMoon
      description: '[One](./one), [two](./two), [three](#three)'
      responses: { '200': { description: 'A [moon](./moon).' } }
`,
  );
  await writeFile(
    path.join(siteDir, 'docsgen.config.json'),
    '{ "openapi": { "path": "openapi/api.yaml", "onBrokenLinks": "error" } }',
  );
  const site = await open();
  expect(site.check([file])).toEqual([]);
  expect(await site.findProblems()).toMatchObject([{ code: 'site/broken-description-links' }]);
  await appendFile(file, '\nIt is red.\n');
  expect(await site.applyChanges([file])).toMatchObject({ diagnostics: [] });
  expect(await siteText(site, page)).toContain('It is red.');
  await appendFile(file, '\n[Away](./away.md)\n');
  expect(await site.applyChanges([file])).toMatchObject({
    diagnostics: [{ code: 'site/broken-link' }],
  });
});

it('stops the site check when the site is closed', async () => {
  await siteCopy('versions-and-languages');
  const site = await open();
  site.close();
  expect(await site.findProblems()).toBeUndefined();
  await site.complete();
});

it('shows a changed block after a full rebuild, and its style sheet', async () => {
  await siteCopy('build/own-blocks');
  await symlink(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  const file = path.join(siteDir, 'blocks/_units.ts');
  const opener = new SiteOpener({ devScript });
  const reopen = async () => (await opener.open(await loadConfig({ dir: siteDir }))).value;
  const site = await reopen();
  const planets = 'docs/planets/index.html';
  expect(await siteText(site, planets)).toContain('<p>3390 km</p>');
  expect(site.watch).toContain(file);
  await writeFile(
    file,
    'export const inKilometres = (radius: number) => radius + " kilometres";\n',
  );
  expect(await site.applyChanges([file])).toEqual({ kind: 'needs-build' });
  const after = await reopen();
  expect(await siteText(after, planets)).toContain('<p>3390 kilometres</p>');
  const [sheet] = /assets\/block-planet-card-\w+\.css/.exec(await siteText(after, planets)) ?? [];
  expect(await siteText(after, sheet ?? '')).toContain('.planet{');
  expect(await siteText(after, 'docs/plain/index.html')).not.toContain('block-planet-card');
});

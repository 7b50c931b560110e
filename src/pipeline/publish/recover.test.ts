import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  failure,
  foldersBeside,
  makeTemporarySite,
  mars,
  publishOptions,
  tree,
  venus,
} from '../../../test/support/publication.js';
import { publish } from '../../../test/support/publish.js';
import { clearSite, discardUnfinished, openBuiltSite } from './index.js';
import { createTemporaryFolder } from './temporary-folders.js';

let root: string;
let siteDir: string;
let outDir: string;

beforeEach(async () => {
  ({ root, siteDir, outDir } = await makeTemporarySite());
});

const beside = () => foldersBeside(outDir);

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

function options(over: object = {}) {
  return publishOptions({ root, siteDir, outDir }, over);
}

describe('recovery after a kill', () => {
  /** A process id that no process has. */
  const nobody = 2 ** 22 + 7;

  async function leftBehind(kind: 'new' | 'old', pid = nobody, host?: string): Promise<string> {
    const made = path.basename(await createTemporaryFolder(outDir));
    await rm(path.join(siteDir, made), { recursive: true });
    const [, own = '', random = ''] = /-(\w{6})(\w{12})$/.exec(made) ?? [];
    const name = `.dist.docsgen-${pid}-${host ?? own}${[...random].reverse().join('')}`;
    return path.join(siteDir, kind === 'old' ? `${name}.old0` : name);
  }

  it('restores the old site after a kill between the two renames', async () => {
    await publish(mars, options());
    await writeFile(path.join(outDir, 'CNAME'), 'planets.example');
    await rename(outDir, await leftBehind('old'));
    await mkdir(await leftBehind('new'));
    const site = await openBuiltSite(outDir);
    expect(site?.diagnostics).toMatchObject([{ code: 'build/restored', severity: 'info' }]);
    expect(await tree(outDir)).toMatchObject({
      'docs/mars/index.html': 'Mars',
      CNAME: 'planets.example',
    });
    expect(await beside()).toEqual([]);
  });

  it('restores the old site behind a link', async () => {
    await mkdir(path.join(root, 'www'));
    await symlink(path.join(root, 'www/real'), outDir);
    await publish(mars, options());
    const name = path.basename(await leftBehind('old')).replace('.dist.', '.real.');
    await rename(path.join(root, 'www/real'), path.join(root, 'www', name));
    expect((await openBuiltSite(outDir))?.manifest.files).toHaveLength(3);
  });

  it('removes the old site after the swap, but keeps its foreign files', async () => {
    await publish(mars, options());
    const old = await leftBehind('old');
    await cp(outDir, old, { recursive: true });
    await writeFile(path.join(old, 'late.txt'), 'mine');
    await publish(venus, options());
    expect(await tree(outDir)).toEqual({
      'index.html': 'Planets!',
      'docs/venus/index.html': 'Venus',
      'late.txt': 'mine',
    });
    expect(await beside()).toEqual([]);
  });

  it('keeps temporary folders of running processes and recent ones of other hosts', async () => {
    const alive = await leftBehind('new', process.ppid);
    const elsewhere = await leftBehind('new', nobody, 'ffffff');
    await mkdir(alive);
    await mkdir(elsewhere);
    await publish(mars, options());
    expect((await beside()).toSorted()).toEqual(
      [alive, elsewhere].map((folder) => path.basename(folder)).toSorted(),
    );
  });

  it('removes a temporary folder with a reused process id', async () => {
    await mkdir(await leftBehind('new', process.pid));
    await publish(mars, options());
    expect(await beside()).toEqual([]);
  });

  it('keeps other folders with similar names, and links', async () => {
    const names = [
      '.dist.docsgen-1-x',
      '.dist.docsgen-notes',
      '.other.docsgen-1-ffffffffffffffffff',
    ];
    for (const name of names) await mkdir(path.join(siteDir, name));
    await symlink(root, await leftBehind('old'));
    await publish(mars, options());
    expect(await readdir(siteDir)).toEqual(expect.arrayContaining(names));
    expect(await beside()).toHaveLength(3);
  });

  it('discards unpublished files at once on a signal', async () => {
    await publish(mars, options());
    const fresh = await createTemporaryFolder(outDir);
    await writeFile(path.join(fresh, 'index.html'), 'half');
    discardUnfinished();
    expect(await beside()).toEqual([]);
    expect(await tree(outDir)).toHaveProperty(['index.html'], 'Planets');
  });

  it('leaves one complete site after a kill at any time', async () => {
    const { build } = await import('esbuild');
    const child = path.join(root, 'publisher.cjs');
    await build({
      stdin: {
        contents: `
          import { publish } from '../../../test/support/publish.ts';
          const [outDir, siteDir, reusableFolder] = process.argv.slice(2);
          const site = (word) => Array.from({ length: 12 }, (_, n) => ({ path: n + '/index.html', contents: word }));
          const options = { outDir, siteDir, pages: [], baseUrl: '/', version: '1', home: '/nowhere', reusableFolder };
          let previousFiles;
          for (let n = 0; ; n += 1) {
            previousFiles = (await publish(site(String(n % 10)), { ...options, previousFiles })).value.marks;
          }
        `
          .replace('for (', '(async () => { for (')
          .replace(/\}\s*$/, '} })();'),
        resolveDir: import.meta.dirname,
        loader: 'ts',
      },
      outfile: child,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      logLevel: 'error',
    });
    await publish([{ path: '0/index.html', contents: 'first' }], options());
    await writeFile(path.join(outDir, 'CNAME'), 'planets.example');
    for (let round = 0; round < 10; round += 1) {
      const reusableFolder = round % 2 === 0 ? [path.join(siteDir, '.docsgen/replaced')] : [];
      const args = [child, outDir, siteDir, ...reusableFolder];
      const publisher = spawn(process.execPath, args, { cwd: root });
      const ended = new Promise((resolve) => publisher.once('exit', resolve));
      await new Promise((resolve) => setTimeout(resolve, 80 + Math.random() * 60));
      publisher.kill('SIGKILL');
      await ended;
      const site = await openBuiltSite(outDir);
      const { CNAME, ...pages } = await tree(outDir);
      expect(CNAME).toBe('planets.example');
      expect(Object.keys(pages).toSorted()).toEqual(site?.manifest.files);
      expect(new Set(Object.values(pages)).size).toBe(1);
      expect(await beside()).toEqual([]);
    }
  });
});

describe('clearing the output', () => {
  it('removes the site, the cache and temporary folders', async () => {
    await publish(mars, options());
    await mkdir(path.join(siteDir, '.docsgen'));
    await writeFile(path.join(siteDir, '.docsgen/cache'), 'x');
    const dead = `.dist.docsgen-${2 ** 22 + 7}-${'0'.repeat(18)}`;
    await mkdir(path.join(siteDir, dead));
    await utimes(path.join(siteDir, dead), 0, 0);
    const { value, diagnostics } = await clearSite(options());
    expect(value).toEqual([outDir, path.join(siteDir, '.docsgen')]);
    expect(diagnostics).toEqual([]);
    expect((await readdir(siteDir)).filter((name) => name !== dead)).toEqual(['content']);
    expect((await clearSite(options())).value).toEqual([]);
  });

  it('keeps foreign files', async () => {
    await publish(mars, options());
    await writeFile(path.join(outDir, 'CNAME'), 'planets.example');
    const { diagnostics } = await clearSite(options());
    expect(diagnostics).toMatchObject([{ code: 'build/foreign-files' }]);
    expect(await tree(outDir)).toEqual({ CNAME: 'planets.example' });
  });

  it('keeps a folder without a manifest and refuses protected folders', async () => {
    await mkdir(outDir);
    await writeFile(path.join(outDir, 'thesis.txt'), 'years');
    expect((await clearSite(options())).diagnostics).toMatchObject([{ code: 'build/not-cleared' }]);
    expect(await tree(outDir)).toEqual({ 'thesis.txt': 'years' });
    const [first] = await failure(clearSite(options({ outDir: siteDir })));
    expect(first?.code).toBe('build/out-dir-site');
  });
});

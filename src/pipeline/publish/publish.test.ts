import { chmod, lstat, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
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
import type { OutputFile } from '../../files/output-file.js';
import { openBuiltSite, openPublication, siteStamp } from './index.js';

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

describe('publishing', () => {
  it('writes the site and a manifest, and leaves no temporary files', async () => {
    const { value, diagnostics } = await publish(mars, options());
    expect(value).toMatchObject({ outDir, files: 3, bytes: 14 });
    expect(diagnostics).toEqual([]);
    expect(await tree(outDir)).toEqual({
      'index.html': 'Planets',
      'docs/mars/index.html': 'Mars',
      'assets/map.bin': '\u0000\u00ff\u0001',
    });
    expect((await openBuiltSite(outDir))?.manifest).toEqual({
      generator: 'docsgen',
      version: '1.0.0',
      baseUrl: '/',
      files: ['assets/map.bin', 'docs/mars/index.html', 'index.html'],
      pages: [{ url: '/', file: 'index.html', source: 'content/index.md' }],
    });
    expect(await beside()).toEqual([]);
  });

  it('creates the parent folders of the output folder', async () => {
    await publish(mars, options({ outDir: path.join(root, 'a/b/out') }));
    expect(await tree(path.join(root, 'a/b/out'))).toHaveProperty(['index.html']);
  });

  it('removes files and folders of deleted pages', async () => {
    await publish(mars, options());
    await publish(venus, options());
    expect(await tree(outDir)).toEqual({
      'index.html': 'Planets!',
      'docs/venus/index.html': 'Venus',
    });
    expect(await readdir(path.join(outDir, 'docs'))).toEqual(['venus']);
  });

  it('makes the folder readable for web servers and keeps its mode', async () => {
    await publish(mars, options());
    expect((await stat(outDir)).mode & 0o555).toBe(0o777 & ~process.umask() & 0o555);
    await chmod(outDir, 0o2775);
    await publish(venus, options());
    expect((await stat(outDir)).mode & 0o7777).toBe(0o2775);
  });

  it('publishes into the target of a link', async () => {
    await mkdir(path.join(root, 'www'));
    await symlink('../www', outDir);
    await publish(mars, options());
    await publish(venus, options());
    expect((await lstat(outDir)).isSymbolicLink()).toBe(true);
    expect(await tree(path.join(root, 'www'))).toHaveProperty(['docs/venus/index.html'], 'Venus');
  });

  it.each([
    ['../escape.html', 'leads out'],
    ['docs/../../escape.html', 'leads out'],
    ['/etc/escape.html', 'absolute'],
    ['C:/escape.html', 'absolute'],
    ['a\\..\\escape.html', 'backslash'],
    ['a//b.html', 'shortest form'],
    ['a\0.html', 'NUL'],
    ['', 'no name'],
    ['.docsgen.json', 'its own notes'],
    ['index.html', 'same path'],
    ['docs', 'as its folder'],
  ])('writes nothing when a file has the invalid path %j', async (file, problem) => {
    const files = [...mars, { path: file, contents: '' }];
    const [first] = await failure(publish(files, options()));
    expect(first?.code).toBe('build/output-path');
    expect(first?.message).toContain(problem);
    expect(await readdir(siteDir)).toEqual(['content']);
  });

  it('keeps the old site and removes temporary files when a file cannot be written', async () => {
    await publish(mars, options());
    const before = await tree(outDir);
    const [first] = await failure(
      publish([...venus, { path: `${'long'.repeat(100)}.html`, contents: '' }], options()),
    );
    expect(first?.code).toBe('build/cannot-write');
    expect(first?.message).toContain('untouched');
    expect(await tree(outDir)).toEqual(before);
    expect(await beside()).toEqual([]);
  });

  it('leaves one complete site when several processes publish at once', async () => {
    const many = (word: string, count: number): OutputFile[] =>
      Array.from({ length: count }, (_, index) => ({
        path: `${word}/${index}.html`,
        contents: word,
      }));
    // Repeats with sites of different sizes, because the interleaving is random.
    for (let round = 0; round < 10; round += 1) {
      const sites = ['a', 'b', 'c', 'd'].map((word, index) => many(word, 10 + 15 * index));
      await Promise.all([mars, ...sites].map((files) => publish(files, options())));
      const names = Object.keys(await tree(outDir));
      const [first = ''] = names;
      const whole = [mars, ...sites].find((files) =>
        files.some(({ path: file }) => file === first),
      );
      expect(names.toSorted()).toEqual(whole?.map(({ path: file }) => file).toSorted());
      expect(await beside()).toEqual([]);
    }
  });
});

describe('unchanged files', () => {
  const inode = async (file: string) => (await stat(path.join(outDir, file))).ino;
  const publishTwice = async (between: () => Promise<unknown>, files = mars) => {
    const { value } = await publish(mars, options());
    await between();
    await publish(files, options({ previousFiles: value.marks }));
  };

  it('are not rewritten', async () => {
    let before = 0;
    const pluto = mars.map((file) =>
      file.path === 'index.html' ? { ...file, contents: 'Pluto!!' } : file,
    );
    await publishTwice(async () => {
      before = await inode('docs/mars/index.html');
    }, pluto);
    expect(await inode('docs/mars/index.html')).toBe(before);
    expect(await tree(outDir)).toEqual({
      'index.html': 'Pluto!!',
      'docs/mars/index.html': 'Mars',
      'assets/map.bin': '\u0000\u00ff\u0001',
    });
    expect(await beside()).toEqual([]);
  });

  it.each<[string, (file: string) => Promise<unknown>]>([
    ['changed them', (file) => writeFile(file, 'Mars again')],
    ['removed them', (file) => rm(file)],
    ['put links in their place', (file) => rm(file).then(() => symlink('../../index.html', file))],
    ['removed the site', () => rm(outDir, { recursive: true })],
  ])('are restored after someone has %s', async (_, meddle) => {
    await publishTwice(() => meddle(path.join(outDir, 'docs/mars/index.html')));
    expect(await tree(outDir)).toHaveProperty(['docs/mars/index.html'], 'Mars');
    expect((await lstat(path.join(outDir, 'docs/mars/index.html'))).isFile()).toBe(true);
  });
});

describe('a site written file by file', () => {
  it('is not visible before it is finished, and is removed when discarded', async () => {
    await publish(mars, options());
    const { value: publication } = await openPublication(options());
    for (const file of venus) publication.write(file);
    expect(await tree(outDir)).toHaveProperty(['docs/mars/index.html']);
    await publication.discard();
    expect(await tree(outDir)).toHaveProperty(['docs/mars/index.html']);
    expect(await beside()).toEqual([]);
  });

  it.each([
    ['../escape.html', 'leads out'],
    ['index.html', 'same path'],
    ['index.html/more.html', 'as its folder'],
  ])('rejects the file path %j', async (file, problem) => {
    const { value: publication } = await openPublication(options());
    for (const one of mars) publication.write(one);
    publication.write({ path: file, contents: '' });
    expect((await failure(publication.finish(options())))[0]?.message).toContain(problem);
    await publication.discard();
    expect(await readdir(siteDir)).toEqual(['content']);
  });
});

describe('the stamp of a site', () => {
  it('changes when a file is changed, removed or added', async () => {
    const { value } = await publish(mars, options());
    expect(value.stamp).toBeDefined();
    expect(siteStamp(outDir)).toBe(value.stamp);
    await writeFile(path.join(outDir, 'CNAME'), '');
    expect(siteStamp(outDir)).not.toBe(value.stamp);
    await rm(path.join(outDir, 'CNAME'));
    expect(siteStamp(outDir)).toBe(value.stamp);
    await writeFile(path.join(outDir, 'index.html'), 'Another planet');
    expect(siteStamp(outDir)).not.toBe(value.stamp);
    await rm(path.join(outDir, 'index.html'));
    expect(siteStamp(outDir)).toBeUndefined();
  });
});

describe('foreign files in the output folder', () => {
  beforeEach(async () => {
    await publish(mars, options());
    await mkdir(path.join(outDir, '.git/refs/heads'), { recursive: true });
    await writeFile(path.join(outDir, '.git/HEAD'), 'ref: x');
    await writeFile(path.join(outDir, 'CNAME'), 'planets.example');
    await writeFile(path.join(outDir, 'docs/mars/note.txt'), 'mine');
    await symlink('../elsewhere', path.join(outDir, 'alias'));
  });

  it('are kept, with links and empty .git folders, and reported', async () => {
    const { diagnostics } = await publish(venus, options());
    expect(await tree(outDir)).toEqual({
      'index.html': 'Planets!',
      'docs/venus/index.html': 'Venus',
      'docs/mars/note.txt': 'mine',
      '.git/HEAD': 'ref: x',
      CNAME: 'planets.example',
      alias: '-> ../elsewhere',
    });
    expect(await readdir(path.join(outDir, '.git/refs'))).toEqual(['heads']);
    expect(diagnostics).toMatchObject([
      { code: 'build/foreign-files', severity: 'info', message: expect.stringContaining('CNAME') },
    ]);
  });

  it('are kept over several builds and never added to the manifest', async () => {
    for (const files of [venus, mars, venus]) await publish(files, options());
    expect((await openBuiltSite(outDir))?.manifest.files).not.toContain('CNAME');
    expect(await tree(outDir)).toHaveProperty(['.git/HEAD']);
  });

  it('stop the publication when the site has a different file of that name', async () => {
    const site = [...venus, { path: 'CNAME', contents: 'other.example' }];
    expect(await failure(publish(site, options()))).toMatchObject([
      { code: 'build/output-conflict', message: expect.stringContaining('CNAME') },
    ]);
    expect(await tree(outDir)).toHaveProperty(['docs/mars/index.html']);
    expect(await beside()).toEqual([]);
    const same = [...venus, { path: 'CNAME', contents: 'planets.example' }];
    await publish(same, options());
    expect((await openBuiltSite(outDir))?.manifest.files).toContain('CNAME');
  });

  it('stop the publication when a file and a folder have the same path', async () => {
    for (const file of ['CNAME/index.html', '.git']) {
      const [first] = await failure(publish([{ path: file, contents: '' }], options()));
      expect(first?.code).toBe('build/output-conflict');
    }
  });
});

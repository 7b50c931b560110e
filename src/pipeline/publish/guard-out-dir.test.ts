import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  failure,
  makeTemporarySite,
  mars,
  publishOptions,
} from '../../../test/support/publication.js';
import { publish } from '../../../test/support/publish.js';

let root: string;
let siteDir: string;
let outDir: string;

beforeEach(async () => {
  ({ root, siteDir, outDir } = await makeTemporarySite());
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

function options(over: object = {}) {
  return publishOptions({ root, siteDir, outDir }, over);
}

describe('the output folder', () => {
  async function refusal(over: object): Promise<string> {
    const before = await readdir(root, { recursive: true });
    const [first] = await failure(publish(mars, options(over)));
    expect(await readdir(root, { recursive: true })).toEqual(before);
    return first?.code ?? '';
  }

  it('must not be the root, the home folder, the site, the working directory, or a parent of them', async () => {
    expect(await refusal({ outDir: '/' })).toBe('build/out-dir-root');
    const home = path.join(root, 'home/ann');
    await mkdir(home, { recursive: true });
    expect(await refusal({ outDir: home, home })).toBe('build/out-dir-home');
    expect(await refusal({ outDir: path.dirname(home), home })).toBe('build/out-dir-home');
    expect(await refusal({ outDir: siteDir })).toBe('build/out-dir-site');
    expect(await refusal({ outDir: root })).toBe('build/out-dir-site');
    const cwd = path.join(root, 'work/here');
    await mkdir(cwd, { recursive: true });
    expect(await refusal({ outDir: cwd, cwd })).toBe('build/out-dir-working-directory');
    expect(await refusal({ outDir: path.dirname(cwd), cwd })).toBe(
      'build/out-dir-working-directory',
    );
  });

  it.each([
    'content',
    'content/deep/out',
    'openapi',
    'static/out',
    'STATIC',
    'theme',
    'src',
    'node_modules/x',
    '.git',
    '.docsgen/out',
    '../other/.git/out',
    '../other/node_modules/out',
  ])('must not be a source folder or inside one: %s', async (name) => {
    const folder = path.join(siteDir, name);
    expect(await refusal({ outDir: folder })).toBe('build/out-dir-source');
  });

  it('must not contain a source folder that the site declares', async () => {
    const declared = { protectedDirs: [path.join(siteDir, 'pub/images')] };
    expect(await refusal({ outDir: path.join(siteDir, 'pub'), ...declared })).toBe(
      'build/out-dir-source',
    );
  });

  it('must not be a link to a protected folder', async () => {
    await symlink(path.join(siteDir, 'content'), path.join(root, 'alias'));
    expect(await refusal({ outDir: path.join(root, 'alias') })).toBe('build/out-dir-source');
    expect(await refusal({ outDir: path.join(root, 'alias/new/out') })).toBe(
      'build/out-dir-source',
    );
    await symlink(siteDir, path.join(root, 'twin'));
    expect(await refusal({ outDir: path.join(root, 'twin') })).toBe('build/out-dir-site');
  });

  it('must not be a cyclic link', async () => {
    await symlink('circle', path.join(root, 'circle'));
    expect(await refusal({ outDir: path.join(root, 'circle') })).toBe('build/out-dir-unreachable');
  });

  it('must not be a file or below one', async () => {
    await writeFile(path.join(root, 'file'), 'text');
    expect(await refusal({ outDir: path.join(root, 'file') })).toBe('build/out-dir-file');
    expect(await refusal({ outDir: path.join(root, 'file/out') })).toBe('build/out-dir-file');
  });

  it('may be empty, but must have docsgen’s manifest if it contains files', async () => {
    const folder = path.join(root, 'photos');
    await mkdir(folder);
    await publish(mars, options({ outDir: folder }));
    const forged = [
      '',
      '{}',
      '{"generator":"docsgen"}',
      '{"generator":"docsgen","version":"1","baseUrl":"/","files":["../../etc/passwd"],"pages":[]}',
      '{"generator":"other","version":"1","baseUrl":"/","files":[],"pages":[]}',
    ];
    for (const marker of forged) {
      await writeFile(path.join(folder, '.docsgen.json'), marker);
      expect(await refusal({ outDir: folder })).toBe('build/out-dir-not-ours');
    }
    await rm(path.join(folder, '.docsgen.json'));
    expect(await refusal({ outDir: folder })).toBe('build/out-dir-not-ours');
  });

  it('is named in the message together with its link target', async () => {
    await symlink(path.join(siteDir, 'content'), outDir);
    const [first] = await failure(publish(mars, options()));
    expect(first?.message).toContain(`${outDir} (which leads to ${siteDir}/content)`);
  });
});

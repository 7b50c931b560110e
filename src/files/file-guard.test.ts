import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileAccess } from './file-access.js';
import { FileGuard, isRefusal } from './file-guard.js';

let root: string;
let siteDir: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-guard-')));
  siteDir = path.join(root, 'site');
  for (const file of ['site/content/mars.md', 'shared/venus.md', 'shared/.env', 'other/io.md']) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), `text of ${file}`);
  }
});
afterEach(() => rm(root, { recursive: true }));

const link = (target: string, name: string) => symlink(target, path.join(root, name));

/** Returns the text of a file, or why it was refused. */
function read(name: string, config: object = {}, from = siteDir, maxBytes?: number): string {
  const guard = new FileGuard(fileAccess(from, config));
  const found = guard.read(path.resolve(from, name), maxBytes);
  if (found === undefined) return 'missing';
  return isRefusal(found)
    ? `${found.diagnostic.code}: ${found.diagnostic.message.replaceAll(root, '')}`
    : Buffer.from(found).toString();
}

describe('files outside the site', () => {
  it.each([
    ['../shared/venus.md'],
    ['/etc/hostname'],
    ['../nowhere.md'],
    ['content/../../shared/venus.md'],
  ])('are refused: %s', (name) => {
    expect(read(name)).toMatch(/^files\/outside-site: .* is outside the site's folder\.$/);
  });

  it('are refused behind symbolic links and linked folders', async () => {
    await link('/proc/self/environ', 'site/content/e.txt');
    await link('e.txt', 'site/content/f.txt');
    await link('../../shared', 'site/content/shared');
    for (const name of ['content/e.txt', 'content/f.txt', 'content/shared/venus.md']) {
      expect(read(name)).toMatch(/^files\/outside-site: .* is a link to .*, outside/);
    }
  });

  it('are read when fs.allow lists them or their folder, even through a link', async () => {
    await link('../../shared', 'site/content/shared');
    await link('shared', 'alias');
    const names = ['../shared', '../shared/venus.md', '../alias', path.join(root, 'shared')];
    for (const allowed of names) {
      const config = { fs: { allow: [allowed] } };
      expect(read('../shared/venus.md', config)).toBe('text of shared/venus.md');
      expect(read('content/shared/venus.md', config)).toBe('text of shared/venus.md');
      expect(read('../other/io.md', config)).toMatch('files/outside-site');
    }
  });

  it('are refused when only the beginning of their path matches an allowed folder', async () => {
    await mkdir(path.join(root, 'shared-secrets'));
    await writeFile(path.join(root, 'shared-secrets/a.md'), 'secret');
    const config = { fs: { allow: ['../shared'] } };
    expect(read('../shared-secrets/a.md', config)).toMatch('files/outside-site');
    await mkdir(path.join(root, 'site2'));
    await writeFile(path.join(root, 'site2/a.md'), 'secret');
    expect(read('../site2/a.md')).toMatch('files/outside-site');
  });

  it('are read when another configuration key names them, but not through a link', async () => {
    const config = { openapi: [{ path: '../shared/venus.md' }], staticDirectories: ['../other'] };
    expect(read('../shared/venus.md', config)).toBe('text of shared/venus.md');
    expect(read('../other/io.md', config)).toBe('text of other/io.md');
    for (const docs of [{ path: '../shared' }, [{ path: 'docs' }, { path: '../shared' }]]) {
      expect(read('../shared/venus.md', { docs })).toBe('text of shared/venus.md');
    }
    await link('/proc/self/environ', 'other/openapi.yaml');
    expect(read('../other/openapi.yaml', { openapi: { path: '../other/openapi.yaml' } })).toMatch(
      'files/outside-site',
    );
  });
});

describe('links within the site', () => {
  it('are followed, also when the site folder itself is a link', async () => {
    await link('mars.md', 'site/content/red.md');
    await link('site', 'alias');
    expect(read('content/red.md')).toBe('text of site/content/mars.md');
    expect(read('content/red.md', {}, path.join(root, 'alias'))).toBe(
      'text of site/content/mars.md',
    );
  });

  it('are not files when they lead to folders', async () => {
    await link('content', 'site/folder.md');
    for (const name of ['folder.md', 'content']) expect(read(name)).toMatch('it is a folder');
  });

  it('are missing files when they are broken or cyclic', async () => {
    await link('nowhere.md', 'site/lost.md');
    await link('circle.md', 'site/circle.md');
    for (const name of ['lost.md', 'circle.md', 'content/mars.md/x', 'a\0b']) {
      expect(read(name)).toBe('missing');
    }
  });
});

describe('files with names that suggest secrets', () => {
  it.each([
    '.env',
    '.git/config',
    'content/.npmrc',
    'keys/server.pem',
    'keys/Server.KEY',
    'keys/id_rsa',
    'keys/id_ed25519_work',
    'keys/store.p12',
  ])('are refused: %s', async (name) => {
    await mkdir(path.dirname(path.join(siteDir, name)), { recursive: true });
    await writeFile(path.join(siteDir, name), 'secret');
    expect(read(name)).toMatch('files/private-name');
    await symlink(path.join(siteDir, name), path.join(siteDir, 'harmless.txt'));
    expect(read('harmless.txt')).toMatch('files/private-name');
    expect(read(name, { fs: { allow: [name] } })).toBe('secret');
  });

  it('are refused in allowed folders', () => {
    expect(read('../shared/.env', { fs: { allow: ['../shared'] } })).toMatch('files/private-name');
    expect(read('../shared/.env', { fs: { allow: ['..'] } })).toMatch('files/private-name');
  });

  it.each(['.well-known/security.txt', 'id_rsa.pub', 'keyboard.md'])(
    'do not include %s',
    async (name) => {
      await mkdir(path.dirname(path.join(siteDir, name)), { recursive: true });
      await writeFile(path.join(siteDir, name), 'public');
      expect(read(name)).toBe('public');
    },
  );

  it('do not include files of a site below a hidden folder', async () => {
    const hidden = path.join(root, '.work/site');
    await mkdir(hidden, { recursive: true });
    await writeFile(path.join(hidden, 'a.md'), 'public');
    expect(read('a.md', {}, hidden)).toBe('public');
  });
});

describe('a special or oversized file', () => {
  it.runIf(process.platform === 'linux')('is refused instead of blocking the read', async () => {
    execFileSync('mkfifo', [path.join(siteDir, 'fifo.md')]);
    await link('fifo.md', 'site/linked.md');
    for (const name of ['fifo.md', 'linked.md']) {
      expect(read(name)).toBe(
        `build/cannot-read: ${name} cannot be read: it is a FIFO, not a regular file.`,
      );
    }
    expect(read('/dev/zero', { fs: { allow: ['/dev'] } })).toMatch('it is a device');
  });

  it('is refused with its size', async () => {
    await truncate(path.join(siteDir, 'content/mars.md'), 3 * 1024 * 1024);
    expect(read('content/mars.md', {}, siteDir, 2 * 1024 * 1024)).toBe(
      'build/cannot-read: content/mars.md cannot be read: it has 3 MB, and at most 2 MB are read.',
    );
  });
});

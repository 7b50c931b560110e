import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { listFiles, sourceReader } from '../files/read-files.js';
import { ignoreMissing } from './read-file.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'docsgen-sources-'));
  for (const folder of ['content/inner', 'shared/rings']) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  await write('content/mars.md');
  await write('content/inner/io.md');
  await write('shared/saturn.md');
  await write('shared/rings/a.md');
});
afterEach(() => rm(root, { recursive: true }));

const write = (name: string) => writeFile(path.join(root, name), name);
const link = (target: string, name: string) => symlink(target, path.join(root, name));

it.each(['EACCES', 'EPERM'])('reports a file without read permission (%s)', (code) => {
  const refuse = () => {
    const file = '/site/content/mars.md';
    throw Object.assign(new Error(code), { code, path: file, syscall: 'open' });
  };
  let messages: unknown;
  try {
    ignoreMissing(refuse);
  } catch (error) {
    messages = error instanceof DiagnosticError && error.diagnostics;
  }
  const message = '/site/content/mars.md cannot be read: access is denied.';
  expect(messages).toMatchObject([{ code: 'build/cannot-read', message }]);
});

describe('source files', () => {
  it('that are hidden are omitted, with a warning unless they are system files', async () => {
    for (const name of ['.env', '.env.local', '.htaccess', '.DS_Store'])
      await write(`shared/${name}`);
    const reader = sourceReader(root);
    expect(listFiles(root, 'shared', reader)).toEqual(['shared/rings/a.md', 'shared/saturn.md']);
    const messages = reader.diagnostics.map(({ severity, place }) => `${severity} ${place?.file}`);
    expect(messages).toEqual(
      ['.env', '.env.local', '.htaccess'].map((it) => `warning shared/${it}`),
    );
  });

  it('are found behind links to folders and files', async () => {
    await link('../shared', 'content/shared');
    await link('../../shared/saturn.md', 'content/inner/saturn.md');
    expect(listFiles(root, 'content')).toEqual([
      'content/inner/io.md',
      'content/inner/saturn.md',
      'content/mars.md',
      'content/shared/rings/a.md',
      'content/shared/saturn.md',
    ]);
  });

  it('are listed once despite cyclic links', async () => {
    await link('..', 'content/inner/back');
    await link('.', 'content/self');
    await link('../shared', 'content/shared');
    await link('../content', 'shared/content');
    expect(listFiles(root, 'content')).toEqual([
      'content/inner/io.md',
      'content/mars.md',
      'content/shared/rings/a.md',
      'content/shared/saturn.md',
    ]);
  });

  it('are listed despite broken and cyclic links', async () => {
    await link('nowhere.md', 'content/lost.md');
    await link('circle', 'content/circle');
    expect(listFiles(root, 'content')).toContain('content/mars.md');
  });

  it('exclude hidden files and folders', async () => {
    await mkdir(path.join(root, 'content/.git'));
    await write('content/.git/mars.md');
    await write('content/.mars.md.swp');
    expect(listFiles(root, 'content')).toEqual(['content/inner/io.md', 'content/mars.md']);
  });
});

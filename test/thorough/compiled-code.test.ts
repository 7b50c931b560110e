import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { unpackWords } from '../../src/search/query/front-coding.js';
import { copyAtlas } from '../support/atlas.js';
import { treeDigest } from '../support/tree-digest.js';

let root: string;
let bundle: string;

const docsgen = (...args: string[]): string =>
  execFileSync(process.execPath, [path.join(root, 'docsgen/bin/docsgen.js'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
const kept = () => readdirSync(bundle).filter((name) => name.endsWith('.code'));
const codeFile = () => path.join(bundle, kept()[0] ?? '');

/** The site as a build without a cache makes it. */
function built(): ReadonlyMap<string, string> {
  docsgen('build', 'site', '--silent', '--no-cache');
  return treeDigest(path.join(root, 'site/dist'));
}

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-code-')));
  // An installation of its own, without what others have left in theirs.
  const installed = path.resolve(inject('program'), '../..');
  cpSync(installed, path.join(root, 'docsgen'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (name) => !/\.code(\.\d+)?$/.test(name),
  });
  bundle = path.join(root, 'docsgen/lib/bundle');
  await copyAtlas(path.join(root, 'site'));
  docsgen('--version');
});
afterAll(() => {
  chmodSync(bundle, 0o755);
  rmSync(root, { recursive: true });
});

it('is left by the first build, used by the next ones, and mended where it is damaged', () => {
  expect(kept(), 'a command that runs little of the program leaves nothing').toEqual([]);
  const first = built();
  expect(kept()).toHaveLength(1);
  const code = readFileSync(codeFile());

  expect(built()).toEqual(first);
  expect(readFileSync(codeFile()).equals(code), 'what is right stays').toBe(true);

  const damaged = Buffer.from(code);
  damaged.fill(0xff, code.length / 2, code.length / 2 + 1000);
  writeFileSync(codeFile(), damaged);
  expect(built()).toEqual(first);
  expect(readFileSync(codeFile()).equals(damaged)).toBe(false);
  expect(readdirSync(bundle).filter((name) => /\.code\./.test(name))).toEqual([]);
});

it('means what the sources say, also beyond ASCII: a word with an apostrophe is one word', () => {
  const page = path.join(root, 'site/content/docs/rings.md');
  writeFileSync(page, '# Rings\n\nOf the ice giant’s rings, some are arcs.\n');
  const parts = [...built().keys()].filter((name) => /search-terms-.*\.json$/.test(name));
  rmSync(page);
  const terms = parts.flatMap((name) =>
    unpackWords(JSON.parse(readFileSync(path.join(root, 'site/dist', name), 'utf8')).terms),
  );
  expect(terms).toContain('giants');
});

it('knows nothing of where docsgen lies', () => {
  expect(readFileSync(codeFile()).includes(root)).toBe(false);
});

it.skipIf(process.getuid?.() === 0)(
  'is no need: the folder may be one that cannot be written',
  () => {
    const first = built();
    rmSync(codeFile());
    chmodSync(bundle, 0o555);
    expect(built()).toEqual(first);
    expect(kept()).toEqual([]);
  },
);

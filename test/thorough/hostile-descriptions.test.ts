import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildHostile, type HostileBuild } from '../support/hostile/build-hostile.js';
import { circularReferences } from '../support/hostile/circular-references.js';
import type { Hostiles } from '../support/hostile/description.js';
import { exponentialReferences } from '../support/hostile/exponential-references.js';
import { deep, large } from '../support/hostile/large.js';
import { named, names } from '../support/hostile/names.js';
import { outsideReferences, referringTo } from '../support/hostile/outside-references.js';

/** Seconds that a build of one group may take; ten to forty where the machine has nothing else to do. */
const limit = 240;
const timeout = (limit + 10) * 1000;

const program = inject('program');
let root: string;
const at = (name: string) => path.join(root, name);

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-hostile-')));
});
afterAll(() => rm(root, { recursive: true }));

const built = (site: string, texts: ReadonlyMap<string, string>): Promise<HostileBuild> =>
  buildHostile(program, at(site), texts, limit);

const groups: Readonly<Record<string, Hostiles>> = {
  'a description whose references grow exponentially': exponentialReferences,
  'a description that is deep': deep,
  'a description that is large, or slow to look at': large,
  'a description with circular references': circularReferences,
};

describe.each(Object.entries(groups))('%s', (group, hostiles) => {
  const entries = Object.entries(hostiles);
  const shown = entries.filter(([, { said }]) => said === undefined);
  const refused = entries.filter(([, { said }]) => said !== undefined);
  const textsOf = (some: typeof entries) => new Map(some.map(([name, { text }]) => [name, text]));
  let accepting: HostileBuild;
  let refusing: HostileBuild;

  beforeAll(async () => {
    accepting = await built(`${group} shown`, textsOf(shown));
    refusing = await built(`${group} refused`, textsOf(refused));
  }, 2 * timeout);

  it('ends with the exit code of its errors', () => {
    expect(accepting.exitCode, accepting.stderr).toBe(0);
    if (refused.length > 0) expect(refusing.exitCode, refusing.stderr).toBe(1);
  });

  it.each(shown.map(([name]) => name))('is published: %s', (name) => {
    expect(accepting.errors(name)).toEqual([]);
    expect(existsSync(accepting.published(name))).toBe(true);
  });

  it.each(refused.map(([name, { said }]) => [name, said]))('is refused: %s', (name, said) => {
    expect(refusing.errors(String(name))).toEqual([said]);
    expect(existsSync(refusing.published(String(name)))).toBe(false);
  });
});

it(
  'accepts names of the object prototype as the names of everything in a description',
  async () => {
    const { exitCode, stderr, published } = await built(
      'names',
      new Map(names.map((name) => [name, named(name)])),
    );
    expect(exitCode, stderr).toBe(0);
    for (const name of names) {
      const slug = name
        .replaceAll('_', '')
        .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const page = (file: string) =>
        readFile(path.join(published(name), file, 'index.html'), 'utf8');
      expect(await page(`${slug}/${slug}`)).toContain(`>${name}<`);
      expect(await page(`schemas/${slug}`)).toContain(`>${name}<`);
    }
  },
  timeout,
);

it(
  'follows no reference out of the site',
  async () => {
    await writeFile(at('secret.yaml'), 'title: the-secret\n');
    await mkdir(at('outsideReferences/api'), { recursive: true });
    await symlink(at('secret.yaml'), at('outsideReferences/api/link.yaml'));
    await symlink(root, at('outsideReferences/api/folder-link'));
    const references = Object.entries(outsideReferences);
    const { exitCode, errors, stderr } = await built(
      'outsideReferences',
      new Map(references.map(([reference]) => [reference, referringTo(reference)])),
    );
    expect(exitCode, stderr).toBe(1);
    expect(references.map(([reference]) => [reference, errors(reference)])).toEqual(
      references.map(([reference, code]) => [reference, [code]]),
    );
    expect(stderr).not.toContain('the-secret');
  },
  timeout,
);

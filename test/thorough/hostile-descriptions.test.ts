import { existsSync } from 'node:fs';
import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildHostile, type Ended } from '../support/hostile/build-hostile.js';
import { circles } from '../support/hostile/circles.js';
import type { Hostiles } from '../support/hostile/description.js';
import { fans } from '../support/hostile/fans.js';
import { deep, large } from '../support/hostile/large.js';
import { leading, referringTo } from '../support/hostile/leading.js';
import { named, names } from '../support/hostile/names.js';

/** Seconds that a build may take; two to five where the machine has nothing else to do. */
const limit = 60;
const timeout = (limit + 10) * 1000;

const program = inject('program');
let root: string;
const at = (name: string) => path.join(root, name);

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-hostile-')));
});
afterEach(() => rm(root, { recursive: true }));

const built = (text: string): Promise<Ended> => buildHostile(program, at('site'), text, limit);

const groups: Readonly<Record<string, Hostiles>> = {
  'a description whose references fan out': fans,
  'a description that is deep': deep,
  'a description that is large, or slow to look at': large,
  'a description in circles': circles,
};

describe.each(Object.entries(groups))('%s', (_, hostiles) => {
  it.each(Object.entries(hostiles))(
    '%s',
    async (_, { text, said }) => {
      const { exitCode, errors, stderr } = await built(text);
      expect(exitCode, stderr).toBe(said === undefined ? 0 : 1);
      expect([...new Set(errors)]).toEqual(said === undefined ? [] : [said]);
      expect(existsSync(at('site/dist/api'))).toBe(said === undefined);
    },
    timeout,
  );
});

it.each(names)(
  'accepts %s as the name of everything in a description',
  async (name) => {
    const { exitCode, stderr } = await built(named(name));
    expect(exitCode, stderr).toBe(0);
    const slug = name.replaceAll('_', '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const page = (file: string) => readFile(at(`site/dist/api/${file}/index.html`), 'utf8');
    expect(await page(`${slug}/${slug}`)).toContain(`>${name}<`);
    expect(await page(`schemas/${slug}`)).toContain(`>${name}<`);
  },
  timeout,
);

it.each(Object.entries(leading))(
  'does not follow a reference to %s',
  async (reference, code) => {
    await writeFile(at('secret.yaml'), 'title: the-secret\n');
    const text = referringTo(reference);
    await buildHostile(program, at('site'), '{}', limit);
    await symlink(at('secret.yaml'), at('site/api/link.yaml'));
    await symlink(root, at('site/api/folder-link'));
    const { exitCode, errors, stderr } = await built(text);
    expect(exitCode, stderr).toBe(1);
    expect(errors).toEqual([code]);
    expect(stderr).not.toContain('the-secret');
  },
  timeout,
);

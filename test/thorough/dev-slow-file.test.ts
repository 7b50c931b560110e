import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startDevProcess } from '../support/dev-process.js';

const program = inject('program');
let root: string;

/** Within all limits, and yet parsed until the deadline of a file on any machine: the footnote needs the slower parser. */
const slow = `# Slow[^ 1]\n\n${`${'~a'.repeat(9_000)}\n\n`.repeat(12)}`;

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-slow-')));
  await mkdir(path.join(root, 'content/docs'), { recursive: true });
  await writeFile(path.join(root, 'docsgen.config.json'), '{ "title": "Sky" }');
  await writeFile(path.join(root, 'content/docs/slow.md'), slow);
  await writeFile(path.join(root, 'content/docs/small.md'), '# Small\n\nA *little* text.\n');
});
afterAll(() => rm(root, { recursive: true }));

it('docsgen dev serves other pages while a slow file renders, and stops on request', async () => {
  const server = await startDevProcess(program, root);
  const order: string[] = [];
  const ask = async (name: string): Promise<void> => {
    try {
      const response = await fetch(`${server.origin}/docs/${name}`);
      await response.text();
      order.push(name);
    } catch {
      order.push(`${name} not any more`);
    }
  };
  const waiting = ask('slow');
  await ask('small');
  await writeFile(path.join(root, 'content/docs/small.md'), '# Small\n\nAnother *little* text.\n');
  await ask('small');
  await server.stop();
  await waiting;
  expect(order).toEqual(['small', 'small', 'slow not any more']);
}, 90_000);

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startDevProcess } from '../support/dev-process.js';

const program = inject('program');
let root: string;
const at = (name: string) => path.join(root, name);

/** Understanding it takes many seconds. */
function description(operations: number): unknown {
  const names = Array.from({ length: operations }, (_, index) => `Planet${index}`);
  const field = (index: number) => ({
    type: 'object',
    description: `What is known of field ${index}, *as far as* anything is.`,
    properties: Object.fromEntries(
      names.slice(0, 8).map((name) => [name, { type: 'string', description: `Of \`${name}\`.` }]),
    ),
  });
  const schema = {
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`field${n}`, field(n)])),
  };
  const content = (name: string) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Planets', version: '1' },
    paths: Object.fromEntries(
      names.map((name) => [
        `/${name}`,
        {
          post: {
            operationId: `create${name}`,
            summary: `Create ${name}`,
            requestBody: { content: content(name) },
            responses: { 200: { description: 'It is.', content: content(name) } },
          },
        },
      ]),
    ),
    components: { schemas: Object.fromEntries(names.map((name) => [name, schema])) },
  };
}

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-large-')));
  await mkdir(at('content/docs'), { recursive: true });
  await mkdir(at('openapi'));
  await writeFile(at('docsgen.config.json'), '{ "title": "Sky" }');
  await writeFile(at('openapi/planets.json'), JSON.stringify(description(200)));
  const guide = '# Guide\n\nSee [how](op:createPlanet7), or [all](/api).\n';
  await writeFile(at('content/docs/guide.md'), guide);
});
afterAll(() => rm(root, { recursive: true }));

it('docsgen dev serves a guide before it has parsed a large description, and then its reference', async () => {
  const dev = await startDevProcess(program, root);
  try {
    const read = async (url: string) => (await fetch(dev.origin + url)).text();
    const first = await read('/docs/guide');
    expect(first).toContain('<h1');
    expect(first).toContain('href="/api"');
    expect(first).not.toContain('href="/api/default/create-planet7"');
    // Saved meanwhile; that a link leads nowhere cannot be known yet.
    const saved = '# Guide\n\nSee [how](op:createPlanet7), or [this one](/api/schemas/planet7).\n';
    await writeFile(at('content/docs/guide.md'), saved);
    for (let text = ''; !text.includes('this one'); text = await read('/docs/guide')) {
      await wait(20);
    }
    expect(dev.said()).not.toContain('Built');
    // Who asks for a page of the reference waits for it.
    expect(await read('/api/default/create-planet7')).toContain('Create Planet7');
    expect(await read('/docs/guide')).toContain('href="/api/default/create-planet7"');
    expect(dev.said()).not.toMatch(/broken-link|unknown-operation/);
  } finally {
    await dev.stop();
  }
}, 120_000);

it('Ctrl-C immediately stops a build that is parsing a large description', async () => {
  const child = spawn(process.execPath, [program, 'build', root, '--no-cache'], {
    env: { ...process.env, NO_COLOR: '1' },
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  while (!said.includes('Parse')) await wait(10);
  await wait(1000);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  // It was at it.
  expect(said).not.toContain('Theme');
  expect(existsSync(at('dist'))).toBe(false);
});

import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../../config/index.js';
import { parseSite } from '../parse.js';

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'docsgen-changes-'));
  await mkdir(path.join(siteDir, 'openapi'));
});

afterEach(() => rm(siteDir, { recursive: true, force: true }));

const describeApi = (version: string, route: string): Promise<void> =>
  writeFile(
    path.join(siteDir, 'openapi/openapi.yaml'),
    `openapi: 3.1.0\ninfo: { title: Planets, version: '${version}' }\npaths:\n  ${route}:\n    get: { responses: { '200': { description: All. } } }\n`,
  );

async function parseWith(previous: string) {
  await writeFile(
    path.join(siteDir, 'docsgen.config.json'),
    JSON.stringify({ openapi: { previous } }),
  );
  const config = await loadConfig({ dir: siteDir });
  const { value, diagnostics } = await parseSite(config);
  const page = value.docs.find(({ meta }) => meta.slug === '/api/changes');
  return {
    text: page && value.texts.textOf(page.path).text,
    problems: diagnostics.map(({ code, message }) => `${code}: ${message}`),
  };
}

const git = (...args: string[]): void => {
  const identity = ['-c', 'user.name=planets', '-c', 'user.email=planets@example.com'];
  execFileSync('git', [...identity, ...args], { cwd: siteDir, stdio: 'ignore' });
};

it('compares with a previous version from a git tag', async () => {
  await describeApi('1.0', '/moons');
  git('init');
  git('add', '.');
  git('commit', '-m', 'Describe moons');
  git('tag', 'v1.0');
  await describeApi('2.0', '/planets');
  const { text, problems } = await parseWith('git:v1.0');
  expect(problems).toEqual([]);
  expect(text).toContain('From 1.0 to 2.0. Breaking: 1. Others: 1.');
  expect(text).toContain('GET /moons\nBreaking Operation: removed\nGET /planets\nnew Operation');
});

it('compares with a multi-file description in git under another name', async () => {
  const api = (version: string, part: string): string =>
    `openapi: 3.1.0\ninfo: { title: Planets, version: '${version}' }\npaths:\n  /planets:\n    get: { responses: { '200': { description: All., content: { application/json: { schema: { $ref: '${part}' } } } } } }\n`;
  const moon = (type: string): string =>
    `type: object\nproperties:\n  size: { $ref: 'size.yaml' }\n  kind: { type: ${type} }\n`;
  const write = (file: string, text: string): Promise<void> =>
    writeFile(path.join(siteDir, file), text);
  await mkdir(path.join(siteDir, 'openapi/parts'));
  await write('openapi/planets.yaml', api('1.0', './parts/moon.yaml'));
  await write('openapi/parts/moon.yaml', moon('string'));
  await write('openapi/parts/size.yaml', 'type: integer\n');
  git('init');
  git('add', '.');
  git('commit', '-m', 'Describe moons');
  git('tag', 'v1.0');
  await rm(path.join(siteDir, 'openapi/planets.yaml'));
  await write('openapi/openapi.yaml', api('2.0', './parts/moon.yaml'));
  await write('openapi/parts/moon.yaml', moon('integer'));
  await write('openapi/parts/size.yaml', 'type: number\n');
  const { text, problems } = await parseWith('git:v1.0:openapi/planets.yaml');
  expect(problems).toEqual([]);
  expect(text).toContain('kind: type string → integer');
  expect(text).toContain('type integer → number');
});

it('explains why the previous version cannot be compared', async () => {
  await describeApi('2.0', '/planets');
  await writeFile(path.join(siteDir, 'notes.txt'), 'Nothing of the kind.');
  for (const [previous, problem] of [
    ['openapi/old.yaml', 'there is no such file'],
    ['git:v9', 'git has no commit v9'],
    ['git:--output=x', 'that is not a name of a commit'],
    ['notes.txt', 'it is not an API description that can be read'],
  ] as const) {
    const { text, problems } = await parseWith(previous);
    expect(text).toBeUndefined();
    expect(problems).toEqual([
      `build/previous-description: ${previous} cannot be compared with: ${problem}.`,
    ]);
  }
});

it('asks for the history in a clone without it, as CI jobs have', async () => {
  await describeApi('1.0', '/moons');
  git('init');
  git('add', '.');
  git('commit', '-m', 'Describe moons');
  git('commit', '--allow-empty', '-m', 'Wait');
  const origin = siteDir;
  siteDir = path.join(origin, 'clone');
  execFileSync('git', ['clone', '--depth=1', `file://${origin}`, siteDir], { stdio: 'ignore' });
  const { problems } = await parseWith('git:HEAD~1');
  siteDir = origin;
  expect(problems).toEqual([
    'build/previous-description: git:HEAD~1 cannot be compared with: git has no commit HEAD~1, as only a part of the history was fetched; in CI, fetch all of it: fetch-depth: 0.',
  ]);
});

it('states that nothing has changed', async () => {
  await describeApi('2.0', '/planets');
  await writeFile(
    path.join(siteDir, 'old.yaml'),
    "openapi: 3.1.0\ninfo: { title: Planets, version: '2.0' }\npaths:\n  /planets:\n    get: { responses: { '200': { description: Every one. } } }\n",
  );
  expect((await parseWith('old.yaml')).text).toBe('Nothing has changed.');
});

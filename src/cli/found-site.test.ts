import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceTools } from '../migrate/index.js';
import { foreignTool } from './found-site.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'docsgen-found-'));
});
afterEach(() => rm(root, { recursive: true }));

it.each([
  ['docusaurus.config.ts', 'Docusaurus'],
  ['mkdocs.yml', 'MkDocs'],
  ['docs/.vitepress/config.ts', 'VitePress'],
  ['src/content/docs/index.mdx', 'Starlight'],
  ['docs.json', 'Mintlify'],
  ['source.config.ts', 'Fumadocs'],
  ['SUMMARY.md', 'GitBook'],
  ['README.md', undefined],
])('knows by %s that a folder was made for %s', async (file, tool) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), '');
  expect(foreignTool(root)).toBe(tool);
  if (tool) expect(sourceTools.map(({ name }) => name)).toContain(tool);
});

import { expect, it } from 'vitest';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { runPagesHook } from './run-pages-hook.js';
import type { PagesHook } from './schema/hooks.js';

const mars = { path: 'content/docs/mars.md', title: 'Mars' };
const moon = { path: 'content/docs/moon.md', title: 'Moon' };
const run = (hook: unknown) =>
  runPagesHook(hook as PagesHook, [mars, moon], { siteDir: '/site', place: undefined });

it('tells which pages stay, which have another title and which are new', async () => {
  const added = { path: 'content/docs/io.md', text: '# Io' };
  const { kept, added: files } = await run(() => [{ ...mars, title: 'Red' }, added]);
  expect([...kept]).toEqual([[mars.path, { title: 'Red', description: undefined }]]);
  expect(files).toMatchObject([added]);
});

it.each([
  [() => undefined, 'it returned no list of pages'],
  [() => [{}], 'each page needs a path'],
  [
    () => [{ path: 'content/docs/io.md', title: 'Io' }],
    'content/docs/io.md is not a page of the site',
  ],
  [() => [mars, mars], 'content/docs/mars.md was returned twice'],
  [() => [{ ...mars, title: '' }], 'content/docs/mars.md needs a title'],
  [() => [{ ...mars, description: 4 }], 'the description of content/docs/mars.md must be a string'],
  [() => [{ path: mars.path, text: '' }], 'content/docs/mars.md exists'],
  [() => [{ ...mars, slug: 'red' }], 'content/docs/mars.md has the unknown key slug'],
  [() => Promise.reject(new Error('no network')), 'no network'],
])('names the hook that returns something unusable (%#): %s', async (hook, problem) => {
  const error: unknown = await run(hook).catch((reason: unknown) => reason);
  if (!(error instanceof DiagnosticError)) throw error;
  expect(error.diagnostics[0]?.message).toContain(`The hook onPages failed: ${problem}`);
});

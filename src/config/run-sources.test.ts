import { expect, it, vi } from 'vitest';
import { temporarySite } from '../../test/build/temporary-site.js';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import { runSources } from './run-sources.js';
import type { SourceHook } from './schema/hooks.js';

const place = { file: 'docsgen.config.ts', start: { line: 4, column: 3, offset: 40 } };

async function run(...hooks: SourceHook[]) {
  const siteDir = await temporarySite({
    'content/index.md': '# Home',
    'moons.json': '["Phobos"]',
  });
  return runSources(hooks, { siteDir, locate: () => place });
}

it('returns the pages of the hooks and the files that they read', async () => {
  const made = await run(async ({ read }) => {
    const moons: string[] = JSON.parse(await read('moons.json'));
    return moons.map((moon) => ({
      path: `content/docs/${moon.toLowerCase()}.md`,
      text: `# ${moon}`,
    }));
  });
  expect(made.files).toMatchObject([{ path: 'content/docs/phobos.md', text: '# Phobos' }]);
  expect(made.inputs).toEqual(['moons.json']);
  expect(made.timings).toMatchObject([{ stage: 'sources[0]' }]);
});

it('names functions that have a name', async () => {
  const { timings } = await run(async function changelog() {
    return [];
  });
  expect(timings).toMatchObject([{ stage: 'sources[0] changelog' }]);
});

const page = { path: 'content/docs/a.md', text: '# A' };
const list = (...files: unknown[]) => (() => files) as unknown as SourceHook;

it.each([
  [list({ path: '../a.md', text: '' }), '../a.md is not a path in content/'],
  [list({ path: 'content/../a.md', text: '' }), 'content/../a.md is not a path in content/'],
  [list({ path: 'content/a.txt', text: '' }), 'content/a.txt is not a Markdown file'],
  [list({ path: 'content/index.md', text: '' }), 'content/index.md exists as a file'],
  [list(page, page), 'content/docs/a.md was made twice'],
  [list({ path: 'content/a\0.md', text: '' }), 'is not a path in content/'],
  [list({ path: 'content/a.md', content: '' }), 'a text, found one with the keys path, content'],
  [list({ ...page, titel: 'A' }), 'content/docs/a.md has the unknown key titel'],
  [(() => undefined) as unknown as SourceHook, 'it returned no list of files'],
  [() => Promise.reject(new Error('no network')), 'no network'],
  [
    async ({ read }) => [{ ...page, text: await read('no.json') }],
    'no.json cannot be read: it does not exist',
  ],
])('names the hook that fails: %#', async (hook, problem) => {
  const error: unknown = await run(() => [], hook).catch((reason: unknown) => reason);
  if (!(error instanceof DiagnosticError)) throw error;
  expect(error.diagnostics).toMatchObject([
    { code: 'config/hook', place, message: expect.stringContaining(problem) },
  ]);
  expect(error.diagnostics[0]?.message).toContain('sources[1]');
});

it('reports a hook that runs for long, once and while it runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow: Diagnostic[] = [];
  let end = (): void => {};
  const hook = (): Promise<[]> => new Promise((resolve) => (end = () => resolve([])));
  const site = {
    siteDir: '/site',
    locate: () => place,
    onSlow: (one: Diagnostic) => slow.push(one),
  };
  try {
    const running = runSources([() => [], hook], site);
    await vi.advanceTimersByTimeAsync(9000);
    expect(slow).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    end();
    await running;
  } finally {
    vi.useRealTimers();
  }
  expect(slow).toMatchObject([
    {
      code: 'config/slow-hook',
      severity: 'info',
      place,
      message: expect.stringMatching(/sources\[1\].* 10 seconds/),
    },
  ]);
});

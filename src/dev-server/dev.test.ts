import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteConfig } from '../config/index.js';
import { type Diagnostic, DiagnosticError, type Outcome } from '../diagnostics/diagnostic.js';
import type { HotUpdate } from '../pipeline/on-demand/hot-updates.js';
import type { DevBuild } from './build-attempt.js';
import { startDev } from './dev.js';
import { outputFileSet } from './file-set.js';
import type { HttpServer } from './listen.js';
import type { BuildRound } from './live-site.js';
import { isWatched, type Watch, watch } from './watch.js';

let siteDir: string;
let server: HttpServer;
/** The result of the next build. */
let next: () => Promise<Outcome<DevBuild | undefined>>;
let config: () => Promise<SiteConfig>;
let rounds: BuildRound[];
let notices: Diagnostic[];
let change: (file: string) => void;
let targets: readonly string[];

beforeEach(async () => {
  siteDir = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-dev-')));
  rounds = [];
  notices = [];
  config = async () => ({ baseUrl: '/' }) as SiteConfig;
});

afterEach(async () => {
  await server.close();
  await rm(siteDir, { recursive: true });
});

const watchNothing: Watch = async (options) => {
  change = options.onChange;
  targets = options.targets;
  return {
    setTargets: (given) => {
      targets = given;
      return undefined;
    },
    close: async () => {},
  };
};

function problem(message: string): Diagnostic {
  return { code: 'site/broken-link', severity: 'error', message };
}

function placeIn(file: string) {
  const start = { line: 1, column: 1, offset: 0 };
  return { file, start, end: start };
}

function page(text: string, diagnostics: readonly Diagnostic[] = []): Outcome<DevBuild> {
  const files = [{ path: 'index.html', contents: text }];
  return {
    value: { ...outputFileSet(files), watch: [path.join(siteDir, 'content')] },
    diagnostics,
  };
}

/** A site of one page, whose text can change while it is served. */
function living(text: () => string): DevBuild {
  return {
    has: (file) => file === 'index.html',
    read: async () => Buffer.from(text()),
    watch: [],
  };
}

async function start(
  watching: Watch = watchNothing,
  outline?: () => Promise<DevBuild | undefined>,
  changed?: () => Promise<readonly string[]>,
): Promise<void> {
  server = await startDev({
    siteDir,
    configFiles: [path.join(siteDir, 'docsgen.config.ts')],
    port: 0,
    settle: watching === watchNothing ? 0 : 80,
    watch: watching,
    load: () => config(),
    build: () => next(),
    outline,
    changed,
    format: (diagnostics) => diagnostics.map(({ message }) => message).join('\n'),
    onRound: (round) => rounds.push(round),
    onNotice: (diagnostic) => notices.push(diagnostic),
  });
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('it did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Triggers another build, as after a change. */
async function rebuild(outcome: () => Promise<Outcome<DevBuild | undefined>>): Promise<void> {
  const before = rounds.length;
  next = outcome;
  change(path.join(siteDir, 'content/index.md'));
  await until(() => rounds.length > before);
}

async function visit(url = '/'): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${server.port}${url}`);
  return { status: response.status, text: await response.text() };
}

interface Heard {
  readonly states: { build: string; errors?: string }[];
  readonly response: IncomingMessage;
}

function listenIn(headers: Record<string, string> = {}): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: server.port, path: '/__docsgen/events', headers };
    get(options, (response) => {
      const states: Heard['states'] = [];
      response.on('data', (chunk: Buffer) => {
        for (const [, json = ''] of chunk.toString().matchAll(/^data: (.*)$/gm)) {
          states.push(JSON.parse(json));
        }
      });
      response.on('error', () => {});
      resolve({ states, response });
    }).on('error', reject);
  });
}

describe('docsgen dev', () => {
  it('serves the site from memory and notifies open pages of changes', async () => {
    next = async () => page('one');
    await start();
    const { states } = await listenIn();
    expect((await visit()).text).toBe('one');
    await rebuild(async () => page('two'));
    expect((await visit()).text).toBe('two');
    await until(() => states.length === 2);
    expect(states[1]?.build).not.toBe(states[0]?.build);
    expect(rounds[1]?.file).toBe(path.join(siteDir, 'content/index.md'));
  });

  it('shows a text change on its page at once and rebuilds the site afterwards', async () => {
    let text = 'one';
    const applyChanges = async (): Promise<HotUpdate> => {
      text = 'two';
      return { kind: 'applied', diagnostics: [], pages: new Map([['/', text]]) };
    };
    next = async () => ({ value: { ...living(() => text), applyChanges }, diagnostics: [] });
    await start();
    const { states } = await listenIn();
    change(path.join(siteDir, 'content/index.md'));
    await until(() => states.length > 1);
    expect((await visit()).text).toBe('two');
    expect(states[1]?.build).not.toBe(states[0]?.build);
    await until(() => rounds.length === 2);
  });

  it('keeps the last good page of a text with errors and shows the errors', async () => {
    next = async () => ({
      value: {
        ...living(() => 'good'),
        applyChanges: async () => ({
          kind: 'applied',
          diagnostics: [problem('No page ./x.')],
          pages: new Map(),
        }),
      },
      diagnostics: [],
    });
    await start();
    const { states } = await listenIn();
    next = async () => page('bad', [problem('No page ./x.')]);
    change(path.join(siteDir, 'content/index.md'));
    await until(() => states.length > 2);
    expect(states.slice(1).map(({ build, errors }) => [build, errors])).toEqual(
      [0, 1].map(() => [states[0]?.build, 'No page ./x.']),
    );
    expect((await visit()).text).toBe('good');
  });

  it('keeps the last good site while changed pages have errors', async () => {
    let isBad = true;
    const checked = (text: string) => ({
      ...living(() => text),
      check: () => (isBad ? [problem('No page ./x.')] : []),
    });
    next = async () => page('good');
    await start();
    await rebuild(async () => ({ value: checked('bad'), diagnostics: [] }));
    expect((await visit()).text).toBe('good');
    isBad = false;
    await rebuild(async () => ({ value: checked('mended'), diagnostics: [] }));
    expect((await visit()).text).toBe('mended');
  });

  it('serves pages before the check of the whole site finishes, then reports its errors', async () => {
    let find: (found: readonly Diagnostic[]) => void = () => {};
    const found = new Promise<readonly Diagnostic[]>((resolve) => {
      find = resolve;
    });
    next = async () => ({
      value: { ...living(() => 'shown'), findProblems: () => found },
      diagnostics: [],
    });
    await start();
    const { states } = await listenIn();
    expect((await visit()).text).toBe('shown');
    expect(rounds).toEqual([]);
    find([problem('Link ./x leads to no page.')]);
    await until(() => states.length === 2);
    expect(states[1]).toEqual({ ...states[0], errors: 'Link ./x leads to no page.' });
    expect(rounds[0]?.diagnostics).toHaveLength(1);
  });

  it('serves an outline before the first build, delays missing files, and notifies pages when it is built', async () => {
    let built: ((outcome: Outcome<DevBuild>) => void) | undefined;
    next = () =>
      new Promise((resolve) => {
        built = resolve;
      });
    const mayHave = (file: string) => file === 'rss.xml';
    await start(watchNothing, async () => ({ ...living(() => 'outlined'), mayHave }));
    expect((await visit()).text).toBe('outlined');
    expect((await visit('/nowhere')).status).toBe(404);
    const { states } = await listenIn();
    const asked = visit('/rss.xml');
    await until(() => built !== undefined && states.length === 1);
    const files = [
      { path: 'index.html', contents: 'built' },
      { path: 'rss.xml', contents: 'feed' },
    ];
    built?.({ value: { ...outputFileSet(files), watch: [] }, diagnostics: [] });
    expect(await asked).toEqual({ status: 200, text: 'feed' });
    expect((await visit()).text).toBe('built');
    await until(() => states.length === 2);
    expect(states[1]?.build).not.toBe(states[0]?.build);
    expect(rounds).toHaveLength(1);
  });

  it('shows files saved before watching began without waiting for the first build', async () => {
    const file = path.join(siteDir, 'content/index.md');
    let text = 'outlined';
    const applyChanges = async (files: Iterable<string>): Promise<HotUpdate> => {
      text = `has seen ${path.basename([...files].join())}`;
      return { kind: 'applied', diagnostics: [], pages: new Map([['/', text]]) };
    };
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    next = async () => {
      await finished;
      return page('built');
    };
    await start(
      watchNothing,
      async () => ({ ...living(() => text), applyChanges }),
      async () => [file],
    );
    await visit();
    await until(() => text === 'has seen index.md');
    expect((await visit()).text).toBe('has seen index.md');
    finish();
  });

  it('rebuilds once for a change, and again if the file changes during the build', async () => {
    const file = path.join(siteDir, 'site.css');
    let builds = 0;
    next = async () => {
      builds += 1;
      // The file was still being written when the build began.
      if (builds === 3) await writeFile(file, 'blue');
      return {
        value: { ...living(() => 'page'), applyChanges: async () => ({ kind: 'needs-build' }) },
        diagnostics: [],
      };
    };
    await start();
    expect(builds).toBe(1);
    await writeFile(file, 'red');
    change(file);
    await until(() => rounds.length === 2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(builds).toBe(2);
    await writeFile(file, 'tan');
    change(file);
    await until(() => rounds.length === 4);
  });

  it('reports errors of the first build on pages served from the outline', async () => {
    next = async () => ({ value: undefined, diagnostics: [problem('No page ./x.')] });
    await start(watchNothing, async () => living(() => 'outlined'));
    const { states } = await listenIn();
    await visit();
    await until(() => states.at(-1)?.errors === 'No page ./x.');
    expect((await visit()).text).toBe('outlined');
  });

  it('waits for the build when no outline is available', async () => {
    next = async () => page('built');
    await start(watchNothing, async () => {
      throw new Error('boom');
    });
    expect((await visit()).text).toBe('built');
  });

  it('sends changed pages with the event and keeps errors of other pages visible', async () => {
    const elsewhere = { ...problem('No page ./y.'), place: placeIn('content/venus.md') };
    next = async () => ({
      value: {
        ...living(() => 'one'),
        applyChanges: async () => ({
          kind: 'applied',
          diagnostics: [],
          pages: new Map([['/docs/mars/', 'two']]),
        }),
      },
      diagnostics: [elsewhere],
    });
    await start();
    const { states } = await listenIn();
    change(path.join(siteDir, 'content/mars.md'));
    await until(() => states.length > 1);
    const [before] = states;
    expect(states[1]).toMatchObject({
      since: before?.build,
      pages: { '/docs/mars': 'two' },
      errors: 'No page ./y.',
    });
  });

  it('generates a file on its first request', async () => {
    let files = outputFileSet([]);
    let looks = 0;
    next = async () => ({
      value: {
        has: (file) => files.has(file),
        read: (file) => files.read(file),
        mayHave: (file) => file.endsWith('.xml'),
        watch: [],
        complete: async () => {
          looks += 1;
          files = outputFileSet([{ path: 'rss.xml', contents: 'feed' }]);
        },
      },
      diagnostics: [],
    });
    await start();
    expect((await visit('/nowhere')).status).toBe(404);
    expect(looks).toBe(0);
    expect(await visit('/rss.xml')).toEqual({ status: 200, text: 'feed' });
    expect((await visit('/atom.xml')).status).toBe(404);
  });

  it('keeps the last good pages while there are errors, and clears the errors once fixed', async () => {
    next = async () => page('good');
    await start();
    const { states } = await listenIn();
    await rebuild(async () => page('bad', [problem('Link ./x leads to no page.')]));
    await rebuild(async () => {
      throw new DiagnosticError([problem('Unknown key tittle.')]);
    });
    await rebuild(async () => {
      throw new Error('boom');
    });
    expect(await visit()).toEqual({ status: 200, text: 'good' });
    await rebuild(async () => page('good'));
    await until(() => states.length === 5);
    expect(states.map(({ errors }) => errors)).toEqual([
      undefined,
      'Link ./x leads to no page.',
      'Unknown key tittle.',
      'docsgen failed unexpectedly: boom',
      undefined,
    ]);
    expect(new Set(states.slice(0, 4).map(({ build }) => build)).size).toBe(1);
  });

  it('prints warnings in the terminal only', async () => {
    next = async () => page('fine', [{ ...problem('A typo.'), severity: 'warning' }]);
    await start();
    const { states } = await listenIn();
    await until(() => states.length === 1);
    expect(states[0]?.errors).toBeUndefined();
    expect(rounds[0]?.diagnostics).toHaveLength(1);
  });

  it('shows the errors of a failed first build in place of the site until they are fixed', async () => {
    next = async () => ({ value: undefined, diagnostics: [problem('No <b>title</b> & more')] });
    await start();
    const { states } = await listenIn();
    const { status, text } = await visit('/docs/anything');
    expect(status).toBe(503);
    expect(text).toContain('No &lt;b&gt;title&lt;/b&gt; &amp; more');
    expect(text).toContain('/__docsgen/client.js');
    await rebuild(async () => page('mended'));
    await until(() => states.length === 2);
    expect(states[1]?.build).not.toBe(states[0]?.build);
    expect(await visit()).toEqual({ status: 200, text: 'mended' });
  });

  it('serves the pages of a first build that has errors', async () => {
    next = async () => page('half', [problem('Link ./x leads to no page.')]);
    await start();
    expect((await visit()).text).toBe('half');
    await rebuild(async () => page('better', [problem('Link ./x leads to no page.')]));
    expect((await visit()).text).toBe('better');
  });

  it('reloads the configuration, even if it was invalid at startup', async () => {
    config = async () => {
      throw new DiagnosticError([problem('Unknown key tittle.')]);
    };
    next = async () => page('moved');
    await start();
    expect((await visit()).text).toContain('Unknown key tittle.');
    expect(targets).toContain(path.join(siteDir, 'docsgen.config.ts'));
    config = async () => ({ baseUrl: '/space/' }) as SiteConfig;
    await rebuild(next);
    expect((await visit('/space/')).text).toBe('moved');
    expect(rounds.at(-1)?.baseUrl).toBe('/space/');
  });

  it('also watches the files that a failed build names, until a build works', async () => {
    const plugin = path.join(siteDir, 'plugins/moons.ts');
    next = async () => page('one');
    await start();
    const before = targets;
    const failing = async () => {
      throw new DiagnosticError([problem('no moons')], [plugin]);
    };
    await rebuild(failing);
    expect(targets).toEqual([...before, plugin]);
    await rebuild(async () => page('two'));
    expect(targets).toEqual(before);
  });

  it('reports problems with file watching', async () => {
    next = async () => page('one');
    await start(async (options) => {
      options.onLimit('ENOSPC');
      options.onError(new Error('gone'));
      return watchNothing(options);
    });
    expect(notices.map(({ code }) => code)).toEqual(['cli/watching-limited', 'cli/unexpected']);
  });

  it('serves its client script as one module without imports', async () => {
    next = async () => page('one');
    await start();
    const response = await fetch(`http://127.0.0.1:${server.port}/__docsgen/client.js`);
    const script = await response.text();
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(script).toContain('new EventSource(');
    expect(script).not.toMatch(/^\s*import\b/m);
  });

  it('refuses event stream connections from other origins and hosts', async () => {
    next = async () => page('one');
    await start();
    const status = async (headers: Record<string, string>): Promise<number | undefined> => {
      const { response } = await listenIn(headers);
      response.destroy();
      return response.statusCode;
    };
    expect(await status({ Origin: 'https://evil.example' })).toBe(403);
    expect(await status({ Host: 'evil.example' })).toBe(403);
    expect(await status({ Origin: `http://127.0.0.1:${server.port}` })).toBe(200);
  });

  it('answers HEAD requests to its endpoints and rejects POST requests', async () => {
    next = async () => page('one');
    await start();
    for (const url of ['/__docsgen/events', '/__docsgen/client.js']) {
      const head = await fetch(`http://127.0.0.1:${server.port}${url}`, { method: 'HEAD' });
      expect([head.status, await head.text()], url).toEqual([200, '']);
      const post = await fetch(`http://127.0.0.1:${server.port}${url}`, { method: 'POST' });
      expect(post.status, url).toBe(405);
    }
  });

  it('shuts down while pages are open', async () => {
    next = async () => page('one');
    await start();
    const { response } = await listenIn();
    const ended = new Promise((resolve) => response.once('close', resolve));
    await server.close();
    await ended;
    await expect(
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port: server.port }, resolve).on('error', reject).end();
      }),
    ).rejects.toThrow();
  });

  it('notices changed, new and deleted files, also in new folders', async () => {
    await mkdir(path.join(siteDir, 'content/docs'), { recursive: true });
    await writeFile(path.join(siteDir, 'content/docs/mars.md'), '# Mars');
    let text = 0;
    next = async () => {
      text += 1;
      return {
        value: {
          ...outputFileSet([{ path: 'index.html', contents: String(text) }]),
          watch: [path.join(siteDir, 'content'), path.join(siteDir, 'openapi')],
        },
        diagnostics: [],
      };
    };
    await start(watch);
    const changes: readonly (() => Promise<void>)[] = [
      () => writeFile(path.join(siteDir, 'content/docs/mars.md'), '# Mars!'),
      () => writeFile(path.join(siteDir, 'content/docs/venus.md'), '# Venus'),
      () => rm(path.join(siteDir, 'content/docs/venus.md')),
      async () => {
        await mkdir(path.join(siteDir, 'openapi'));
        await writeFile(path.join(siteDir, 'openapi/openapi.yaml'), 'openapi: 3.1.0');
      },
      () => writeFile(path.join(siteDir, 'docsgen.config.ts'), 'export default {}'),
    ];
    for (const make of changes) {
      const before = rounds.length;
      await make();
      await until(() => rounds.length > before);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    const settled = rounds.length;
    await mkdir(path.join(siteDir, 'dist'));
    await writeFile(path.join(siteDir, 'dist/index.html'), 'x');
    await writeFile(path.join(siteDir, 'notes.txt'), 'x');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(rounds).toHaveLength(settled);
  });
});

it('watches documents in the folder of the site, but not the finished site and hidden folders', async () => {
  await mkdir(path.join(siteDir, 'guides/deep'), { recursive: true });
  await mkdir(path.join(siteDir, '.venv'));
  await mkdir(path.join(siteDir, 'dist'));
  const file = path.join(siteDir, 'guides/deep/mars.md');
  await writeFile(file, '# Mars');
  let text = 0;
  next = async () => {
    text += 1;
    return {
      value: {
        ...outputFileSet([{ path: 'index.html', contents: String(text) }]),
        watch: [siteDir, path.join(siteDir, 'content')],
        unwatched: [path.join(siteDir, 'dist')],
      },
      diagnostics: [],
    };
  };
  await start(watch);
  const changes = [
    () => writeFile(file, '# Mars!'),
    () => writeFile(path.join(siteDir, 'guides/venus.md'), '# Venus'),
    () => writeFile(path.join(siteDir, 'README.md'), '# Planets'),
  ];
  // The watcher covers the folder soon after the first build, and reports what it has missed.
  await new Promise((resolve) => setTimeout(resolve, 250));
  for (const make of changes) {
    const before = rounds.length;
    await make();
    await until(() => rounds.length > before);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const settled = rounds.length;
  await writeFile(path.join(siteDir, 'dist/index.html'), 'x');
  await writeFile(path.join(siteDir, '.venv/notes.md'), '# Notes');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(rounds).toHaveLength(settled);
});

describe('file watching', () => {
  it('leaves out what is not a source, unless it is a target itself', () => {
    const choices = { siteDir: '/site', unwatched: ['/site/dist'] };
    const watched = (file: string, ...targets: string[]): boolean =>
      isWatched(file, ['/site', ...targets], choices);
    for (const file of ['/site/a.md', '/site/guides/a.md', '/site/guides/.a'])
      expect(watched(file), file).toBe(true);
    for (const file of ['/site/dist', '/site/dist/a.md', '/site/.venv/a.md'])
      expect(watched(file), file).toBe(false);
    expect(watched('/site/.shared/a.md', '/site/.shared')).toBe(true);
    expect(watched('/site/dist/a.json', '/site/dist/a.json')).toBe(true);
  });

  it('covers the build’s targets and their parent folders, without node_modules and .git', () => {
    const watched = (file: string): boolean => isWatched(file, ['/site/content', '/site/a.ts']);
    for (const file of ['/site', '/', '/site/content', '/site/content/docs/x.md', '/site/a.ts'])
      expect(watched(file), file).toBe(true);
    for (const file of [
      '/site/contents',
      '/site/b.ts',
      '/site/content/node_modules/x.md',
      '/site/content/.git/HEAD',
      '/other',
    ])
      expect(watched(file), file).toBe(false);
  });
});

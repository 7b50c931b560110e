import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createProgram } from '../../src/cli/program.js';
import { services } from '../../src/node/services.js';
import { repository } from '../support/repository.js';

const run = promisify(execFile);
const integrations = path.join(repository, 'integrations');
let root: string;
let server: Server;
let requests: { method?: string; url?: string; body: string }[];
let comments: { id: number; body: string }[];

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-integrations-')));
  await mkdir(path.join(root, 'dist/docs'), { recursive: true });
  await writeFile(path.join(root, 'dist/index.html'), '<h1>Planets</h1>');
  await writeFile(path.join(root, 'dist/docs/index.html'), '<h1>Docs</h1>'.repeat(10));
  requests = [];
  comments = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ method: request.method, url: request.url, body });
    response.end(JSON.stringify(request.method === 'GET' ? comments : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(root, { recursive: true });
});

async function report(env: Record<string, string>, ...reports: string[]): Promise<string> {
  const script = path.join(integrations, 'report.mjs');
  const { stdout } = await run(process.execPath, [script, 'dist', ...reports], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout;
}

async function writeFindings(message: string): Promise<void> {
  const physicalLocation = {
    artifactLocation: { uri: 'content/index.md' },
    region: { startLine: 3 },
  };
  const result = {
    level: 'error',
    ruleId: 'site/broken-link',
    message: { text: message },
    locations: [{ physicalLocation }],
  };
  const sarif = JSON.stringify({ runs: [{ results: [result] }] });
  await writeFile(path.join(root, 'check.sarif'), sarif);
}

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const github = () => ({
  GITHUB_API_URL: address(),
  GITHUB_REPOSITORY: 'acme/docs',
  NUMBER: '7',
  TOKEN: 'secret',
});

describe('the report of a built site', () => {
  it('has the sizes, and says that all is well', async () => {
    const text = await report({ PREVIEW: 'https://acme.example/previews/7/' });
    expect(text).toContain('[Preview](https://acme.example/previews/7/)');
    expect(text).toContain('| Pages | 2 |');
    expect(text).toContain('`docs/index.html` 0.0 kB');
    expect(text).toContain('every link leads somewhere');
  });

  it('lists findings as plain text', async () => {
    await writeFindings('Link [x](y) of @ada leads to <b>no page</b>.');
    const text = await report({}, 'check.sarif', 'missing.sarif');
    expect(text).toContain('1 error, 0 warnings');
    expect(text).toContain('- **error** `content/index.md:3` Link &#91;x&#93;(y) of &#64;ada');
    expect(text).not.toContain('<b>');
  });

  it('becomes a comment on a pull request, which the next run changes', async () => {
    await report(github());
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /repos/acme/docs/issues/7/comments?per_page=100',
      'POST /repos/acme/docs/issues/7/comments',
    ]);
    const { body } = JSON.parse(requests[1]?.body ?? '');
    comments = [
      { id: 1, body: 'Looks good.' },
      { id: 2, body },
    ];
    await report(github());
    expect(requests.at(-1)).toMatchObject({
      method: 'PATCH',
      url: '/repos/acme/docs/issues/comments/2',
    });
  });

  it('becomes a note and a code quality report on GitLab', async () => {
    await writeFindings('Link leads to no page.');
    const env = {
      GITLAB_CI: 'true',
      CI_API_V4_URL: address(),
      CI_PROJECT_ID: '5',
      CI_MERGE_REQUEST_IID: '7',
      DOCSGEN_TOKEN: 'secret',
    };
    await report(env, 'check.sarif');
    expect(requests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/projects/5/merge_requests/7/notes',
    });
    const quality = await readFile(path.join(root, 'gl-code-quality-report.json'), 'utf8');
    expect(JSON.parse(quality)).toMatchObject([
      { severity: 'major', location: { path: 'content/index.md', lines: { begin: 3 } } },
    ]);
  });
});

describe('the preview of a pull request', () => {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  const preview = (folder: string) =>
    run(process.execPath, [path.join(integrations, 'preview.mjs'), 'dist', folder], {
      cwd: root,
      env: { PATH: process.env.PATH, BRANCH: 'pages', REMOTE: path.join(root, 'remote.git') },
    });

  it('is published in its own folder of the branch, beside other previews', async () => {
    await git('init', '--quiet', '--bare', 'remote.git');
    await preview('previews/7');
    await preview('previews/8');
    await rm(path.join(root, 'dist/docs'), { recursive: true });
    await preview('previews/7');
    const files = await git('--git-dir', 'remote.git', 'ls-tree', '-r', '--name-only', 'pages');
    expect(files.split('\n')).toEqual([
      '.nojekyll',
      'previews/7/index.html',
      'previews/8/docs/index.html',
      'previews/8/index.html',
    ]);
  });

  it('is published where other jobs push to the branch at the same time', async () => {
    await git('init', '--quiet', '--bare', 'remote.git');
    const numbers = [1, 2, 3, 4];
    await Promise.all(numbers.map((number) => preview(`previews/${number}`)));
    const files = await git(
      '--git-dir',
      'remote.git',
      'ls-tree',
      '-d',
      '--name-only',
      'pages:previews',
    );
    expect(files.split('\n')).toEqual(numbers.map(String));
  });

  it('refuses a folder outside of the branch', async () => {
    await expect(preview('../elsewhere')).rejects.toThrow('usage');
  });
});

describe.each(['github/action.yml', 'gitlab/docsgen.yml'])('the integration %s', (name) => {
  it('is valid YAML and uses commands and options that docsgen has', async () => {
    const text = await readFile(path.join(integrations, name), 'utf8');
    expect(parse(text)).toBeTypeOf('object');
    const environment = {
      cwd: root,
      env: {},
      stdout: { write: () => true },
      stderr: { write: () => true },
      onInterrupt: () => {},
      untilInterrupted: async () => {},
    };
    const program = createProgram(environment, services, () => {});
    const lines = [...text.matchAll(/npx --no docsgen (\w+)(.*)/g)];
    expect(lines.length).toBeGreaterThan(2);
    for (const [, command, rest = ''] of lines) {
      const known = program.commands.find((one) => one.name() === command);
      const options = known?.options.map(({ long }) => long);
      for (const [used] of rest.matchAll(/--[a-z-]+/g)) expect(options).toContain(used);
    }
  });

  it('builds, checks and reports one folder, whatever `outDir` the configuration has', async () => {
    const text = await readFile(path.join(integrations, name), 'utf8');
    const [, build] = /docsgen build .*--out-dir (\S+) --sarif/.exec(text) ?? [];
    const [, check] = /docsgen check .*--out-dir (\S+) --sarif/.exec(text) ?? [];
    const [, report] = /report\.mjs"? (\S+) /.exec(text) ?? [];
    const site = name.startsWith('github') ? '"$RUNNER_TEMP/docsgen/site"' : 'docsgen-site';
    expect(check).toBe(build);
    expect(report).toBe(site);
    expect(text).toContain(build === '"$site"' ? `site=${site}` : `--out-dir ${site}`);
  });
});

describe('npm create docsgen', () => {
  it('runs docsgen init with its arguments', async () => {
    const modules = path.join(root, 'node_modules');
    await cp(path.join(integrations, 'create-docsgen'), path.join(modules, 'create-docsgen'), {
      recursive: true,
    });
    await symlink(repository, path.join(modules, 'docsgen'), 'junction');
    const { bin, dependencies } = JSON.parse(
      await readFile(path.join(modules, 'create-docsgen/package.json'), 'utf8'),
    );
    expect(Object.keys(dependencies)).toEqual(['docsgen']);
    const script = path.join(modules, 'create-docsgen', bin['create-docsgen']);
    const args = [script, 'my-docs', '--template', 'guides'];
    const { stdout } = await run(process.execPath, args, { cwd: root });
    expect(stdout).toContain('Created a site in my-docs.');
    expect(await readdir(path.join(root, 'my-docs/content/docs'))).toContain('guides');
  });
});

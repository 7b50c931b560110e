import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

/** Packages that stay outside: native ones, those that find files of their own, rare ones. */
const external = [
  '@readme/openapi-parser',
  'chokidar',
  'esbuild',
  'highlight.js',
  'linkinator',
  'undici',
  'oxc-parser',
];

/**
 * gray-matter brings a second parser of YAML, and a parser of JavaScript with it. docsgen gives it an engine of its own
 * (`src/content/front-matter/cut.ts`), so that these would be loaded by every build for nothing.
 */
const withoutSecondYaml = {
  name: 'without-second-yaml',
  setup(build) {
    build.onResolve({ filter: /^js-yaml$/ }, ({ importer }) =>
      importer.includes('gray-matter') ? { path: 'js-yaml', namespace: 'left-out' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'left-out' }, () => ({
      contents:
        'const refuse = () => { throw new Error("left out"); }; export { refuse as safeLoad, refuse as safeDump };',
    }));
  },
};

/**
 * Every step of a walk over a tree gives its function another name, for stack traces that nobody sees; that takes
 * longer than the walk.
 */
const withoutStepNames = {
  name: 'without-step-names',
  setup(build) {
    build.onLoad(
      { filter: /unist-util-visit-parents[\\/]lib[\\/]index\.js$/ },
      ({ path: file }) => {
        const code = readFileSync(file, 'utf8');
        const contents = code.replace(
          /Object\.defineProperty\(visit, 'name', \{[\s\S]*?\n {6}\}\)/,
          '',
        );
        if (contents === code) throw new Error(`${file} is not what it was.`);
        return { contents };
      },
    );
  },
};

/** Of React, what renders static markup in production; of htmlparser2, the parser. They bring more, which would run, too. */
const neededParts = (root) => ({
  name: 'needed-parts',
  setup(build) {
    const { resolve } = createRequire(path.join(root, 'package.json'));
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path: name }) => {
      const part = name === 'react-dom/server' ? `${name}-legacy.node` : name;
      const folder = path.dirname(resolve(`${name.split('/')[0]}/package.json`));
      return { path: path.join(folder, `cjs/${part.replace('/', '-')}.production.js`) };
    });
    build.onLoad({ filter: /htmlparser2[\\/]dist[\\/]esm[\\/]index\.js$/ }, () => ({
      contents: `export { Parser } from './Parser.js';`,
    }));
  },
});

/** satteri asks for its native part, a package for each system, from where it lies itself: its forty files are bundled. */
const nativeOfSatteri = {
  name: 'native-of-satteri',
  setup(build) {
    build.onLoad({ filter: /node_modules[\\/]satteri[\\/]index\.js$/ }, ({ path: file }) => {
      const code = readFileSync(file, 'utf8');
      const own =
        "new URL('../index.js', pathToFileURL(createRequire(bundleUrl).resolve('satteri')))";
      const contents = code.replace('createRequire(import.meta.url)', `createRequire(${own})`);
      if (contents === code) throw new Error(`${file} is not what it was.`);
      return { contents: `import { pathToFileURL } from 'node:url';\n${contents}` };
    });
  },
};

/**
 * Code that V8 has compiled before cannot import: whoever runs it does that instead (`src/entry/load-program.ts`).
 * Modules that are in the bundle are named by paths.
 */
const withoutImports = (lib) => ({
  name: 'without-imports',
  setup(build) {
    build.onLoad({ filter: /\.js$/ }, ({ path: file }) => {
      if (!file.startsWith(lib)) return undefined;
      const code = readFileSync(file, 'utf8');
      return { contents: code.replace(/\bimport\((?!['"]\.)/g, 'importModule(') };
    });
  },
});

/**
 * Puts the program and the packages it starts with into one file: Node takes half a second to find and load a
 * thousand small ones, and V8 keeps what it has compiled of one (`src/entry/code-cache.ts`). The files lie as deep
 * as the rooms of `lib`, so that others are found from both.
 *
 * @param root absolute path of the package, whose `lib` is compiled
 */
export async function bundleProgram(root) {
  const lib = path.join(root, 'lib');
  const folder = path.join(lib, 'bundle');
  const common = {
    absWorkingDir: root,
    bundle: true,
    external,
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    logLevel: 'warning',
  };
  const program = await build({
    ...common,
    entryPoints: [path.join(lib, 'entry/program.js')],
    outfile: path.join(folder, 'program.cjs'),
    plugins: [
      withoutSecondYaml,
      withoutStepNames,
      neededParts(root),
      nativeOfSatteri,
      withoutImports(lib + path.sep),
    ],
    format: 'cjs',
    charset: 'ascii',
    define: { 'import.meta.url': 'bundleUrl' },
    banner: { js: '(function(module,require,bundleUrl,importModule){' },
    footer: { js: '})' },
  });
  await escapeRegExps(path.join(folder, 'program.cjs'));
  // What is run by Node itself. The threads that look, write and index need little, and are there in no time.
  const entries = await build({
    ...common,
    entryPoints: {
      start: path.join(lib, 'entry/index.js'),
      worker: path.join(lib, 'entry/worker.js'),
      'search-worker': path.join(lib, 'pipeline/search/search-worker.js'),
      'writer-worker': path.join(lib, 'pipeline/publish/writer-worker.js'),
      'scan-worker': path.join(lib, 'pipeline/publish/scan-worker.js'),
      'stat-worker': path.join(lib, 'pipeline/stat-worker.js'),
    },
    outdir: folder,
    format: 'esm',
    charset: 'utf8',
  });
  const inputs = [program, entries].flatMap(({ metafile }) => Object.keys(metafile.inputs));
  const packages = new Set(inputs.flatMap(packageOf));
  const notices = [...packages].toSorted().map((name) => noticeOf(path.resolve(root, name)));
  await writeFile(path.join(folder, 'LICENSES.txt'), notices.join(`\n${'-'.repeat(72)}\n\n`));
}

/**
 * The program is read as Latin-1 (`src/entry/load-program.ts`). esbuild leaves nothing beyond ASCII in strings and
 * names, but all of it in regular expressions, where an escape says the same.
 */
async function escapeRegExps(file) {
  const code = await readFile(file, 'utf8');
  const unit = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  await writeFile(file, code.replace(/[^\0-\x7f]/g, unit));
}

/** The folder of the package that a file belongs to; none for docsgen's own files. */
function packageOf(file) {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder === undefined ? [] : [folder];
}

/** What the licences ask for: name, licence and its text go with every copy. */
function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json')));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

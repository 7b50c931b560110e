import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Packages left out of the bundle: native ones, those that load their own files, rarely used ones, and those that the
 * theme's sources import, because esbuild compiles these on the machine of a site with a theme of its own. Of
 * `@cfworker/json-schema`, which the theme imports too, the bundle has the one module that the program needs: Node.js
 * would load all eleven.
 */
const external = [
  '@bruits/*',
  'chokidar',
  'esbuild',
  'fastest-levenshtein',
  'highlight.js',
  'lowlight',
  'minisearch',
  'oxc-parser',
  'undici',
];

/** Entry points for Node.js that share chunks: the program, its functions, and the worker that parses and renders. */
const entryPoints = {
  start: 'entry/index.js',
  node: 'node/api.js',
  worker: 'pipeline/workers/worker.js',
};

/** Workers with a small part of the program, each in one file, which Node.js loads faster than shared chunks. */
const smallWorkers = {
  'search-worker': 'pipeline/search/search-worker.js',
  'writer-worker': 'pipeline/publish/writer-worker.js',
  'graphviz-worker': 'content/diagrams/graphviz/graphviz-worker.js',
  'validation-worker': 'openapi/validation/validation-worker.js',
};

/**
 * Leaves unused modules of htmlparser2 and its dependencies out. Their package.json says that they have no side effects, but
 * esbuild reads only the one beside the modules, which does not say it.
 */
const unusedMarkupModules = {
  name: 'unused-markup-modules',
  setup({ onResolve, resolve }) {
    const filter = /^(?:htmlparser2|domutils|dom-serializer|domhandler|entities)(?:\/|$)/;
    onResolve({ filter }, async ({ path: name, pluginData, ...where }) =>
      pluginData === 'resolving'
        ? undefined
        : {
            ...(await resolve(name, { ...where, pluginData: 'resolving' })),
            sideEffects: false,
          },
    );
  },
};

/** Defines `require` in the ES module bundle, because CommonJS packages use it for the modules of Node.js. */
const requireInModules =
  "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);";

/**
 * Bundles the program with its packages, because Node.js takes half a second to load a thousand small files. Dynamic
 * imports become separate chunks. The bundle's folder is as deep as the modules of `lib`, so that paths relative to a
 * module are the same in both.
 *
 * @param root absolute path of the package; its `lib` must be compiled
 * @param others absolute paths of other files that the package contains in compiled form
 */
export async function bundleProgram(root, others) {
  const lib = path.join(root, 'lib');
  const folder = path.join(lib, 'bundle');
  const bundles = await Promise.all([
    bundleModules(root, entryPoints, true),
    bundleModules(root, smallWorkers, false),
    bundleLateLibraries(root, folder),
  ]);
  const inputs = bundles
    .flat()
    .flatMap((one) => Object.keys(one.inputs))
    .map((file) => path.resolve(root, file));
  const packages = new Set([...inputs, ...others].flatMap(packageOf));
  const notices = [...packages].toSorted().map(noticeOf);
  const introduction = 'The bundle and the compiled theme contain these packages.\n\n';
  await writeFile(
    path.join(lib, 'THIRD-PARTY-NOTICES.txt'),
    introduction + notices.join(`\n${'-'.repeat(72)}\n\n`),
  );
}

/** Bundles ES modules of `lib` into `lib/bundle`, with shared chunks or each in one file. Returns esbuild's metafile. */
async function bundleModules(root, files, splitting) {
  const lib = path.join(root, 'lib');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, path.join(lib, file)]),
    ),
    outdir: path.join(lib, 'bundle'),
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting,
    external,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: requireInModules },
    // React's production build renders pages in half the time.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [unusedMarkupModules],
    // ASCII only (esbuild's default), which V8 reads faster than two bytes a character.
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
}

/** Libraries that only some texts need, and what the bundle of each exports. */
const lateLibraries = {
  mermaid: "export { renderMermaidSVG } from 'beautiful-mermaid'",
  'raw-html': "export { default as rehypeRaw } from 'rehype-raw'",
  'html-document': "export { DomUtils, parseDocument } from 'htmlparser2'",
  remark: `
    export { default as remarkParse } from 'remark-parse';
    export { default as remarkGfm } from 'remark-gfm';
    export { default as remarkMath } from 'remark-math';
    export { directive } from 'micromark-extension-directive';
    export { directiveFromMarkdown } from 'mdast-util-directive';`,
  dagre: "export { Graph, layout } from '@dagrejs/dagre'",
  temml: "import temml from 'temml'; export const { renderToString } = temml",
  react: ['react', 'react/jsx-runtime', 'react/compiler-runtime', 'react-dom', 'react-dom/server']
    .map((name) => `exports[${JSON.stringify(name)}] = require(${JSON.stringify(name)});`)
    .join('\n'),
};

/** Lets the library of Mermaid diagrams use the layout engine through `mermaid-layout.mjs`. */
const ownMermaidLayout = {
  name: 'own-mermaid-layout',
  setup({ onResolve }) {
    const adapter = path.join(import.meta.dirname, 'mermaid-layout.mjs');
    onResolve({ filter: /^elkjs\/lib\/elk\.bundled\.js$/ }, ({ importer }) =>
      importer === adapter ? undefined : { path: adapter },
    );
  },
};

/**
 * Bundles each late library in a file of its own, in CommonJS because it is loaded while a text is rendered, and only by
 * the first text that needs it. Returns esbuild's metafiles.
 */
function bundleLateLibraries(root, folder) {
  const files = Object.entries(lateLibraries).map(async ([name, contents]) => {
    const { metafile } = await build({
      absWorkingDir: root,
      stdin: { contents, resolveDir: root },
      outfile: path.join(folder, `${name}.cjs`),
      bundle: true,
      // The layout engine would use it only if it were asked to work in a thread of its own.
      external: ['web-worker'],
      plugins: [ownMermaidLayout],
      // React's production build renders in half the time.
      define: { 'process.env.NODE_ENV': '"production"' },
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      charset: 'utf8',
      legalComments: 'none',
      minify: true,
      metafile: true,
      logLevel: 'warning',
    });
    return metafile;
  });
  return Promise.all(files);
}

/** Returns the folder of the package that contains a file, as a list that is empty for docsgen's own files. */
function packageOf(file) {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder === undefined ? [] : [folder];
}

/** Licences of programs that packages contain in compiled form. */
const contained = {
  '@viz-js/viz':
    'It contains Graphviz (https://graphviz.org, https://gitlab.com/graphviz/graphviz), Eclipse Public License 1.0, and Expat (https://libexpat.github.io), MIT.\n',
};

/** Returns a package's name, licence and licence text, which licences require in every copy. */
function noticeOf(folder) {
  const {
    name,
    version,
    license,
    author = '',
  } = JSON.parse(readFileSync(path.join(folder, 'package.json')));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8');
  const holder = typeof author === 'string' ? author : author.name;
  const notice = text.trim() || `Copyright (c) ${holder || `the authors of ${name}`}`;
  return `${name} ${version} (${license})\n\n${notice}\n${contained[name] ?? ''}`;
}

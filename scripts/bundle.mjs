import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** Packages that stay outside: native ones, those that find files of their own, React (a site's theme shares it), rare ones. */
const external = [
  '@readme/openapi-parser',
  'chokidar',
  'esbuild',
  'highlight.js',
  'linkinator',
  'oxc-parser',
  'react',
  'react-dom',
  'satteri',
];

/**
 * Puts the program and the packages it starts with into few files: Node takes half a second to find and load a
 * thousand small ones. They lie as deep as the rooms of `lib`, so that files are found from both.
 *
 * @param root absolute path of the package, whose `lib` is compiled
 */
export async function bundleProgram(root) {
  const lib = path.join(root, 'lib');
  const folder = path.join(lib, 'bundle');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      cli: path.join(lib, 'cli/index.js'),
      worker: path.join(lib, 'build/pool/worker.js'),
      'writer-worker': path.join(lib, 'build/publish/writer-worker.js'),
    },
    outdir: folder,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    external,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    logLevel: 'warning',
    // Packages that are CommonJS ask for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  const packages = new Set(Object.keys(metafile.inputs).flatMap(packageOf));
  const notices = [...packages].toSorted().map((name) => noticeOf(path.resolve(root, name)));
  await writeFile(path.join(folder, 'LICENSES.txt'), notices.join(`\n${'-'.repeat(72)}\n\n`));
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

import { type Diagnostic, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isReactFile } from '../../files/react-file.js';

/** Modules without JSX in the content folder, which cannot be pages. */
const script = /^content\/(?:[^/_][^/]*\/)*[^/_][^/]*\.[cm]?[jt]s$/i;

const kinds: readonly { readonly name: string; readonly hint: string; readonly is: RegExp }[] = [
  {
    name: '_index.md',
    hint: 'rename them to index.md; names that begin with an underscore are parts for other texts',
    is: /(?:^|\/)_index(?:\.[\w-]+)?\.(?:md|markdown)$/i,
  },
  {
    name: '.rst, .adoc',
    hint: 'convert them to Markdown, for instance with pandoc',
    is: /(?:^|\/)[^/_][^/]*\.(?:rst|adoc|asciidoc)$/i,
  },
  {
    name: '.tsx, .jsx',
    hint: 'export `frontMatter` from a file to make it a page; names that begin with an underscore are parts of others',
    is: /^content\/(?:[^/_][^/]*\/)*[^/_][^/]*\.[jt]sx$/i,
  },
  {
    name: '.ts, .js',
    hint: 'name a page in React .tsx or .jsx, or take `frontMatter` out of the file',
    is: script,
  },
];

/**
 * Whether a file is a page in other generators but not in docsgen. Whether a module is one depends on what it exports.
 */
export function isUnsupportedSource(file: string): boolean {
  return !isReactFile(file) && !isScript(file) && kinds.some(({ is }) => is.test(file));
}

/** Whether a file in the content folder is a module without JSX, which cannot be a page. */
export function isScript(file: string): boolean {
  return script.test(file);
}

/**
 * Whether a file is a page source of another generator, which should not be published as an asset.
 */
export function isOtherToolSource(file: string): boolean {
  return /\.(?:rst|adoc|asciidoc)$/i.test(file);
}

/** Number of further files that a warning names. */
const maxOtherFiles = 3;

/** Returns one warning for each kind of file. @param files that are such sources, in any order */
export function unsupportedSourceWarnings(files: readonly string[]): Diagnostic[] {
  return kinds.flatMap(({ name, hint, is }) => {
    const found = files.filter((file) => is.test(file)).sort();
    const [first] = found;
    if (first === undefined) return [];
    const folder = first.split('/').slice(0, -1).slice(0, 2).join('/');
    const inside = found.every((file) => file.startsWith(`${folder}/`)) ? folder : 'the site';
    const place = startOfFile(first);
    const related = found
      .slice(1, 1 + maxOtherFiles)
      .map((file) => ({ message: 'also here', place: startOfFile(file) }));
    return [
      diagnose(
        'build/unsupported-source',
        { folder: inside, names: name, count: found.length, hint },
        { place, related },
      ),
    ];
  });
}

import { listedNames } from '../../text/words.js';
import { defineDiagnostic } from '../define.js';

/** Diagnostics about reading sources, the output folder and publishing. */
export const buildDiagnostics = {
  'build/out-dir-root': defineDiagnostic({
    severity: 'error',
    isFatal: true,
    explanation:
      'The output folder is the root of the file system. It would be replaced as a whole.',
    message: () => 'The output folder is the root of the file system.',
    hint: () => 'name a folder of its own, such as dist',
  }),
  'build/out-dir-home': defineDiagnostic<{ folder: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The output folder is the home folder or contains it. It would be replaced as a whole.',
    message: ({ folder }) => `The output folder ${folder} is or contains your home folder.`,
    hint: () => 'name a folder of its own, such as dist',
  }),
  'build/out-dir-site': defineDiagnostic<{ folder: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The output folder is the folder of the site or contains it, so that publishing would delete the sources.',
    message: ({ folder }) => `The output folder ${folder} is or contains the site itself.`,
    hint: () => 'name a folder of its own, such as dist',
  }),
  'build/out-dir-working-directory': defineDiagnostic<{ folder: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The output folder is the working directory or contains it. It would be replaced as a whole.',
    message: ({ folder }) => `The output folder ${folder} is or contains the working directory.`,
    hint: () => 'name a folder of its own, such as dist',
  }),
  'build/out-dir-source': defineDiagnostic<{
    folder: string;
    relation: 'same' | 'inside' | 'around';
    source: string;
  }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The output folder is, is in or contains a folder that belongs to the sources: content, openapi, static, theme, src, node_modules, .git and the like.',
    message: ({ folder, relation, source }) =>
      relation === 'same'
        ? `The output folder ${folder} is the folder ${source}, which is not docsgen's to write.`
        : `The output folder ${folder} ${relation === 'inside' ? 'is inside' : 'contains'} ${source}, which is not docsgen's to write.`,
    hint: () => 'name a folder of its own, such as dist',
  }),
  'build/out-dir-file': defineDiagnostic<{ folder: string; file: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The output folder, or something on the way to it, is a file.',
    message: ({ folder, file }) =>
      folder === file
        ? `The output folder ${folder} is a file.`
        : `The output folder ${folder} cannot exist: ${file} is a file.`,
  }),
  'build/out-dir-not-ours': defineDiagnostic<{ folder: string; entries: readonly string[] }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The output folder contains files and no valid marker `.docsgen.json`, so docsgen did not create it and will not replace it.',
    message: ({ folder, entries }) =>
      `The output folder ${folder} holds files that docsgen did not make: ${listedNames(entries, 6)}.`,
    hint: () => 'empty the folder, or name another one with --out-dir',
  }),
  'build/out-dir-unreachable': defineDiagnostic<{ folder: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The output folder cannot be read.',
    message: ({ folder, problem }) => `The output folder ${folder} cannot be reached: ${problem}.`,
  }),
  'build/output-path': defineDiagnostic<{ path: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A file of the site has a path that leaves the output folder, is reserved, or collides with another.',
    message: ({ path, problem }) => `The file ${path} cannot be published: ${problem}.`,
  }),
  'build/file-collision': defineDiagnostic<{ first: string; second: string; path: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'Two sources would be published under the same path. Examples are a page and a static file, or a static file and one that docsgen generates, such as the search index.',
    message: ({ first, second, path }) =>
      `${first} and ${second} would both be published as ${path}.`,
    hint: () => 'rename or remove one of them',
  }),
  'build/similar-files': defineDiagnostic<{ first: string; second: string }>({
    severity: 'warning',
    explanation:
      'The paths of two published files differ only in upper and lower case or in the way in which accents are encoded. Windows and macOS treat them as the same file, so one of them would be lost there.',
    message: ({ first, second }) =>
      `${first} and ${second} are published under names that Windows and macOS treat as the same.`,
    hint: () => 'rename one of them',
  }),
  'build/unportable-name': defineDiagnostic<{ file: string; name: string }>({
    severity: 'warning',
    explanation:
      'A published path contains a name that Windows cannot store. It is a device such as `con` or `aux`, ends in a dot or space, or contains a character such as `:`, `?` or `*`.',
    message: ({ file, name }) => `${file} is published as “${name}”, which Windows cannot store.`,
    hint: () => 'rename the file; a page can be given another `slug`',
  }),
  'build/output-conflict': defineDiagnostic<{ path: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The output folder contains a file that docsgen did not create, and the site now has a file of the same name.',
    message: ({ path }) =>
      `The site has a file ${path}, and so has the output folder, where docsgen did not make it.`,
    hint: () => 'move the file out of the output folder if the site’s file is the right one',
  }),
  'build/foreign-files': defineDiagnostic<{ folder: string; entries: readonly string[] }>({
    severity: 'info',
    explanation:
      'The output folder contained files that docsgen did not create. They were kept; files that belong to the site are safer in the static folder.',
    message: ({ folder, entries }) =>
      `Kept what docsgen did not make in ${folder}: ${listedNames(entries, 6)}.`,
  }),
  'build/restored': defineDiagnostic<{ folder: string }>({
    severity: 'info',
    explanation:
      'docsgen was killed at the moment when it replaced the output folder. The previous site was restored.',
    message: ({ folder }) => `Restored ${folder}, which an interrupted build had moved aside.`,
  }),
  'build/cannot-read': defineDiagnostic<{ file: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The system does not let docsgen read a file or a folder of the site.',
    message: ({ file, problem }) => `${file} cannot be read: ${problem}.`,
    hint: () => 'change its permissions, or remove it from the site',
  }),
  'build/page-failed': defineDiagnostic<{ page: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'A page could not be generated because of a bug in docsgen.',
    message: ({ page, problem }) => `The page ${page} could not be made: ${problem}`,
    hint: () => 'please report it with the sources of the page; DEBUG=1 shows where it comes from',
  }),
  'build/invalid-encoding': defineDiagnostic<{ byte: number }>({
    severity: 'warning',
    explanation:
      'A file contains bytes that are not valid UTF-8 (or UTF-16 with a byte order mark), or a NUL character. Readers see a replacement character (U+FFFD) in their place.',
    message: ({ byte }) =>
      `The file is not valid UTF-8: byte 0x${byte.toString(16).toUpperCase().padStart(2, '0')}.`,
    hint: () => 'save the file as UTF-8',
  }),
  'build/cannot-write': defineDiagnostic<{ folder: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The site could not be written: the disk is full, access is denied, or the folder is in use. The previous site is untouched.',
    message: ({ folder, problem }) =>
      `The site could not be written to ${folder}: ${problem}. The previous site is untouched.`,
  }),
  'build/cache-not-written': defineDiagnostic<{ folder: string; problem: string }>({
    severity: 'warning',
    explanation:
      'The cache could not be written. The site has been built; the next build will take as long as this one.',
    message: ({ folder, problem }) => `Could not write the cache in ${folder}: ${problem}`,
    hint: () => 'name another folder with --cache-dir, or build with --no-cache',
  }),
  'build/no-description': defineDiagnostic<{ file: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The API description that the configuration names does not exist.',
    message: ({ file }) => `The API description ${file} does not exist.`,
    hint: () => "a path begins at the site's folder, such as openapi/openapi.yaml",
  }),
  'build/no-overlay': defineDiagnostic<{ file: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'An overlay that the configuration names does not exist.',
    message: ({ file }) => `The overlay ${file} does not exist.`,
  }),
  'build/unmatched-selection': defineDiagnostic<{ value: string }>({
    severity: 'error',
    explanation:
      'A tag, path or audience in `only` or `except` of an API description selects no operation. With a typo in `except`, the reference would show what it should not.',
    message: ({ value }) => `No operation of the API description has ${value}.`,
  }),
  'build/several-descriptions': defineDiagnostic<{ files: readonly string[] }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The `openapi` folder contains more than one file at its top level, so it is not clear which one is the description.',
    message: ({ files }) => `Several files could be the API description: ${listedNames(files, 6)}.`,
    hint: () =>
      'name one as `openapi.path` in the configuration, or all in a list; put parts into a subfolder',
  }),
  'build/not-cleared': defineDiagnostic<{ folder: string }>({
    severity: 'warning',
    explanation:
      '`docsgen clear` found an output folder without a valid marker, and left it alone.',
    message: ({ folder }) => `Left ${folder} alone: docsgen did not make it.`,
  }),
  'build/previous-description': defineDiagnostic<{ previous: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The older version of the API description that `openapi.previous` names cannot be read, so there is no page of changes.',
    message: ({ previous, problem }) => `${previous} cannot be compared with: ${problem}.`,
  }),
  'build/unsupported-source': defineDiagnostic<{
    folder: string;
    names: string;
    count: number;
    hint: string;
  }>({
    severity: 'warning',
    explanation:
      'The content folder contains files that are pages for other generators but not for docsgen: MDX, `_index.md` of Hugo, reStructuredText, AsciiDoc.',
    message: ({ folder, names, count }) =>
      `${count === 1 ? 'A file' : `${count} files`} in ${folder} (${names}) ${count === 1 ? 'is not a page' : 'are not pages'} of the site.`,
    hint: ({ hint }) => hint,
  }),
};

import { defineDiagnostic } from '../define.js';

/** Diagnostics about the site's own blocks and plugins. */
export const blockDiagnostics = {
  'blocks/failed': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'A file in the folder `blocks`, or one that it imports, cannot be compiled.',
    message: ({ problem }) => `The blocks cannot be compiled: ${problem}`,
  }),
  'blocks/not-loaded': defineDiagnostic<{ name: string; problem: string }>({
    severity: 'error',
    explanation:
      'The file of a block that pages use throws an error before it draws anything, or does not define a block. The pages show the contents of the block without it.',
    message: ({ name, problem }) => `The block ${name} cannot be loaded: ${problem}`,
  }),
  'plugins/failed': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A plugin that the configuration names is neither an installed package nor a file of the site, or it cannot be compiled.',
    message: ({ problem }) => `The plugins cannot be compiled: ${problem}`,
  }),
  'plugins/no-page': defineDiagnostic<{ plugin: string; glob: string }>({
    severity: 'warning',
    explanation:
      'A glob in `pages` of a plugin matches no Markdown file of the site, so that the plugin has no effect there.',
    message: ({ plugin, glob }) => `No page matches ${glob} of the plugin ${plugin}.`,
  }),
  'blocks/duplicate-name': defineDiagnostic<{ name: string; file: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'Two files in the folder `blocks` or its subfolders define a block of the same name, which is the name of the file.',
    message: ({ name, file }) => `${file} defines a block ${name}, too.`,
    hint: () => 'rename one of the files; a name that begins with _ is a module that blocks share',
  }),
  'blocks/reserved-name': defineDiagnostic<{ name: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A file in the folder `blocks` has the name of one of docsgen’s blocks. [Markdown](./markdown.md) lists them.',
    message: ({ name }) => `docsgen has a block ${name} already.`,
    hint: () => 'rename the file; a name that begins with _ is a module that blocks share',
  }),
};

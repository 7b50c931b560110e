import type { RunCommand } from './command.js';
import { buildCommand } from './commands/build.js';
import { clearCommand } from './commands/clear.js';
import { infoCommand } from './commands/info.js';
import { lintCommand } from './commands/lint.js';
import type { option } from './options.js';

/** A command as the command line shows it. */
interface ListedCommand {
  readonly name: string;
  readonly alias?: string | undefined;
  /** The command that it is a subcommand of: `docsgen theme update`. */
  readonly group?: keyof typeof commandGroups | undefined;
  readonly summary: string;
  /** Argument before the folder, and its description. */
  readonly subject?: { readonly name: string; readonly summary: string } | undefined;
  /** Optional argument that its form tells from the folder, before or after it. */
  readonly source?:
    | {
        readonly name: string;
        readonly summary: string;
        readonly matches: (argument: string) => boolean;
      }
    | undefined;
  /** All commands have `--json` and `--silent` as well. */
  readonly options: readonly (keyof typeof option)[];
  /** Loads its module, on demand, so that `docsgen --help` is fast. The options are those of the list. */
  readonly load: () => Promise<RunCommand<never>>;
}

/** Commands that only have subcommands, and their summaries. */
export const commandGroups = {
  theme: 'copy files of the theme into the site, and keep them up to date',
} as const;

const eject: ListedCommand = {
  name: 'eject',
  summary: 'copy a file of the theme into the site, to change it',
  subject: { name: 'component', summary: 'name of a component, or path of a file of the theme' },
  options: [],
  load: async () => (await import('./site-commands.js')).ejectCommand,
};

/** All commands but `completion`, which lists them. */
export const commandList: readonly ListedCommand[] = [
  {
    name: 'build',
    summary: 'build the site',
    options: [
      ...([
        'config',
        'outDir',
        'baseUrl',
        'relative',
        'zip',
        'singleFile',
        'only',
        'sidebar',
      ] as const),
      ...(['locale', 'audience', 'strict', 'cacheDir', 'noCache', 'concurrency'] as const),
      ...(['profile', 'sarif'] as const),
    ],
    load: async () => buildCommand,
  },
  {
    name: 'dev',
    alias: 'start',
    summary: 'serve the site while you write, and update open pages',
    options: [
      ...(['config', 'baseUrl', 'locale', 'audience', 'cacheDir', 'noCache'] as const),
      ...(['concurrency', 'port', 'host', 'strictPort', 'open', 'noOpen'] as const),
    ],
    load: async () => (await import('./server-commands.js')).devCommand,
  },
  {
    name: 'preview',
    alias: 'serve',
    summary: 'serve the built site',
    options: ['config', 'outDir', 'port', 'host', 'strictPort', 'open', 'noOpen'],
    load: async () => (await import('./server-commands.js')).previewCommand,
  },
  {
    name: 'check',
    summary: 'follow every link of the built site, or list missing translations or guides',
    options: [
      ...(['config', 'outDir', 'translations', 'coverage', 'changes', 'against'] as const),
      ...(['fix', 'external', 'allowHost', 'header', 'timeout', 'retries'] as const),
      ...(['strict', 'sarif'] as const),
    ],
    load: async () => (await import('./site-commands.js')).checkCommand,
  },
  {
    name: 'lint',
    summary: 'check the sources without publishing',
    options: [
      ...(['config', 'fix', 'changed', 'locale', 'strict', 'cacheDir', 'noCache'] as const),
      ...(['concurrency', 'sarif'] as const),
    ],
    load: async () => lintCommand,
  },
  {
    name: 'info',
    summary: 'print the sources of the site and the versions in use',
    options: ['config'],
    load: async () => infoCommand,
  },
  {
    name: 'pull',
    summary: 'save the API descriptions that the configuration names by URL',
    options: ['config', 'frozen', 'header', 'allowHost', 'timeout', 'sarif'],
    load: async () => (await import('./site-commands.js')).pullCommand,
  },
  {
    name: 'version',
    summary: 'freeze the current documents as a version',
    subject: { name: 'name', summary: 'name of the version, such as 2.0' },
    options: ['config', 'product'],
    load: async () => (await import('./site-commands.js')).versionCommand,
  },
  {
    name: 'config',
    summary: 'print the resolved configuration, each value with the file that sets it',
    options: ['print', 'config', 'outDir', 'baseUrl'],
    load: async () => (await import('./site-commands.js')).configCommand,
  },
  {
    name: 'clear',
    summary: 'remove the built site and the cache',
    options: ['config', 'outDir'],
    load: async () => clearCommand,
  },
  // Users of Docusaurus expect it at the top level, under either name.
  { ...eject, alias: 'swizzle' },
  { ...eject, group: 'theme' },
  {
    name: 'update',
    group: 'theme',
    summary: 'merge the changes of docsgen’s theme into the ejected files',
    options: [],
    load: async () => (await import('./site-commands.js')).updateThemeCommand,
  },
  {
    name: 'init',
    summary: 'create a starter site',
    source: {
      name: 'description',
      summary: 'with --template from-openapi: file or URL of your API description',
      matches: (argument) => /^https?:\/\/|\.(?:ya?ml|json)$/i.test(argument),
    },
    options: ['template', 'fromOpenapi'],
    load: async () => (await import('./site-commands.js')).initCommand,
  },
  {
    name: 'migrate',
    summary: 'convert the site of another tool, and list what is left to do',
    options: ['from', 'write', 'out', 'force'],
    load: async () => (await import('./site-commands.js')).migrateCommand,
  },
];

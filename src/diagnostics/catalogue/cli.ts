import { defineDiagnostic } from '../define.js';

/** Diagnostics about the commands, and about the servers of `dev` and `preview`. */
export const cliDiagnostics = {
  'cli/usage': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The command line has an unknown command or option, or a value that an option cannot take. Only with `--json` is it a diagnostic.',
    message: ({ problem }) => `${problem.charAt(0).toUpperCase()}${problem.slice(1)}`,
    hint: () => 'docsgen --help lists the commands and their options',
  }),
  'cli/port-in-use': defineDiagnostic<{ port: number }>({
    severity: 'error',
    isFatal: true,
    explanation:
      '`--strict-port` asks for one port and another program has it, or no port is free above it.',
    message: ({ port }) => `Port ${port} is in use.`,
    hint: () => 'choose another port with --port, or omit --strict-port',
  }),
  'cli/cannot-listen': defineDiagnostic<{ host: string; port: number; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The server cannot listen on the address given by `--host` and `--port`.',
    message: ({ host, port, problem }) => `Cannot listen on ${host}, port ${port}: ${problem}.`,
  }),
  'cli/not-built': defineDiagnostic<{ folder: string }>({
    severity: 'error',
    isFatal: true,
    explanation: '`preview` and `check` need a built site, and there is none.',
    message: ({ folder }) => `There is no built site in ${folder}.`,
    hint: () => 'run docsgen build first',
  }),
  'cli/cannot-start-from': defineDiagnostic<{ source: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      '`docsgen init` could not read the file or URL, or found no API description there.',
    message: ({ source, problem }) => `Cannot start from ${source}: ${problem}.`,
    hint: () =>
      'name an OpenAPI file, or the URL at which your server publishes it: docsgen init my-docs --template from-openapi openapi.yaml',
  }),
  'cli/no-commit': defineDiagnostic<{ folder: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      '`docsgen lint --changed` compares with the last commit of a git repository, and there is none.',
    message: ({ folder }) => `${folder} is not in a git repository with a commit.`,
    hint: () => 'run docsgen lint without --changed',
  }),
  'cli/no-pages': defineDiagnostic<{ path: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      '`docsgen build --single-file` joins the pages of the sidebars, and there is none below the path that `--only` names.',
    message: ({ path }) => `No page of a sidebar is below ${path}.`,
    hint: () => 'name a path of the site without its base URL: --only /docs',
  }),
  'cli/unknown-sidebar': defineDiagnostic<{ sidebar: string; known: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      '`docsgen build --single-file --sidebar` joins the pages of one sidebar, and none has this name.',
    message: ({ sidebar }) => `There is no sidebar ${sidebar}.`,
    hint: ({ known }) =>
      known === '' ? 'the site has no sidebar with pages' : `sidebars with pages: ${known}`,
  }),
  'cli/not-empty': defineDiagnostic<{
    folder: string;
    entries: readonly string[];
    description?: string | undefined;
  }>({
    severity: 'error',
    isFatal: true,
    explanation: '`docsgen init` only writes into an empty folder, so that it overwrites nothing.',
    message: ({ folder, entries }) => {
      const shown = entries.slice(0, 8).join(', ');
      const rest = entries.length > 8 ? ` and ${entries.length - 8} more` : '';
      return `${folder} is not empty: ${shown}${rest}.`;
    },
    hint: ({ description }) => {
      const source = description === undefined ? '' : ` --template from-openapi ${description}`;
      return `name a new folder: docsgen init my-docs${source}`;
    },
  }),
  'cli/cannot-write-report': defineDiagnostic<{ file: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The file given by `--sarif` could not be written.',
    message: ({ file, problem }) => `The report ${file} could not be written: ${problem}.`,
    hint: () => 'name a file in a folder that you may write to',
  }),
  'cli/cannot-create': defineDiagnostic<{ folder: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: '`docsgen init` could not write the starter site.',
    message: ({ folder, problem }) =>
      `The starter site could not be written to ${folder}: ${problem}.`,
  }),
  'cli/version-name': defineDiagnostic<{ name: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      '`docsgen version` uses the name for a folder and a URL path, so not every name is possible.',
    message: ({ name, problem }) => `The version cannot be called “${name}”: ${problem}.`,
    hint: () => 'for example: docsgen version 2.0',
  }),
  'cli/version-exists': defineDiagnostic<{ name: string; where: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      '`docsgen version` never overwrites what is frozen: the version is listed already, or its folder exists.',
    message: ({ name, where }) => `There is a version ${name} already, in ${where}.`,
  }),
  'cli/unknown-product': defineDiagnostic<{
    product: string | undefined;
    known: readonly string[];
  }>({
    severity: 'error',
    isFatal: true,
    explanation: '`docsgen version --product` names no product of `docs` in the configuration.',
    message: ({ product, known }) =>
      product === undefined
        ? `The site has several products: ${known.join(', ')}.`
        : `There is no product ${product}; the site has ${known.join(', ')}.`,
    hint: ({ known }) => `name one with --product, such as --product ${known[0]}`,
  }),
  'cli/nothing-to-freeze': defineDiagnostic<{ folder: string }>({
    severity: 'error',
    isFatal: true,
    explanation: '`docsgen version` found no documents to freeze.',
    message: ({ folder }) => `There are no documents in ${folder}.`,
  }),
  'cli/cannot-freeze': defineDiagnostic<{ name: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      '`docsgen version` could not write its files. What it had already written was removed.',
    message: ({ name, problem }) =>
      `The version ${name} could not be written: ${problem}. Nothing has changed.`,
  }),
  'cli/watching-limited': defineDiagnostic<{ problem: string }>({
    severity: 'warning',
    explanation:
      'The system does not let this user watch more files. `docsgen dev` checks them at intervals instead, which is slower.',
    message: ({ problem }) =>
      `The system does not let docsgen watch more files (${problem}); checking them twice a second instead.`,
    hint: () =>
      'on Linux raise the limit: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512',
  }),
  'cli/system': defineDiagnostic<{ problem: string; file: string | undefined }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The operating system refused something that docsgen needs: the disk is full or faulty, access is denied, or too many files are open. The site that was published before is untouched.',
    message: ({ problem, file }) =>
      `docsgen cannot continue: ${problem}${file === undefined ? '' : ` (${file})`}.`,
  }),
  'cli/unexpected': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'A bug in docsgen itself, or in something that it runs.',
    message: ({ problem }) => `docsgen failed unexpectedly: ${problem}`,
    hint: () => 'set DEBUG=1 to see where, and please report it',
  }),
};

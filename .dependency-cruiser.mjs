/**
 * Which module may import which (values; a module may take types from any module below it).
 * ARCHITECTURE.md describes the modules; these rules enforce their order.
 */
const anyOf = (names) => `^src/(${names.join('|')})/`;
const valueOnly = { dependencyTypesNot: ['type-only'] };

/** Modules that know nothing of documentation. */
const base = [
  ...[
    'diagnostics',
    'files',
    'i18n',
    'javascript',
    'json-schema',
    'text',
    'url',
    'workers',
    'yaml',
  ],
];

/** A module may import itself and the modules named here, nothing else of `src`. */
const modules = {
  'json-schema': ['url'],
  text: [],
  url: [],
  workers: [],
  yaml: [],
  diagnostics: ['json-schema', 'text'],
  files: ['diagnostics'],
  i18n: [],
  javascript: [],
  config: ['diagnostics', 'files', 'javascript', 'json-schema', 'url', 'yaml', 'request'],
  request: ['json-schema', 'text', 'url'],
  search: ['diagnostics', 'i18n'],
  content: [...base, 'request'],
  openapi: [...base, 'request'],
  'guide-checks': [...base, 'openapi', 'request'],
  'api-diff': [...base, 'openapi'],
  site: [...base, 'request', 'content', 'openapi', 'search'],
  pipeline: [
    ...base,
    ...['config', 'request', 'content', 'openapi', 'guide-checks', 'api-diff', 'site', 'search'],
  ],
  migrate: [...base, 'config', 'content', 'openapi', 'site'],
  'dev-server': [...base, 'pipeline'],
  node: [...base, 'config', 'pipeline', 'dev-server'],
  cli: [...base, 'config', 'openapi', 'pipeline', 'dev-server', 'node', 'migrate'],
  entry: ['files', 'cli'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Imports point one way, those of types as well.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(modules).map(([name, allowed]) => ({
      name: `${name}-imports`,
      comment: `${name} imports only ${allowed.join(', ') || 'nothing'}.`,
      severity: 'error',
      from: { path: `^src/${name}/`, pathNot: '\\.test\\.ts$' },
      to: { ...valueOnly, path: '^src/', pathNot: anyOf([name, ...allowed]) },
    })),
    {
      name: 'theme-stands-alone',
      comment:
        'The theme imports React, types, the message formatter, the search query and the request serializer.',
      severity: 'error',
      from: { path: '^theme/', pathNot: '\\.test\\.(data\\.)?tsx?$' },
      to: {
        ...valueOnly,
        path: '^src/',
        pathNot: '^src/(i18n/format|search/query/index|request/index)\\.ts$',
      },
    },
    {
      name: 'dev-client-stands-alone',
      comment:
        'The script of `docsgen dev` imports nothing but types; no page of a finished site has it.',
      severity: 'error',
      from: { path: '^theme/dev/' },
      to: { ...valueOnly, pathNot: '^theme/dev/' },
    },
    {
      name: 'theme-without-dev-client',
      comment: 'Only `docsgen dev` serves its script.',
      severity: 'error',
      from: { path: '^theme/', pathNot: '^theme/dev/' },
      to: { path: '^theme/dev/' },
    },
    {
      name: 'theme-without-node',
      comment: 'The theme also runs in the browser.',
      severity: 'error',
      from: { path: '^theme/', pathNot: '\\.test\\.(data\\.)?tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'src-without-theme',
      comment: 'The pipeline compiles the theme; a site may override parts of it.',
      severity: 'error',
      from: { path: '^src/' },
      to: { ...valueOnly, path: '^theme/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};

/**
 * Who may import whom (value imports; types may come from `model` and `config` everywhere).
 * ARCHITECTURE.md tells the story; here it is enforced.
 */
const anyOf = (names) => `^src/(${names.join('|')})/`;
/** Stages that make requests of a description, or the shapes of them. */
const requesting = ['openapi', 'site'];
const stages = ['content', 'openapi', 'drift', 'site', 'render', 'assets', 'search', 'check'];
const valueOnly = { dependencyTypesNot: ['type-only'] };

/** A room may import itself and the rooms named here, nothing else of `src`. */
const rooms = {
  strings: [],
  model: [],
  diagnostics: ['model'],
  files: ['model', 'diagnostics'],
  config: ['model', 'diagnostics', 'files'],
  request: ['model'],
  ...Object.fromEntries(
    stages.map((stage) => [
      stage,
      [
        ...['model', 'strings', 'diagnostics'],
        ...(requesting.includes(stage) ? ['request'] : []),
        ...(stage === 'openapi' ? ['files'] : []),
      ],
    ]),
  ),
  build: ['model', 'strings', 'diagnostics', 'files', 'config', ...stages],
  dev: ['model', 'diagnostics', 'files', 'build'],
  cli: ['model', 'diagnostics', 'files', 'config', 'build', 'dev', 'check'],
  start: ['build', 'cli'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Imports point one way, those of types as well.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `${room}-imports`,
      comment: `${room} imports only ${allowed.join(', ') || 'nothing'}.`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: '\\.test\\.ts$' },
      to: { ...valueOnly, path: '^src/', pathNot: anyOf([room, ...allowed]) },
    })),
    {
      name: 'theme-stands-alone',
      comment:
        'The theme knows nothing but React, the types of what it shows, how a text is put together, how an index is searched and how a request is made.',
      severity: 'error',
      from: { path: '^theme/', pathNot: '\\.test\\.(data\\.)?tsx?$' },
      to: {
        ...valueOnly,
        path: '^src/',
        pathNot: '^src/(strings/format|search/rank/index|request/index)\\.ts$',
      },
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
      comment:
        'The theme is compiled and given to the renderer; a site may have replaced parts of it.',
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

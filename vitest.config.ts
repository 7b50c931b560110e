import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** React renders as it does for users. */
process.env.NODE_ENV = 'production';

/** On a busy CI machine, processes, watchers and browsers can exceed a timeout; a real failure also fails the retry. */
const retry = process.env.CI ? 1 : 0;
/** Long enough for a machine that is five times slower than usual: what passes does not wait for them. */
const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 10_000 } },
  retry,
};

const alias = {
  'docsgen/strings': fileURLToPath(new URL('./src/i18n/format.ts', import.meta.url)),
  'docsgen/search': fileURLToPath(new URL('./src/search/query/index.ts', import.meta.url)),
  'docsgen/request': fileURLToPath(new URL('./src/request/index.ts', import.meta.url)),
};

/** The module aliases and constants of the theme's compiler. */
const modules = { resolve: { alias }, define: { RELATIVE_SITE: 'false' } };

/** These files mock modules, which would affect other files in the same worker. */
const replacingModules = ['src/dev-server/watch.test.ts', 'src/migrate/untrusted-site.test.ts'];
const wholeTheme = 'theme/browser.test.ts';
/** Tests of random edits, rare states, large descriptions, many processes, builds or compilations, which take long. */
const longUnits = [
  'src/cli/process.test.ts',
  'src/content/diagrams/graphviz/exhausted-graphviz.test.ts',
  'src/node/unchanged-site.test.ts',
  'src/openapi/samples/samples.test.ts',
  'src/pipeline/freeze-version/descriptions.test.ts',
  'src/pipeline/on-demand/provisional-site.test.ts',
  'src/pipeline/on-demand/same-as-build.test.ts',
  'src/pipeline/publish/reusable-folder.test.ts',
  'src/pipeline/theme/theme.test.ts',
  'src/search/update-search.test.ts',
  'src/site/reference/page-state/page-budget.test.ts',
  'src/site/reference/pages/page-bounds.test.ts',
  'src/site/reference/schemas/schema-depth.test.ts',
  'test/excel-import/command-line.test.ts',
  'test/excel-import/failures.test.ts',
  'test/excel-import/memory.test.ts',
  'test/language/reference.test.ts',
  'test/reference/weight.test.ts',
  'test/scripts/integrations.test.ts',
];

/**
 * Orders the test of the package first, since one worker is busy with it for minutes, and the unit tests by path, whole
 * builds first: neighbours share the thread that validates API descriptions, which takes half a second to start, and the
 * short files at the end keep all workers busy.
 */
class ByFolder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const units = sorted.filter(({ project }) => project.name === 'units');
    const packages = sorted.filter(({ project }) => project.name === 'thorough package');
    const others = sorted.filter((file) => !units.includes(file) && !packages.includes(file));
    return [
      ...packages,
      ...others,
      ...units.toSorted((a, b) => (unitKey(a) < unitKey(b) ? -1 : 1)),
    ];
  }
}

function unitKey({ moduleId }: TestSpecification): string {
  const file = path.relative(import.meta.dirname, moduleId);
  const folder = ['test', 'src', 'theme'].findIndex((name) => file.startsWith(name));
  return `${folder} ${file}`;
}

export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: ByFolder },
    projects: [
      {
        ...modules,
        test: {
          ...timeouts,
          name: 'units',
          include: ['src/**/*.test.ts', 'theme/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            'test/{browser,migrate,showcase,package,samples,thorough}/**',
            wholeTheme,
            ...longUnits,
            ...replacingModules,
          ],
          // Reloading modules for every file takes longer than most of the tests.
          isolate: false,
        },
      },
      {
        ...modules,
        test: { ...timeouts, name: 'replacing modules', include: replacingModules },
      },
      {
        // The setup builds and serves the showcase once, with one browser, and only if one of these tests runs.
        ...modules,
        test: {
          ...timeouts,
          name: 'showcase',
          include: ['test/{browser,showcase}/**/*.test.ts'],
          globalSetup: ['test/support/showcase.setup.ts'],
          isolate: false,
        },
      },
      {
        // Packs the package, installs it and builds a site with it like a user: a minute, or ten on a busy machine.
        test: {
          name: 'thorough package',
          include: ['test/package/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 900_000,
          retry,
        },
      },
      {
        // Checks every kind of page in every state, and every sample: `npm run test:thorough`.
        ...modules,
        test: {
          ...timeouts,
          name: 'thorough',
          include: ['test/{migrate,samples,thorough}/**/*.test.ts', wholeTheme, ...longUnits],
          globalSetup: ['test/support/showcase.setup.ts', 'test/support/program.setup.ts'],
          isolate: false,
        },
      },
    ],
  },
});

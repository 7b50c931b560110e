import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** A busy machine of CI can be late with processes, watchers and a real browser; what is wrong is wrong twice. */
const retry = process.env.CI ? 1 : 0;
const timeouts = { testTimeout: 30_000, hookTimeout: 120_000, retry };

/** As the theme's compiler resolves it. */
const alias = {
  'docsgen/strings': fileURLToPath(new URL('./src/i18n/format.ts', import.meta.url)),
  'docsgen/search': fileURLToPath(new URL('./src/search/query/index.ts', import.meta.url)),
  'docsgen/request': fileURLToPath(new URL('./src/request/index.ts', import.meta.url)),
};

/** They replace modules, which the other files of their worker would see. */
const replacingModules = ['src/dev-server/watch.test.ts'];
const wholeTheme = 'theme/browser.test.ts';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          ...timeouts,
          name: 'units',
          include: ['src/**/*.test.ts', 'theme/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            'test/{browser,showcase,package,samples,thorough}/**',
            wholeTheme,
            ...replacingModules,
          ],
          // Loading modules anew for every file takes longer than most of the tests.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: { ...timeouts, name: 'replacing modules', include: replacingModules },
      },
      {
        // Their showcase is built and served once, in front of one browser, and only when one of them runs.
        resolve: { alias },
        test: {
          ...timeouts,
          name: 'showcase',
          include: ['test/{browser,showcase}/**/*.test.ts'],
          globalSetup: ['test/support/showcase.setup.ts'],
          isolate: false,
        },
      },
      {
        // Packs, installs and builds as somebody else does, which takes a minute.
        test: {
          name: 'thorough package',
          include: ['test/package/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          retry,
        },
      },
      {
        // Every kind of page in every state, every sample; `npm run test:thorough`.
        resolve: { alias },
        test: {
          ...timeouts,
          name: 'thorough',
          include: ['test/{samples,thorough}/**/*.test.ts', wholeTheme],
          globalSetup: ['test/support/showcase.setup.ts', 'test/support/program.setup.ts'],
          isolate: false,
        },
      },
    ],
  },
});

import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const timeouts = { testTimeout: 30_000, hookTimeout: 120_000 };

/** As the theme's compiler resolves it. */
const alias = {
  'docsgen/strings': fileURLToPath(new URL('./src/strings/format.ts', import.meta.url)),
  'docsgen/search': fileURLToPath(new URL('./src/search/rank/index.ts', import.meta.url)),
  'docsgen/request': fileURLToPath(new URL('./src/request/index.ts', import.meta.url)),
};

export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          ...timeouts,
          name: 'units',
          include: ['src/**/*.test.ts', 'theme/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'test/{browser,showcase,package}/**'],
        },
      },
      {
        // Their showcase is built and served once, and only when one of them runs.
        test: {
          ...timeouts,
          name: 'showcase',
          include: ['test/{browser,showcase}/**/*.test.ts'],
          globalSetup: ['test/support/showcase.setup.ts'],
        },
      },
      {
        test: {
          name: 'package',
          include: ['test/package/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});

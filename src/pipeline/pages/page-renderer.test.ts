import { expect, it } from 'vitest';
import type { PlannedPage } from '../../site/index.js';
import { PageRenderer } from './page-renderer.js';

it('names the page whose rendering throws an exception', () => {
  const page = {
    file: 'docs/mars/index.html',
    build: () => {
      throw new TypeError('no moons');
    },
  } as unknown as PlannedPage;
  const theme = { module: {} as never, digest: '' };
  const message = 'The page docs/mars/index.html could not be made: no moons';
  expect(() => new PageRenderer(theme).render(page)).toThrow(
    expect.objectContaining({
      diagnostics: [expect.objectContaining({ code: 'build/page-failed', message })],
    }),
  );
});

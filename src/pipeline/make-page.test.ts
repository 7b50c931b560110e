import { expect, it } from 'vitest';
import type { PlannedPage } from '../site/index.js';
import { renderNewPage } from './make-page.js';

it('an exception while a page is made names the page: build/page-failed', () => {
  const page = {
    file: 'docs/mars/index.html',
    build: () => {
      throw new TypeError('no moons');
    },
  } as unknown as PlannedPage;
  const theme = { module: {} as never, digest: '' };
  expect(() => renderNewPage(page, theme, undefined)).toThrow(
    'The page docs/mars/index.html could not be made: no moons',
  );
});

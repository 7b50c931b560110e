import { expect, it } from 'vitest';
import type { Page } from '../site/index.js';
import { makePage } from './make-page.js';

it('an exception while a page is made names the page: build/page-failed', () => {
  const page = {
    file: 'docs/mars/index.html',
    make: () => {
      throw new TypeError('no moons');
    },
  } as unknown as Page;
  const theme = { module: {} as never, digest: '' };
  expect(() => makePage(page, theme, undefined)).toThrow(
    'The page docs/mars/index.html could not be made: no moons',
  );
});

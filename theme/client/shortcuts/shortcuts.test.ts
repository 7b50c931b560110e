import { expect, it } from 'vitest';
import { shortcuts } from './shortcuts.js';

it('the list of shortcuts leaves out the search where there is none', () => {
  const does = (hasSearch: boolean) => shortcuts(hasSearch).map((one) => one.does);
  expect(does(true)).toContain('shortcuts.search');
  expect(does(false)).toEqual(does(true).filter((one) => one !== 'shortcuts.search'));
});

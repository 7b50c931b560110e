import { expect, it } from 'vitest';
import { shortcuts } from './shortcuts.js';

it('shortcuts omits the search shortcut on a site without search', () => {
  const does = (hasSearch: boolean) => shortcuts(hasSearch).map((one) => one.does);
  expect(does(true)).toContain('shortcuts.search');
  expect(does(false)).toEqual(does(true).filter((one) => one !== 'shortcuts.search'));
});

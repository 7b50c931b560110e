import { expect, it } from 'vitest';
import { parsePostName } from './post-name.js';

it.each([
  ['2026-01-31-eclipse.md', '2026-01-31', '2026/01/31/eclipse'],
  ['2026-01-31-eclipse/index.md', '2026-01-31', '2026/01/31/eclipse'],
  ['2026-01-31/index.md', '2026-01-31', '2026/01/31'],
  ['2026-01-31.markdown', '2026-01-31', '2026/01/31'],
  ['2026/01/31/eclipse.md', '2026/01/31', '2026/01/31/eclipse'],
  ['2026/01-31-eclipse.md', '2026/01-31', '2026/01/31/eclipse'],
  ['2026-1-5-eclipse.md', '2026-1-5', '2026/1/5/eclipse'],
  ['sun/2026-01-31-eclipse.md', '2026-01-31', '2026/01/31/sun/eclipse'],
  ['2026-01-31_eclipse.md', '2026-01-31', '2026/01/31/_eclipse'],
  ['eclipse.md', undefined, 'eclipse'],
  ['eclipse/index.md', undefined, 'eclipse'],
  ['v2026-01-31.md', undefined, 'v2026-01-31'],
])('parsePostName finds in %s the date %s and the path %s', (file, date, path) => {
  expect(parsePostName(file)).toEqual(date === undefined ? { path } : { date, path });
});

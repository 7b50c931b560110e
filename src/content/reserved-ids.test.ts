import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isReservedId } from './reserved-ids.js';

const theme = path.resolve(import.meta.dirname, '../../theme');

/** Matches the ids in the theme: `id="_main"`, `panel.id = '_search'`, `` id={`_year-${year}`} ``. */
const written = /\b(?:id|Id)\s*(?:=|\|\|=)\s*\{?["'`](_[a-z-]+)/g;

it('isReservedId matches every id that the theme assigns', () => {
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' });
  const ids = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(path.join(theme, file), 'utf8').matchAll(written)])
    .map(([, id = '']) => id);
  expect(ids).toContain('_main');
  expect(ids).toContain('_year-');
  expect(ids.filter((id) => !isReservedId(id))).toEqual([]);
});

it('isReservedId leaves other ids with a leading underscore to authors', () => {
  expect(['__init__', '_id', '_atl_module', 'main'].filter(isReservedId)).toEqual([]);
});

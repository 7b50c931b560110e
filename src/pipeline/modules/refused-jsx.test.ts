import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../../../test/support/repository.js';
import { refusedJsx } from './refused-jsx.js';

const found = (jsx: string) =>
  refusedJsx('a.tsx', `export const A = (p: object) => (${jsx});`).map((one) => one.found);

it.each([
  ['<p style={{ color: "red" }} onClick={() => 1}>x</p>', ['style', 'onClick']],
  ['<div>{true && <style>{"p {}"}</style>}</div>', ['<style>']],
  ['<><script>{"1"}</script><svg onLoad="x" /></>', ['<script>', 'onLoad']],
  ['<Box style={1} onClick={() => 1}><script src="/a.js" /><script {...p} /></Box>', []],
])('finds handlers, inline styles and inline scripts of HTML elements: %s', (jsx, expected) => {
  expect(found(jsx)).toEqual(expected);
});

it('finds nothing in the components of the theme, which sites eject', () => {
  const folder = path.join(repository, 'theme/components');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.flatMap((file) => refusedJsx(file, readFileSync(path.join(folder, file), 'utf8'))),
  ).toEqual([]);
});

import { expect, test } from 'vitest';
import { parseHostHeaders } from './headers-file.js';

const headers = parseHostHeaders(`
# everything
/space/*
  X-Content-Type-Options: nosniff
  Link: <a>; rel=x
/space/*.md
\tContent-Type: text/markdown
  link: <b>; rel=y
/exact
  Refresh
  X-Exact: yes: really
`);

test('applies the headers of every rule that matches the path', () => {
  expect(headers('/space/docs/mars')).toEqual([
    ['X-Content-Type-Options', 'nosniff'],
    ['Link', '<a>; rel=x'],
  ]);
  expect(headers('/space/mars.md')).toEqual([
    ['X-Content-Type-Options', 'nosniff'],
    ['link', '<a>; rel=x, <b>; rel=y'],
    ['Content-Type', 'text/markdown'],
  ]);
});

test('matches a pattern against the whole path and takes dots literally', () => {
  expect(headers('/exact')).toEqual([['X-Exact', 'yes: really']]);
  expect(headers('/exactly')).toEqual([]);
  expect(headers('/space/mars-md').map(([name]) => name)).not.toContain('Content-Type');
});

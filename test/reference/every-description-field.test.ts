import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { RenderedReference } from './rendered.js';

const fixture = path.join(import.meta.dirname, '../fixtures/every-description-field');
const text = await readFile(path.join(fixture, 'openapi/openapi.yaml'), 'utf8');
const words = [...new Set(text.match(/\bseen-[a-z-]*[a-z]/g) ?? [])];
const marks: Readonly<Record<string, string>> = JSON.parse(
  await readFile(path.join(fixture, 'marks.json'), 'utf8'),
);

/** Marks stand beside the name of what they are about. */
const nearby = 260;

/** What is seen of each page, and the addresses that its links lead to. */
let pages: readonly string[];
beforeAll(async () => {
  const reference = await RenderedReference.of(path.join(fixture, 'openapi/openapi.yaml'));
  pages = reference.site.site.pages.map(({ route }) => {
    const addresses = [...reference.html(route).matchAll(/ href="(https?:[^"]*)"/g)];
    return [reference.seen(route), ...addresses.map(([, address]) => address)].join(' ');
  });
});

test.each(words)('%s is visible without a click', (word) => {
  expect(pages.some((page) => page.includes(word))).toBe(true);
});

test.each(Object.entries(marks))('%s is shown with its constraint: %s', (word, mark) => {
  const said = pages.flatMap((page) =>
    [...page.matchAll(new RegExp(`\\b${word}\\b(?!-)`, 'g'))].map(({ index }) =>
      page.slice(index, index + nearby),
    ),
  );
  expect(said.join('\n')).toContain(mark);
});

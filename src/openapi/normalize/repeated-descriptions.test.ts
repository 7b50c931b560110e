import { expect, it, vi } from 'vitest';
import { loadApi } from '../load.js';
import { plainPorts } from '../plain-ports.test.data.js';

it.each([
  ['once, if it has neither links nor ids', '', 1],
  ['at every place, if it has a link, whose place differs', '<a href="x">', 3],
  ['at every place, if it has ids, which are unique on a page', '<p id="x">', 3],
])('renders a repeated description %s', async (_, html, times) => {
  const place = { file: 'openapi.json', start: { line: 1, column: 1, offset: 0 } };
  const markdown = vi.fn<typeof plainPorts.markdown>((text) => ({
    value: {
      body: { text: [html], placeholders: [] },
      references: html.includes('href') ? [{ kind: 'link', target: 'x', place }] : [],
      embeds: [],
      text,
    },
    diagnostics: [],
  }));
  const properties = Object.fromEntries(
    ['mass', 'radius', 'orbit'].map((name) => [
      name,
      { type: 'number', description: 'Seen before.' },
    ]),
  );
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Sky', version: '1' },
    paths: {},
    components: { schemas: { Planet: { type: 'object', properties } } },
  });
  await loadApi(
    { path: 'openapi.json', text, digest: '' },
    { siteDir: import.meta.dirname },
    { ...plainPorts, markdown },
  );
  expect(markdown.mock.calls.filter(([one]) => one === 'Seen before.')).toHaveLength(times);
});

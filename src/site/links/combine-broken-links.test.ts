import { expect, it } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { combineBrokenLinks } from './combine-broken-links.js';

const broken = (target: string, line: number) =>
  diagnose(
    'site/broken-link',
    { target },
    {
      place: {
        file: 'openapi/planets.yaml',
        start: { line, column: 1, offset: line * 10 },
        end: { line, column: 5, offset: line * 10 + 4 },
      },
    },
  );

it('lists each target once, with the number of its links', () => {
  const links = [broken('/b', 3), broken('/a', 1), broken('/b', 2)];
  const [combined, ...others] = combineBrokenLinks(links, () => true);
  expect(others).toEqual([]);
  expect(combined).toMatchObject({
    message: '3 links in texts of the API description lead nowhere.',
    place: { start: { line: 1 } },
    related: [
      { message: 'Link /a leads to no page', place: { start: { line: 1 } } },
      { message: 'Link /b leads to no page (2 times)', place: { start: { line: 2 } } },
    ],
  });
});

it('proposes linkBase for a single link, unless a similar page exists', () => {
  const hints = (link: Diagnostic) =>
    combineBrokenLinks([link], () => true).map(({ hint }) => hint);
  expect(hints(broken('/guides', 1))).toEqual([expect.stringContaining('openapi.linkBase')]);
  const similar = { ...broken('/guides', 1), hint: 'did you mean /guide?' };
  expect(hints(similar)).toEqual(['did you mean /guide?']);
});

it('says that it lists only the first targets', () => {
  const links = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => broken(`/${name}`, index + 1));
  const [combined] = combineBrokenLinks(links, () => true);
  expect(combined?.related).toHaveLength(5);
  expect(combined?.message).toBe(
    '6 links in texts of the API description lead nowhere. The first 5 of 6 targets are:',
  );
});

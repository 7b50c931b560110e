import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { mkdocs } from './index.js';

function pageWith(text: string): string | undefined {
  const { files } = planMigration(
    mkdocs,
    memoryFiles({
      'mkdocs.yml': 'plugins: [search, autorefs]\n',
      'docs/mars.md': text,
      'docs/moons/io.md':
        '# Io\n\n## Sulfur & lava\n\n## Orbit {#path}\n\n## Size\n\n[](){#core}\nIron.\n',
      'docs/moons/europa.md': '# Europa\n\n## Size\n\n```md\n## Ice\n```\n',
      'docs/api/moon.md': '# Moon\n\n::: moons.Moon\n    options:\n      show: true\n',
    }),
  );
  return files.flatMap((one) =>
    'text' in one && one.path === 'content/docs/mars.md' ? one.text : [],
  )[0];
}

it('links cross-references to the only heading or anchor of the site with the id', () => {
  expect(
    pageWith('# Mars\n\nSee [lava][sulfur-lava], [`the` path][path], [core][] and [up][mars].\n'),
  ).toBe(
    '# Mars\n\nSee [lava](./moons/io.md#sulfur-lava), [`the` path](./moons/io.md#path), [core](./moons/io.md#core) and [up](#mars).\n',
  );
});

it('links objects of code and their members to the page with their documentation', () => {
  expect(pageWith('[`Moon`][moons.Moon], [`moons.Moon`][], [turn][moons.Moon.turn].\n')).toBe(
    '[`Moon`](./api/moon.md), [`moons.Moon`](./api/moon.md), [turn](./api/moon.md).\n',
  );
});

it('leaves references that are defined, ambiguous, unknown or code', () => {
  const text =
    '[a][size], [b][ice], [c][typing.Any], [d][path], `[e][core]`, ![f][core]\n\n[path]: https://planets.example\n';
  expect(pageWith(text)).toBe(text);
});

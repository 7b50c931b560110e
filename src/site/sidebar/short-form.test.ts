import { expect, it } from 'vitest';
import { PlannedSite } from '../../../test/build/planned-site.js';

const files = {
  'content/docs/mars.md': '# Mars',
  'content/docs/venus.md': '# Venus',
  'content/docs/moons/phobos.md': '# Phobos',
};

it('the shorthand for sidebar categories equals the long form at every level', () => {
  const short = new PlannedSite({
    files,
    config: {
      docs: {
        sidebars: {
          planets: { Rocks: ['mars', { Moons: ['moons/phobos'] }], type: { Clouds: ['venus'] } },
        },
      },
    },
  });
  const long = new PlannedSite({
    files,
    config: {
      docs: {
        sidebars: {
          planets: [
            {
              type: 'category',
              label: 'Rocks',
              items: ['mars', { type: 'category', label: 'Moons', items: ['moons/phobos'] }],
            },
            {
              type: 'category',
              label: 'type',
              items: [{ type: 'category', label: 'Clouds', items: ['venus'] }],
            },
          ],
        },
      },
    },
  });
  expect(short.problems).toEqual([]);
  expect(short.page('/docs/mars').sidebar).toEqual(long.page('/docs/mars').sidebar);
});

import { expect, test } from 'vitest';
import { renderedMarkup } from '../../markup.test.data.js';
import { TagSection } from './TagSection.js';

const tag = {
  label: 'Moons',
  anchor: 'tag-moons',
  url: '/api/moons',
  description: '<h2 id="orbits">Orbits</h2>',
  operations: [],
  others: [],
};

test.each([2, 3] as const)(
  'TagSection places headings of the description below its own at level %d',
  (level) => {
    const html = renderedMarkup(<TagSection tag={tag} level={level} />);
    expect(html).toContain(`<h${level} id="tag-moons">`);
    expect(html).toContain(`<h${level + 1} id="orbits">`);
  },
);

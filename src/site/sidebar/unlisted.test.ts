import { describe, expect, it } from 'vitest';
import { PlannedSite, type SiteFixture } from '../../../test/build/planned-site.js';

const files = {
  'content/docs/mars.md': '# Mars',
  'content/docs/moons/phobos.md': '---\nunlisted: true\n---\n\n# Phobos',
  'content/docs/rings/index.md': '---\nunlisted: true\n---\n\n# Rings',
  'content/docs/rings/saturn.md': '# Saturn',
};

function fixture(fixture: SiteFixture, route: string): string[] {
  const items = new PlannedSite(fixture).page(route).sidebar?.items ?? [];
  return items.map((item) => {
    const below = item.kind === 'category' ? item.items.map(({ label }) => label) : [];
    return [item.label, item.url ?? '-', ...below].join(' ');
  });
}

describe('unlisted pages in a sidebar', () => {
  it('hide a category without listed items, and the link of a category they own', () => {
    expect(fixture({ files }, '/docs/mars')).toEqual(['Mars /docs/mars', 'Rings - Saturn']);
  });

  it('are shown on their own pages', () => {
    expect(fixture({ files }, '/docs/moons/phobos')).toContain('Moons /docs/category/moons Phobos');
    expect(fixture({ files }, '/docs/rings')).toContain('Rings /docs/rings Saturn');
  });

  it('are shown in dev mode', () => {
    expect(fixture({ files, mode: 'dev' }, '/docs/mars')).toEqual([
      'Docs /docs',
      'Mars /docs/mars',
      'Moons /docs/category/moons Phobos',
      'Rings /docs/rings Saturn',
    ]);
  });

  it('are hidden in a configured sidebar as well', () => {
    const docs: NonNullable<SiteFixture['config']>['docs'] = {
      sidebars: {
        planets: [
          'mars',
          {
            type: 'category',
            label: 'Rings',
            link: { type: 'doc', id: 'rings/index' },
            items: ['rings/saturn'],
          },
          { type: 'category', label: 'Moons', items: ['moons/phobos'] },
        ],
      },
    };
    expect(fixture({ files, config: { docs } }, '/docs/mars')).toEqual([
      'Mars /docs/mars',
      'Rings - Saturn',
    ]);
  });

  it('are left out of pagination, and their index pages are not indexed', () => {
    const site = new PlannedSite({ files });
    expect(site.doc('/docs/mars').next).toEqual({ label: 'Saturn', url: '/docs/rings/saturn' });
    expect(site.doc('/docs/rings/saturn').previous?.label).toBe('Mars');
    expect(site.page('/docs/rings/saturn').breadcrumbs.map(({ url }) => url)).toContain(undefined);
    expect(site.page('/docs/category/moons').head.noIndex).toBe(true);
  });
});

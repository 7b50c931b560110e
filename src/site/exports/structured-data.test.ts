import { expect, test } from 'vitest';
import { PlannedSite, type SiteSketch } from '../../../test/build/planned-site.js';

const files = {
  'content/index.md': '# Home',
  'content/docs/rock/mars.md': '# Mars `</script>`\n\nDust',
  'content/docs/secret.md': '---\nunlisted: true\n---\n\n# Secret',
  'content/blog/2026-01-31-launch.md':
    '---\nauthors: { name: Ann, url: https://ann.example }\ntags: [rockets]\nimage: /rocket.png\nlast_update: { date: 2026-02-01 }\n---\n\n# Launch\n\nUp it goes',
};
const config = {
  title: 'Planets',
  tagline: 'All of them',
  url: 'https://planets.example',
  blog: { showLastUpdateTime: true },
};
const sketch: SiteSketch = { files, config, staticFiles: ['rocket.png'] };

function routeData(route: string, more: Partial<SiteSketch> = {}): unknown {
  const { structuredData } = new PlannedSite({ ...sketch, ...more }).page(route).head;
  return structuredData === undefined ? undefined : JSON.parse(structuredData);
}

test('a page tells its place in the site, without steps that lead nowhere', () => {
  expect(routeData('/docs/rock/mars')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Rock',
        item: 'https://planets.example/docs/category/rock',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Mars </script>',
        item: 'https://planets.example/docs/rock/mars',
      },
    ],
  });
});

test('nothing in the data ends the element that it stands in', () => {
  const { structuredData } = new PlannedSite(sketch).page('/docs/rock/mars').head;
  expect(structuredData).toContain('\\u003c/script>');
  expect(structuredData).not.toContain('<');
});

test('the home page tells what the site is', () => {
  expect(routeData('/')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Planets',
    url: 'https://planets.example/',
    inLanguage: 'en',
    description: 'All of them',
  });
});

test('a post tells when, by whom and about what it was written', () => {
  expect(routeData('/blog/2026/01/31/launch')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
      {
        '@type': 'BlogPosting',
        headline: 'Launch',
        url: 'https://planets.example/blog/2026/01/31/launch',
        mainEntityOfPage: 'https://planets.example/blog/2026/01/31/launch',
        datePublished: '2026-01-31T00:00:00.000Z',
        dateModified: '2026-02-01',
        inLanguage: 'en',
        description: 'Up it goes',
        image: 'https://planets.example/rocket.png',
        author: [{ '@type': 'Person', name: 'Ann', url: 'https://ann.example/' }],
        keywords: ['rockets'],
      },
    ],
  });
});

test('nothing is told without an address, or of a page that is not to be found', () => {
  expect(routeData('/docs/rock/mars', { config: { title: 'Planets' } })).toBeUndefined();
  expect(routeData('/docs/secret')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { PlannedSite, type SiteFixture } from '../../../test/build/planned-site.js';

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
const fixture: SiteFixture = { files, config, staticFiles: ['rocket.png'] };

function routeData(route: string, more: Partial<SiteFixture> = {}): unknown {
  const { structuredData } = new PlannedSite({ ...fixture, ...more }).page(route).head;
  return structuredData === undefined ? undefined : JSON.parse(structuredData);
}

test('a page has breadcrumbs in its structured data, without levels that have no page', () => {
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

test('structured data escapes "<"', () => {
  const { structuredData } = new PlannedSite(fixture).page('/docs/rock/mars').head;
  expect(structuredData).toContain('\\u003c/script>');
  expect(structuredData).not.toContain('<');
});

test('the home page describes the site in its structured data', () => {
  expect(routeData('/')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Planets',
    url: 'https://planets.example/',
    inLanguage: 'en',
    description: 'All of them',
  });
});

test('a blog post has dates, authors and keywords in its structured data', () => {
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

test('unlisted pages and sites without a URL have no structured data', () => {
  expect(routeData('/docs/rock/mars', { config: { title: 'Planets' } })).toBeUndefined();
  expect(routeData('/docs/secret')).toBeUndefined();
});

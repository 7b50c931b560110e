import { expect, test } from 'vitest';
import { apiOf } from '../../../../test/build/planets-api.js';
import { PlannedSite, type SiteFixture } from '../../../../test/build/planned-site.js';

const json = ['```json operation=getPlanet', '{}', '```'].join('\n');

function guidesOf(fixture: Omit<SiteFixture, 'api'>, route = '/api/planets/get-planet') {
  const { usedIn } = new PlannedSite({ ...fixture, api: apiOf() }).content(route, 'operation');
  return usedIn.map(({ label, url }) => `${label} ${url}`);
}

test('an operation lists the guides that show it, then those that link to it', () => {
  const files = {
    'content/docs/a.md': '# Links\n\n[Get](op:getPlanet#responses) and [again](op:getPlanet)',
    'content/docs/b.md': '# Path\n\n[Get](/api/planets/get-planet/?x#y)',
    'content/docs/c.md': '# Embed\n\n::operation[getPlanet]\n\n[Get](op:getPlanet)',
    'content/docs/d.md': `# Code\n\n${json}`,
    'content/docs/e.md': '# Other\n\n[List](op:listPlanets), [API](/api) and [none](op:nothing)',
  };
  expect(guidesOf({ files })).toEqual([
    'Embed /docs/c',
    'Code /docs/d',
    'Links /docs/a',
    'Path /docs/b',
  ]);
  expect(guidesOf({ files }, '/api/planets/list-planets')).toEqual(['Other /docs/e']);
});

test('standalone pages, unlisted guides and guides of older versions are not listed', () => {
  const text = '[Get](op:getPlanet)';
  const files = {
    'content/about.md': `# About\n\n${text}`,
    'content/docs/hidden.md': `---\nunlisted: true\n---\n\n# Hidden\n\n${text}`,
    'content/docs/new.md': `# New\n\n${text}`,
    'versioned_docs/version-1.0/old.md': `# Old\n\n${text}`,
    'versioned_docs/version-2.0/new.md': `# New\n\n${text}`,
  };
  expect(guidesOf({ files, versions: ['2.0', '1.0'] })).toEqual(['New /docs/new']);
});

test('the Markdown of an operation names its guides', () => {
  const files = { 'content/docs/a.md': '# A guide\n\n[Get](op:getPlanet)' };
  const { site } = new PlannedSite({ files, api: apiOf() });
  const copy = site.files.find(({ path }) => path === 'api/planets/get-planet.md');
  expect(copy?.contents).toContain('Used in: [A guide](/docs/a.md)');
});

test('an operation page depends on nothing in other documents but the list', () => {
  const dependenciesWith = (text: string): readonly unknown[] | undefined => {
    const files = { 'content/docs/a.md': `# A guide\n\n${text}` };
    const { site } = new PlannedSite({ files, api: apiOf() });
    return site.pages.find(({ route }) => route === '/api/planets/get-planet')?.dependencies?.();
  };
  const linked = dependenciesWith('[Get](op:getPlanet)');
  expect(linked).not.toEqual([]);
  expect(dependenciesWith('More about it: [Get](op:getPlanet)')).toEqual(linked);
  expect(dependenciesWith('Nothing about it')).not.toEqual(linked);
});

import type { UserConfig } from '../../src/config/index.js';
import { PlannedSite, type SiteFixture } from './planned-site.js';

export type BlogConfig = Exclude<NonNullable<UserConfig['blog']>, false>;

/** A blog with three posts, one by the observatory and one by a guest. */
export const log = {
  'content/index.md': '# Almanac',
  'content/blog/2026-02-17-eclipse.md':
    '---\ntitle: An eclipse\ntags: [Sun, moon]\nauthors: hill\n---\nA ring.\n\n<!-- truncate -->\n\n## Later\n\nMore.',
  'content/blog/2026-03-20-equinox/index.md': '---\ntags: [sun]\n---\n# Equal *days*\n\nLight.',
  'content/blog/2025-12-14-geminids.md': '---\nauthors: { name: Ada }\n---\nMeteors.',
};

export const observatory = authorsFile('hill:\n  name: The observatory\n  page: true\n');

export function authorsFile(yaml: string): Readonly<Record<string, string>> {
  return { 'content/blog/authors.yml': yaml };
}

/** A site with a URL, these files and the observatory as an author. */
export function blogSite(
  files: SiteFixture['files'],
  blog: BlogConfig = {},
  more: Partial<SiteFixture> = {},
): PlannedSite {
  const config = { url: 'https://almanac.example', blog };
  return new PlannedSite({ files, authors: observatory, config, ...more });
}

/** Titles of the posts on a list page. */
export function titlesOf(planned: PlannedSite, route: string): string[] {
  return planned.content(route, 'blog-list').posts.map(({ title }) => title);
}

import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { SiteFolder } from './edits/site-folder.js';
import { repository } from './repository.js';

/**
 * Copies a small site with all kinds of content: guides, a blog, two locales, a frozen version, an API, includes
 * and code.
 *
 * @param dir a folder that does not exist yet
 * @param options.api whether to include the API, which takes half of the build time
 */
export async function copyFullSite(dir: string, { api = true } = {}): Promise<SiteFolder> {
  await cp(path.join(repository, 'test/fixtures/all-kinds-of-content'), dir, { recursive: true });
  const site = new SiteFolder(dir);
  if (api) return site;
  await rm(path.join(dir, 'openapi'), { recursive: true });
  await rm(path.join(dir, 'content/docs/guides/landing.md'));
  site.write('content/index.md', '# Atlas\n\nBegin with [the planets](./docs/index.md).\n');
  site.write('content/docs/guides/rover.md', '# Drive\n\nSend [it to Mars](../mars.md).\n');
  const { redirects: _, ...config } = JSON.parse(site.read('docsgen.config.json'));
  config.themeConfig.navbar.items.splice(2, 1);
  site.write('docsgen.config.json', JSON.stringify(config));
  return site;
}

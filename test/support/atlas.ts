import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { SiteFolder } from './edits/site-folder.js';
import { repository } from './repository.js';

/**
 * A copy of a small site that has everything: guides, a blog, two languages, a frozen version, an API, included texts
 * and code.
 *
 * @param dir a folder that does not exist yet
 * @param options.api whether the API is part of it, which takes half of the time that a build takes
 */
export async function copyAtlas(dir: string, { api = true } = {}): Promise<SiteFolder> {
  await cp(path.join(repository, 'test/fixtures/atlas'), dir, { recursive: true });
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

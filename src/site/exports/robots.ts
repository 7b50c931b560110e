import type { OutputFile } from '../../files/output-file.js';
import type { Urls } from '../urls.js';

/**
 * Creates `robots.txt`, which allows everything and names the sitemap (RFC 9309; sitemaps.org, "Informing search engine
 * crawlers").
 */
export function robotsFile(hasSitemap: boolean, urls: Urls): OutputFile {
  const sitemap = hasSitemap ? urls.absolute(urls.file('sitemap.xml')) : undefined;
  const lines = ['User-agent: *', 'Allow: /', ...(sitemap ? ['', `Sitemap: ${sitemap}`] : [])];
  return { path: 'robots.txt', contents: `${lines.join('\n')}\n` };
}

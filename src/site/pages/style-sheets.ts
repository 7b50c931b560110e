import type { PageContent } from '../page-props/page.js';

type Sheet = 'site' | 'landing' | 'embeds' | 'reference' | 'blog';

/** The style sheets that a page needs, in order: what it does not show it need not load. */
export function contentStyleSheets(content: PageContent): readonly Sheet[] {
  const hasBlocks = 'body' in content && content.body.some((part) => typeof part !== 'string');
  const embeds: readonly Sheet[] = hasBlocks ? ['embeds'] : [];
  switch (content.kind) {
    case 'api':
    case 'tag':
    case 'operation':
    case 'schema':
      return ['site', 'reference'];
    case 'blog-list':
    case 'blog-post':
    case 'blog-index':
    case 'blog-archive':
      return ['site', ...embeds, 'blog'];
    case 'not-found':
      return ['site', 'landing'];
    case 'doc':
      return content.layout === 'home' ? ['site', 'landing', ...embeds] : ['site', ...embeds];
    default:
      return ['site'];
  }
}

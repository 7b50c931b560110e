import type { PageContent } from '../model/index.js';

type Sheet = 'site' | 'landing' | 'reference' | 'blog';

/** The style sheets that a page needs, in order: what it does not show it need not load. */
export function styleSheetsOf(content: PageContent): readonly Sheet[] {
  const hasBlocks = 'body' in content && content.body.some((part) => typeof part !== 'string');
  const reference: readonly Sheet[] = hasBlocks ? ['reference'] : [];
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
      return ['site', ...reference, 'blog'];
    case 'not-found':
      return ['site', 'landing'];
    case 'doc':
      return content.layout === 'home' ? ['site', 'landing', ...reference] : ['site', ...reference];
    default:
      return ['site'];
  }
}

import type { SearchRecord, SearchSection } from '../../search/search-record.js';
import type { PageContent, PageProps } from '../page-props/page.js';
import type { PageDefinition } from '../pages/page.js';
import { operationSections, overviewSections, schemaSections } from './api-sections.js';
import { plainWords } from './plain-words.js';

/** What the search knows of a page; nothing of pages that readers should not come upon. */
export function pageRecord(
  definition: Pick<PageDefinition, 'doc' | 'text'>,
  { path: url, content, breadcrumbs }: PageProps,
): SearchRecord | undefined {
  const described = describe(content, definition);
  if (!described) return undefined;
  return {
    ...described,
    url,
    title: content.title,
    trail: breadcrumbs.slice(0, -1).map(({ label }) => label),
  };
}

function describe(
  content: PageContent,
  definition: Pick<PageDefinition, 'doc' | 'text'>,
): Omit<SearchRecord, 'url' | 'title' | 'trail'> | undefined {
  switch (content.kind) {
    case 'doc':
      return content.unlisted ? undefined : { kind: 'doc', ...docRecord(definition) };
    case 'blog-post':
      return content.unlisted ? undefined : { kind: 'blog', ...docRecord(definition) };
    case 'category':
      return { kind: 'category', aliases: [], sections: [{ text: content.description ?? '' }] };
    case 'api':
      // What stands there stands on the pages of the operations.
      return content.layout === 'all'
        ? undefined
        : { kind: 'api', aliases: [], sections: overviewSections(content) };
    case 'tag':
      return { kind: 'api', aliases: [], sections: [{ text: plainWords(content.tag.html) }] };
    case 'operation': {
      const { method, path, operationId } = content;
      const aliases = operationId === undefined ? [] : [operationId];
      return { kind: 'operation', method, path, aliases, sections: operationSections(content) };
    }
    case 'schema':
      return { kind: 'schema', aliases: [], sections: schemaSections(content) };
    // Lists of posts say what the posts say; what is not found cannot be.
    case 'blog-list':
    case 'blog-index':
    case 'blog-archive':
    case 'not-found':
      return undefined;
  }
}

/** A Markdown file, cut into sections by its headings. */
function docRecord({
  doc,
  text: textOf,
}: Pick<PageDefinition, 'doc' | 'text'>): Pick<SearchRecord, 'aliases' | 'sections'> {
  if (!doc || !textOf) return { aliases: [], sections: [{ text: '' }] };
  const { sections, headings } = textOf();
  const [text = '', ...texts] = sections;
  const { description, keywords = [], tags = [] } = doc.meta;
  const under = headings.map(
    (heading, index): SearchSection => ({
      id: heading.id,
      heading: heading.text,
      text: texts[index] ?? '',
    }),
  );
  return {
    aliases: [description ?? '', ...keywords, ...tags].filter((words) => words !== ''),
    sections: [{ text }, ...under],
  };
}

import type { SearchRecord, SearchSection } from '../../../search/search-record.js';
import { embedMarkdown } from '../../exports/markdown/embed.js';
import type { BodyPart } from '../../page-props/body.js';
import type { IdCollector, MarkdownContext, PageText, StyleSheet } from './page-kind.js';

/** Embeds from the API description need a style sheet of their own. */
export function bodySheets(body: readonly BodyPart[]): readonly StyleSheet[] {
  return body.some((part) => typeof part !== 'string') ? ['embeds'] : [];
}

export function addBodyIds(body: readonly BodyPart[], ids: IdCollector): void {
  for (const part of body) {
    if (typeof part !== 'string' && part.kind === 'schema') ids.addSchema(part.schema);
  }
}

/** Returns the sections of a Markdown file for the search index, one for each heading. */
export function docSections({
  doc,
  text: readText,
}: PageText): Pick<SearchRecord, 'aliases' | 'sections'> {
  if (!doc || !readText) return { aliases: [], sections: [{ text: '' }] };
  const { sections, headings } = readText();
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

/** Returns the Markdown as its author wrote it. */
export function docMarkdown(context: MarkdownContext): string {
  const { definition, write } = context;
  return definition.text ? write(definition.text(), (embed) => embedMarkdown(embed, context)) : '';
}

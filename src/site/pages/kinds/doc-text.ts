import type { SearchRecord, SearchSection } from '../../../search/search-record.js';
import { embedMarkdown } from '../../exports/markdown/embed.js';
import type { BodyPart } from '../../page-props/body.js';
import type { SchemaView } from '../../page-props/schema-view.js';
import type { IdCollector, MarkdownContext, PageText, StyleSheet } from './page-kind.js';

/** Matches the markup of blocks such as `:::cards` and `:::steps`. */
const cards =
  /\sclass="(?:(?:cards|actions|steps|file-tree|text-field|frame|text-icon)\b|badge text-badge)/;

/** Matches the markup of footnotes and task lists. */
const lists = /\sclass="contains-task-list\b|\sdata-footnote-ref\b/;

/** Cards, embeds from the API description and lists of fields need style sheets of their own. */
export function bodySheets(body: readonly BodyPart[]): readonly StyleSheet[] {
  const sheets: StyleSheet[] = [];
  if (body.some((part) => typeof part === 'string' && cards.test(part))) sheets.push('cards');
  if (body.some((part) => typeof part === 'string' && lists.test(part))) sheets.push('lists');
  if (body.some((part) => typeof part !== 'string')) sheets.push('embeds');
  const schemas = body.flatMap((part) =>
    typeof part !== 'string' && part.kind === 'schema' ? [part.schema] : [],
  );
  if (schemas.length > 0) sheets.push('fields');
  if (schemas.some(hasAlternatives)) sheets.push('alternatives');
  return sheets;
}

/** Whether a schema, or one in it, has alternatives or a discriminator. */
function hasAlternatives({
  alternatives,
  discriminator,
  fields,
  items,
  parts = [],
}: SchemaView): boolean {
  return (
    alternatives.length > 0 ||
    discriminator !== undefined ||
    (items !== undefined && hasAlternatives(items)) ||
    [...fields, ...parts].some(({ schema }) => hasAlternatives(schema))
  );
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

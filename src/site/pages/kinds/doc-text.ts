import type { SearchRecord, SearchSection } from '../../../search/search-record.js';
import { embedMarkdown } from '../../exports/markdown/embed.js';
import type { BodyPart } from '../../page-props/body.js';
import type { SchemaView } from '../../page-props/schema-view.js';
import type { StyleSheet } from '../../style-sheet.js';
import type { IdCollector, MarkdownContext, PageText } from './page-kind.js';

/** The style sheets of blocks in the HTML of a text, by their markup. */
const blockSheets: readonly (readonly [StyleSheet, RegExp])[] = [
  [
    'cards',
    /\sclass="(?:(?:cards|actions|steps|file-tree|text-field|frame|text-icon)\b|badge text-badge)/,
  ],
  ['lists', /\sclass="contains-task-list\b|\sdata-footnote-ref\b|<strong class="badge\b/],
  ['admonitions', /\sclass="admonition\b/],
  ['terms', /\sclass="term"/],
  ['pictures', /\sclass="(?:zoom|[^"]*\bonly-(?:light|dark))\b/],
  [
    'annotations',
    /\sclass="(?:code-(?:note|word|fold)\b|code code-|line [^"]*line-(?:add|remove))/,
  ],
  ['diagrams', /\sclass="mermaid"/],
  ['math', /\sclass="math-(?:inline|block)"/],
];

/** Returns the style sheets of blocks in texts. */
export function textSheets(texts: readonly string[]): readonly StyleSheet[] {
  return blockSheets.flatMap(([sheet, markup]) =>
    texts.some((text) => markup.test(text)) ? [sheet] : [],
  );
}

/** Returns the texts with HTML classes in plain JSON. */
export function markup(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' class="') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(markup);
}

/** Some blocks, embeds from the API description and lists of fields need style sheets of their own. */
export function bodySheets(body: readonly BodyPart[]): readonly StyleSheet[] {
  const html = body.filter((part) => typeof part === 'string');
  const embeds = body.filter((part) => typeof part !== 'string');
  const sheets = [...textSheets([...html, ...markup(embeds)])];
  const schemas = embeds.flatMap((part) => (part.kind === 'schema' ? [part.schema] : []));
  if (schemas.length > 0) sheets.push('fields');
  else if (embeds.length > 0) sheets.push('embeds');
  if (schemas.some(needsAlternatives)) sheets.push('alternatives');
  return sheets;
}

/** Whether a schema, or one in it, has alternatives, a discriminator or contents that open in place. */
function needsAlternatives({
  alternatives,
  discriminator,
  fields,
  items,
  parts = [],
  hiddenFields,
  hiddenAlternatives = 0,
}: SchemaView): boolean {
  return (
    alternatives.length > 0 ||
    discriminator !== undefined ||
    hiddenFields + hiddenAlternatives > 0 ||
    (items !== undefined && needsAlternatives(items)) ||
    [...fields, ...parts].some(({ schema }) => needsAlternatives(schema))
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

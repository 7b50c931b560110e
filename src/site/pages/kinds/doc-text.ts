import type { SearchRecord, SearchSection } from '../../../search/search-record.js';
import { embedMarkdown } from '../../exports/markdown/embed.js';
import type { BodyPart } from '../../page-props/body.js';
import type { SchemaView } from '../../page-props/schema-view.js';
import type { StyleSheet } from '../../style-sheet.js';
import type { IdCollector, MarkdownContext, PageText } from './page-kind.js';

/** Markup that needs the style sheet of a block. */
interface BlockMarkup {
  /** Matches the value of a `class` attribute. */
  readonly classes?: RegExp;
  /** Other markup. */
  readonly parts?: readonly string[];
}

const blockSheets: readonly (readonly [StyleSheet, BlockMarkup])[] = [
  [
    'cards',
    {
      classes:
        /^(?:(?:cards|actions|steps|file-tree|text-field|frame|text-icon)\b|badge text-badge)/,
    },
  ],
  [
    'lists',
    {
      classes: /^contains-task-list\b|\btable-stack\b/,
      parts: [' data-footnote-ref', '<strong class="badge'],
    },
  ],
  ['admonitions', { classes: /^admonition\b/ }],
  ['terms', { classes: /^term$/ }],
  ['controls', { parts: ['<form', '<docsgen-island'] }],
  ['images', { classes: /^zoom\b|\bonly-(?:light|dark)\b/ }],
  [
    'annotations',
    { classes: /^(?:code-(?:note|word|fold)\b|code code-|line .*line-(?:add|remove))/ },
  ],
  ['diagrams', { classes: /^mermaid$/ }],
  ['math', { classes: /^math-(?:inline|block)$/ }],
];

/** Returns the style sheets of blocks in texts. */
export function textSheets(texts: readonly string[]): readonly StyleSheet[] {
  const values = [...classValues(texts)];
  return blockSheets.flatMap(([sheet, { classes, parts = [] }]) =>
    values.some((value) => classes?.test(value)) ||
    parts.some((part) => texts.some((text) => text.includes(part)))
      ? [sheet]
      : [],
  );
}

/** Returns the distinct values of `class` attributes; one search a text, because each text can have thousands. */
function classValues(texts: readonly string[]): ReadonlySet<string> {
  const attribute = ' class="';
  const values = new Set<string>();
  for (const text of texts) {
    for (let at = text.indexOf(attribute); at >= 0; at = text.indexOf(attribute, at)) {
      const start = at + attribute.length;
      const end = text.indexOf('"', start);
      if (end < 0) break;
      const value = text.slice(start, end);
      // Text keeps its quotes: this one is not an attribute, and the next real one may begin before `end`.
      const isAttribute = !value.includes('<');
      if (isAttribute) values.add(value);
      at = isAttribute ? end : start;
    }
  }
  return values;
}

/** Returns the texts with HTML classes in plain JSON, without highlighted code, whose tokens need no sheet of a block. */
export function markup(value: unknown): readonly string[] {
  const texts: string[] = [];
  collectMarkup(value, texts);
  return texts;
}

function collectMarkup(value: unknown, texts: string[]): void {
  if (typeof value === 'string') {
    if (value.includes(' class="')) texts.push(value);
  } else if (typeof value === 'object' && value !== null && !isHighlighted(value)) {
    for (const part of Object.values(value)) collectMarkup(part, texts);
  }
}

function isHighlighted(value: object): boolean {
  return 'html' in value && 'language' in value;
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
}: PageText): Pick<SearchRecord, 'aliases' | 'keywords' | 'sections'> {
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
    keywords: keywords.length > 0 ? keywords : undefined,
    sections: [{ text }, ...under],
  };
}

/** Returns the Markdown as its author wrote it. */
export function docMarkdown(context: MarkdownContext): string {
  const { definition, write } = context;
  return definition.text ? write(definition.text(), (embed) => embedMarkdown(embed, context)) : '';
}

import { textOrJson } from '../../json-schema/json.js';
import type { SearchSection } from '../../search/search-record.js';
import type { MediaView } from '../page-props/exchange-view.js';
import { nestedViews } from '../page-props/nested-views.js';
import type { OperationView } from '../page-props/operation-view.js';
import type { ApiContent } from '../page-props/reference-content.js';
import type { SchemaContent } from '../page-props/schema-content.js';
import type { FieldView, SchemaView } from '../page-props/schema-view.js';
import { searchableText } from './searchable-text.js';

/** Maximum characters read of an example: error messages are near its beginning. */
const maxExampleLength = 1000;

/** Strings of several words, as JSON quotes them. */
const sentences = /"[^"\\{}:]*\p{L} [^"\\]*\p{L}[^"\\]*"/gu;

/** Returns the search sections of an operation: description, parameters, properties, responses and their error messages. */
export function operationSections(content: OperationView): SearchSection[] {
  return withoutTwins([{ text: operationIntro(content) }, ...exchangeSections(content)]);
}

/**
 * Returns the first word of the description of an operation without a summary: `cancels` for `Cancels a subscription.`
 */
export function operationVerb({
  title,
  titleFrom,
  description,
}: OperationView): string | undefined {
  if (titleFrom === 'summary') return undefined;
  const words = titleFrom === 'description' ? title : searchableText(description);
  return /^\p{L}+/u.exec(words)?.[0].toLowerCase();
}

/** Returns the search sections of the overview; in the `single` layout, also those of each operation. */
export function overviewSections(content: ApiContent): SearchSection[] {
  const { description, summary, layout, groups, webhooks } = content;
  const tags = [...groups.flatMap((group) => group.tags), ...(webhooks ? [webhooks] : [])];
  return [
    { text: joined([summary, searchableText(description)]) },
    ...(layout === 'single' ? tags : []).flatMap(
      ({ anchor, label, description: words, full = [] }) => [
        { id: anchor, heading: label, text: searchableText(words) },
        ...full.flatMap((operation) => [
          {
            id: operation.anchor,
            heading: operation.title,
            text: joined([
              `${operation.method} ${operation.path}`,
              operation.operationId,
              operationIntro(operation),
            ]),
          },
          ...withoutTwins(exchangeSections(operation)),
        ]),
      ],
    ),
  ];
}

function operationIntro({ description, pathDescription }: OperationView): string {
  return joined([searchableText(description), searchableText(pathDescription)]);
}

function exchangeSections(operation: OperationView): SearchSection[] {
  const { parameters, requestBody, responses, callbacks } = operation;
  return [
    ...parameters.flatMap(({ fields }) => fields.flatMap(fieldSections)),
    ...(requestBody?.media ?? []).flatMap((media) =>
      isOwn(media) ? mediaFields(media) : mediaFields(media).map(nameAlone),
    ),
    ...responses.flatMap((response): SearchSection[] => [
      {
        id: response.anchor,
        heading: response.status,
        text: joined([
          response.isSummarized ? response.label : undefined,
          searchableText(response.description),
          ...(/^[45]/.test(response.status) ? response.media.flatMap(errorMessages) : []),
        ]),
      },
      ...response.headers.flatMap(fieldSections),
      ...response.media.filter(isOwn).flatMap(mediaFields),
    ]),
    ...callbacks.flatMap(({ anchor, name, operations }): SearchSection[] => [
      { id: anchor, heading: name, text: joined(operations.map(operationIntro)) },
      ...operations.flatMap(exchangeSections),
    ]),
  ];
}

function mediaFields({ schema, itemSchema }: MediaView): SearchSection[] {
  return [...schemaFields(schema), ...schemaFields(itemSchema)];
}

/**
 * Whether the body has no named schema. Properties of named schemas are indexed on their own page, because many
 * operations share them.
 */
function isOwn({ schema, itemSchema }: MediaView): boolean {
  return [schema, itemSchema].every((one) => one?.ref === undefined);
}

/** Keeps only the name: the schema's own page indexes the description of its properties. */
function nameAlone(section: SearchSection): SearchSection {
  return { ...section, text: '' };
}

export function schemaSections({ schema }: SchemaContent): SearchSection[] {
  return withoutTwins([{ text: schemaWords(schema) }, ...schemaFields(schema)]);
}

/** Returns the sentences in examples of an error, without the JSON around them. */
function errorMessages({ examples }: MediaView): string[] {
  return examples
    .filter(({ generated }) => !generated)
    .flatMap(({ code }) => code.text.slice(0, maxExampleLength).match(sentences) ?? [])
    .map((quoted) => quoted.slice(1, -1));
}

function fieldSections({ id, name, schema }: FieldView): SearchSection[] {
  return [{ id, heading: name, text: schemaWords(schema) }, ...schemaFields(schema)];
}

/**
 * Returns the sections of all properties of a schema, its items, subschemas and alternatives. Properties of named
 * schemas inside are indexed on the pages of those.
 */
function schemaFields(schema: SchemaView | undefined): SearchSection[] {
  if (!schema) return [];
  return nestedViews(schema).flatMap(({ id, name, schema: inner }) => {
    const own = id !== undefined && name !== undefined;
    return [
      ...(own ? [{ id, heading: name, text: schemaWords(inner) }] : []),
      ...(inner.ref === undefined ? schemaFields(inner) : []),
    ];
  });
}

/** Returns title, description and enum values of a schema, including those of its items, which have no anchor. */
function schemaWords({ title, description, enum: values, items }: SchemaView): string {
  const listed = values.flatMap((one) => [textOrJson(one.value), one.name, one.description]);
  return joined([title, searchableText(description), ...listed, items && schemaWords(items)]);
}

function joined(words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== '').join(' ');
}

/** Removes repeated sections: the same property often occurs in several responses. */
function withoutTwins(sections: readonly SearchSection[]): SearchSection[] {
  const known = new Set<string>();
  return sections.filter(({ heading, text }, index) => {
    const key = `${heading}\n${text}`;
    if (index > 0 && known.has(key)) return false;
    known.add(key);
    return true;
  });
}

import type { SearchSection } from '../../search/search-record.js';
import { nestedViews } from '../links/nested-views.js';
import type { MediaView } from '../page-props/exchange-view.js';
import type { OperationView } from '../page-props/operation-view.js';
import type { ApiContent } from '../page-props/reference-content.js';
import type { SchemaContent } from '../page-props/schema-content.js';
import type { FieldView, SchemaView } from '../page-props/schema-view.js';
import { plainWords } from './plain-words.js';

/** What of an example is worth finding: messages of errors stand near its beginning. */
const exampleLength = 1000;

/** An operation: what it does, then each parameter and field, then each answer with the messages it may hold. */
export function operationSections(content: OperationView): SearchSection[] {
  return withoutTwins([{ text: operationIntro(content) }, ...exchangeSections(content)]);
}

/** The overview; on a single page also each operation, under its title. */
export function overviewSections(content: ApiContent): SearchSection[] {
  const { html, summary, layout, groups, webhooks } = content;
  const tags = [...groups.flatMap((group) => group.tags), ...(webhooks ? [webhooks] : [])];
  return [
    { text: joined([summary, plainWords(html)]) },
    ...(layout === 'single' ? tags : []).flatMap(({ anchor, label, html: words, full = [] }) => [
      { id: anchor, heading: label, text: plainWords(words) },
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
    ]),
  ];
}

function operationIntro({ html, pathHtml }: OperationView): string {
  return joined([plainWords(html), plainWords(pathHtml)]);
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
          plainWords(response.html),
          ...response.media.flatMap(mediaExamples),
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

/** The fields of a named schema are found on its page: many operations answer with the same one. */
function isOwn({ schema, itemSchema }: MediaView): boolean {
  return [schema, itemSchema].every((one) => one?.ref === undefined);
}

/** What is to be sent is found by name; what the fields of a named schema mean is said on its page. */
function nameAlone(section: SearchSection): SearchSection {
  return { ...section, text: '' };
}

export function schemaSections({ schema }: SchemaContent): SearchSection[] {
  return withoutTwins([{ text: schemaWords(schema) }, ...schemaFields(schema)]);
}

function mediaExamples({ examples }: MediaView): string[] {
  return examples
    .filter(({ generated }) => !generated)
    .map(({ code }) => code.text.slice(0, exampleLength));
}

function fieldSections({ id, name, schema }: FieldView): SearchSection[] {
  return [{ id, heading: name, text: schemaWords(schema) }, ...schemaFields(schema)];
}

/** Fields of a schema, of its items and parts and of its alternatives. */
function schemaFields(schema: SchemaView | undefined): SearchSection[] {
  if (!schema) return [];
  return nestedViews(schema).flatMap(({ id, name, schema: inner }) => {
    const own = id !== undefined && name !== undefined;
    return [
      ...(own ? [{ id, heading: name, text: schemaWords(inner) }] : []),
      ...schemaFields(inner),
    ];
  });
}

/** Title, description and values of a schema; those of its items are its own, since they have no place of theirs. */
function schemaWords({ title, html, enum: values, items }: SchemaView): string {
  const listed = values.flatMap(({ value, name, description }) => [
    shown(value),
    name,
    description,
  ]);
  return joined([title, plainWords(html), ...listed, items && schemaWords(items)]);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function joined(words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== '').join(' ');
}

/** The same field stands in several answers: the first is enough. */
function withoutTwins(sections: readonly SearchSection[]): SearchSection[] {
  const known = new Set<string>();
  return sections.filter(({ heading, text }, index) => {
    const key = `${heading}\n${text}`;
    if (index > 0 && known.has(key)) return false;
    known.add(key);
    return true;
  });
}

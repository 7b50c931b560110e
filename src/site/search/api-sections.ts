import type {
  FieldView,
  OperationContent,
  SchemaContent,
  SchemaView,
  SearchSection,
} from '../../model/index.js';
import { plainWords } from './plain-words.js';

/** What of an example is worth finding: messages of errors stand near its beginning. */
const exampleLength = 1000;

/** An operation: what it does, then each parameter and field, then each answer with the messages it may hold. */
export function operationSections(content: OperationContent): SearchSection[] {
  const { html, parameters, requestBody, responses } = content;
  return withoutTwins([
    { text: plainWords(html) },
    ...parameters.flatMap(({ fields }) => fields.flatMap(fieldSections)),
    ...(requestBody?.media ?? []).flatMap(({ schema }) => schemaFields(schema)),
    ...responses.flatMap((response): SearchSection[] => [
      {
        id: response.anchor,
        heading: response.status,
        text: joined([plainWords(response.html), ...response.media.flatMap(examplesOf)]),
      },
      ...response.headers.flatMap(fieldSections),
      ...response.media.flatMap(({ schema }) => schemaFields(schema)),
    ]),
  ]);
}

export function schemaSections({ schema }: SchemaContent): SearchSection[] {
  return withoutTwins([{ text: wordsOf(schema) }, ...schemaFields(schema)]);
}

function examplesOf({
  examples,
}: OperationContent['responses'][number]['media'][number]): string[] {
  return examples
    .filter(({ generated }) => !generated)
    .map(({ code }) => code.text.slice(0, exampleLength));
}

function fieldSections({ id, name, schema }: FieldView): SearchSection[] {
  return [{ id, heading: name, text: wordsOf(schema) }, ...schemaFields(schema)];
}

/** Fields of a schema, of its alternatives and of what other properties hold. */
function schemaFields(schema: SchemaView | undefined): SearchSection[] {
  if (!schema) return [];
  return [
    ...schema.fields.flatMap(fieldSections),
    ...schema.alternatives.flatMap(({ schemas }) =>
      schemas.flatMap((option) => schemaFields(option.schema)),
    ),
    ...schemaFields(schema.additional),
  ];
}

function wordsOf({ html, enum: values }: SchemaView): string {
  const listed = values.flatMap(({ value, description }) => [shown(value), description]);
  return joined([plainWords(html), ...listed]);
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

import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { mediaTypeNotation, type Notation } from '../../request/index.js';
import { titleText } from '../json.js';
import { schemaExamples } from './author-examples.js';

/** A response body from an extension of the operation. */
interface ShownResponse {
  readonly name: string;
  readonly title: string | undefined;
  readonly value: unknown;
  readonly isFor: (notation: Notation) => boolean;
}

const textNotations = new Set<Notation>(['csv', 'jsonLines', 'text', 'xml']);

/**
 * Returns the responses of an operation. Media types of the success response without examples get
 * those of the operation's `x-oaiMeta`.
 */
export function responsesWithExamples(
  { responses, 'x-oaiMeta': meta }: RawObject,
  document: RawObject,
): unknown {
  const shown = shownResponses(asObject(meta).examples);
  const success = Object.keys(asObject(responses)).find((status) => status.startsWith('2'));
  if (!isObject(responses) || shown.length === 0 || success === undefined) return responses;
  const response = asObject(responses[success]);
  const content = Object.entries(asObject(response.content)).map(([type, media], index, all) => {
    const first = (one: ShownResponse) =>
      all.findIndex(([other]) => one.isFor(mediaTypeNotation(other)));
    const own = shown.filter((one) => first(one) === index);
    const node = asObject(media);
    return [
      type,
      own.length === 0 || hasExamples(node, document) ? media : withExamples(node, own),
    ];
  });
  if (content.length === 0) return responses;
  return { ...responses, [success]: { ...response, content: Object.fromEntries(content) } };
}

function hasExamples({ example, examples, schema }: RawObject, document: RawObject): boolean {
  const isGiven = example !== undefined || Object.keys(asObject(examples)).length > 0;
  return isGiven || schemaExamples(schema, document).length > 0;
}

function withExamples(media: RawObject, shown: readonly ShownResponse[]): RawObject {
  const examples = shown.map(({ name, title, value }) => [name, { summary: title, value }]);
  return { ...media, examples: Object.fromEntries(examples) };
}

function shownResponses(examples: unknown): readonly ShownResponse[] {
  const all = Array.isArray(examples) ? asList(examples) : [examples];
  return all.flatMap((raw, index): readonly ShownResponse[] => {
    const { title, response } = asObject(raw);
    const isText = typeof response === 'string' && response.trim() !== '';
    if (!isText && !isObject(response) && !Array.isArray(response)) return [];
    const name = index === 0 ? 'example' : `example ${index + 1}`;
    return [{ name, title: titleText(title), value: response, isFor: notationTest(response) }];
  });
}

/** Returns which notations a body may belong to, judging by the start of its text. */
function notationTest(response: unknown): ShownResponse['isFor'] {
  if (typeof response !== 'string' || /^\s*[[{]/.test(response)) {
    return (notation) => notation === 'json';
  }
  if (/^\s*(?:data|event|id|retry):/.test(response)) return (notation) => notation === 'events';
  return (notation) => textNotations.has(notation);
}

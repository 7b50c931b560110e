import { type Notation, notationOf } from '../../request/index.js';
import { isObject, type JsonObject, listOf, objectOf, titleOf } from '../json.js';
import { schemaExamples } from './author-examples.js';

/** A response body that an extension of the operation shows. */
interface ShownResponse {
  readonly name: string;
  readonly title: string | undefined;
  readonly value: unknown;
  readonly isFor: (notation: Notation) => boolean;
}

const textNotations = new Set<Notation>(['csv', 'jsonLines', 'text', 'xml']);

/**
 * The responses of an operation. Media types of the successful one that have no examples get those of `x-oaiMeta`,
 * which only the operation has.
 */
export function responsesWithExamples(
  { responses, 'x-oaiMeta': meta }: JsonObject,
  document: JsonObject,
): unknown {
  const shown = shownResponses(objectOf(meta).examples);
  const success = Object.keys(objectOf(responses)).find((status) => status.startsWith('2'));
  if (!isObject(responses) || shown.length === 0 || success === undefined) return responses;
  const response = objectOf(responses[success]);
  const content = Object.entries(objectOf(response.content)).map(([type, media], index, all) => {
    const first = (one: ShownResponse) => all.findIndex(([other]) => one.isFor(notationOf(other)));
    const own = shown.filter((one) => first(one) === index);
    const node = objectOf(media);
    return [
      type,
      own.length === 0 || hasExamples(node, document) ? media : withExamples(node, own),
    ];
  });
  if (content.length === 0) return responses;
  return { ...responses, [success]: { ...response, content: Object.fromEntries(content) } };
}

function hasExamples({ example, examples, schema }: JsonObject, document: JsonObject): boolean {
  const isGiven = example !== undefined || Object.keys(objectOf(examples)).length > 0;
  return isGiven || schemaExamples(schema, document).length > 0;
}

function withExamples(media: JsonObject, shown: readonly ShownResponse[]): JsonObject {
  const examples = shown.map(({ name, title, value }) => [name, { summary: title, value }]);
  return { ...media, examples: Object.fromEntries(examples) };
}

function shownResponses(examples: unknown): readonly ShownResponse[] {
  const all = Array.isArray(examples) ? listOf(examples) : [examples];
  return all.flatMap((raw, index): readonly ShownResponse[] => {
    const { title, response } = objectOf(raw);
    const isText = typeof response === 'string' && response.trim() !== '';
    if (!isText && !isObject(response) && !Array.isArray(response)) return [];
    const name = index === 0 ? 'example' : `example ${index + 1}`;
    return [{ name, title: titleOf(title), value: response, isFor: notationTest(response) }];
  });
}

/** Which media types a body may belong to, by how its text begins. */
function notationTest(response: unknown): ShownResponse['isFor'] {
  if (typeof response !== 'string' || /^\s*[[{]/.test(response)) {
    return (notation) => notation === 'json';
  }
  if (/^\s*(?:data|event|id|retry):/.test(response)) return (notation) => notation === 'events';
  return (notation) => textNotations.has(notation);
}

import type { Operation } from '../api/operation.js';
import { titleText } from '../json.js';
import type { Context } from './context.js';
import type { RawOperation } from './operations.js';
import { humanized, readSentence, readTitle, type ShortTitle, withRest } from './short-title.js';
import type { TagIndex } from './tags.js';

type OperationTitle = Pick<Operation, 'title' | 'titleFrom' | 'description'>;

/**
 * Creates a reader of the titles of operations, and of their descriptions without what the title says. An operation
 * without a summary is titled by the first sentence of its description, unless another operation of the same tag begins
 * with it too.
 */
export function makeTitleReader(
  operations: readonly RawOperation[],
  { placesOf }: TagIndex,
  { describe }: Context,
): (operation: RawOperation) => OperationTitle {
  const readOwnSentence = ({ node, pointer }: RawOperation) =>
    readSentence(node, pointer, describe);
  const sentences = new Map<RawOperation, ShortTitle>();
  const counts = new Map<string, number>();
  const entry = (operation: RawOperation, title: string) =>
    `${placesOf(operation)[0]?.slug}\n${title}`;
  for (const operation of operations) {
    if (readTitle(operation.node, 'summary', operation.pointer, describe).title) continue;
    const sentence = readOwnSentence(operation);
    sentences.set(operation, sentence);
    if (sentence.title === undefined) continue;
    const key = entry(operation, sentence.title);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (operation) => {
    const { node, pointer, method, path } = operation;
    const description = describe(node, pointer);
    const summary = readTitle(node, 'summary', pointer, describe);
    const whole = withRest(summary.rest, description);
    if (summary.title !== undefined) {
      return { title: summary.title, titleFrom: 'summary', description: whole };
    }
    const { title, rest } = sentences.get(operation) ?? readOwnSentence(operation);
    if (title !== undefined && (counts.get(entry(operation, title)) ?? 1) === 1) {
      // A description that is no more than the title stays, for excerpts.
      const others = rest === undefined || rest.text.trim() === '' ? description : rest;
      return { title, titleFrom: 'description', description: withRest(summary.rest, others) };
    }
    const operationId = titleText(node.operationId);
    const name = humanized(operationId ?? '') ?? operationId;
    return name === undefined
      ? { title: `${method} ${path}`, titleFrom: 'path', description: whole }
      : { title: name, titleFrom: 'operationId', description: whole };
  };
}

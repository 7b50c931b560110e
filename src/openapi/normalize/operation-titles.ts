import { nameWords } from '../../text/words.js';
import type { Operation } from '../api/operation.js';
import { titleText } from '../json.js';
import type { Context } from './context.js';
import type { RawOperation } from './operations.js';
import { makePathTitleReader } from './path-title.js';
import { readSentence, readTitle, withRest, wordsInId } from './short-title.js';
import type { TagIndex } from './tags.js';

type OperationTitle = Pick<Operation, 'title' | 'titleFrom' | 'description'>;

/** The beginning of an English sentence about circumstances: `You can`, `When`. */
const circumstances =
  /^(?:an?|after|at|before|by|for|if|in|it|on|once|our|the|there|these|this|to|use|we|when|with|you|your)\b/i;

/** The operations that readers call, and those that the service calls. */
interface AllOperations {
  readonly operations: readonly RawOperation[];
  readonly webhooks: readonly RawOperation[];
}

/**
 * Creates a reader of the titles of operations, and of their descriptions without what the title says. An operation
 * without a summary is titled by the first sentence of its description, unless another operation of the same tag begins
 * with it too; then by its method and path, or its operationId. A webhook whose summary is too long is titled by its
 * name, because services describe all actions of an event with one text.
 */
export function makeTitleReader(
  { operations, webhooks }: AllOperations,
  { operationTags }: TagIndex,
  { describe }: Context,
): (operation: RawOperation) => OperationTitle {
  const readSummary = ({ node, pointer }: RawOperation) =>
    isOnlyId(node) ? {} : readTitle(node, 'summary', pointer, describe);
  const readOwnSentence = ({ node, pointer }: RawOperation) =>
    readSentence(node, pointer, describe);
  const untitled = [...operations, ...webhooks].filter((one) => !readSummary(one).title);
  const sentences = new Map(untitled.map((one) => [one, readOwnSentence(one)]));
  const readPathTitle = makePathTitleReader(operations);
  const firstTag = (operation: RawOperation) => operationTags(operation)[0]?.slug;
  const isOwnSentence = uniqueIn(untitled, firstTag, (one) => sentences.get(one)?.title);
  const isOwnPathTitle = uniqueIn(untitled, firstTag, readPathTitle);
  const sent = new Set(webhooks);
  return (operation) => {
    const { node, pointer, path } = operation;
    const description = describe(node, pointer);
    const summary = readSummary(operation);
    const whole = withRest(summary.rest, description);
    if (summary.title !== undefined) {
      const name = summary.rest && sent.has(operation) ? webhookTitle(path) : undefined;
      return name === undefined
        ? { title: summary.title, titleFrom: 'summary', description: whole }
        : {
            title: name,
            titleFrom: 'path',
            description: withRest(describe(node, pointer, 'summary'), description),
          };
    }
    const pathTitle = readPathTitle(operation);
    const isOwnPath = pathTitle !== undefined && isOwnPathTitle(operation, pathTitle);
    const { title, rest } = sentences.get(operation) ?? readOwnSentence(operation);
    const isWorse = isOwnPath && circumstances.test(title ?? '');
    if (title !== undefined && isOwnSentence(operation, title) && !isWorse) {
      // A description that is no more than the title stays, for excerpts.
      const others = rest === undefined || rest.text.trim() === '' ? description : rest;
      return { title, titleFrom: 'description', description: withRest(summary.rest, others) };
    }
    return isOwnPath
      ? { title: pathTitle, titleFrom: 'path', description: whole }
      : { ...readName(operation, sent.has(operation)), description: whole };
  };
}

/**
 * Whether the summary is a copy of the operationId, which is not written for readers: `getMoon`. One capitalized word,
 * `Query`, is a title.
 */
function isOnlyId({ summary, operationId }: RawOperation['node']): boolean {
  const written = titleText(summary);
  if (written === undefined || /\s/.test(written) || written !== titleText(operationId)) {
    return false;
  }
  return !/^\p{Lu}/u.test(written) || nameWords(written).length > 1;
}

/** Returns the operationId as words, or else the name of a webhook or procedure, or method and path. */
function readName(
  { node, method, path }: RawOperation,
  isSent: boolean,
): Omit<OperationTitle, 'description'> {
  const operationId = titleText(node.operationId);
  const name = wordsInId(operationId ?? '') ?? operationId;
  if (name !== undefined) return { title: name, titleFrom: 'operationId' };
  const words = isSent ? webhookTitle(path) : procedureTitle(path);
  return { title: words ?? `${method} ${path}`, titleFrom: 'path' };
}

/** Returns the words of a path that is the name of a procedure: `Send video` for `/sendVideo`. */
function procedureTitle(path: string): string | undefined {
  return /^\/\p{Ll}+\p{Lu}\p{L}*$/u.test(path) ? wordsInId(path) : undefined;
}

/** Returns the name of a webhook in words: as written, or `Planet born` for `planetBorn`. */
function webhookTitle(name: string): string | undefined {
  const written = titleText(name);
  return written !== undefined && /\s/.test(written) ? written : wordsInId(name);
}

/** Returns whether an operation is the only one of its tag with a title. */
function uniqueIn(
  operations: readonly RawOperation[],
  tagOf: (operation: RawOperation) => string | undefined,
  titleOf: (operation: RawOperation) => string | undefined,
): (operation: RawOperation, title: string) => boolean {
  const key = (operation: RawOperation, title: string) => `${tagOf(operation)}\n${title}`;
  const counts = new Map<string, number>();
  for (const operation of operations) {
    const title = titleOf(operation);
    if (title === undefined) continue;
    counts.set(key(operation, title), (counts.get(key(operation, title)) ?? 0) + 1);
  }
  return (operation, title) => (counts.get(key(operation, title)) ?? 1) === 1;
}

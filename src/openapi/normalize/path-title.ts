import { capitalized, plainLetters } from '../../text/words.js';
import { titleText } from '../json.js';
import type { RawOperation } from './operations.js';
import { pathWords, segmentsOfResource } from './path-tag.js';

type Address = Pick<RawOperation, 'method' | 'path' | 'node'>;

/** Verbs by method, of a collection (`/planets`) and of an item (`/planets/{id}`). */
const verbs: Readonly<Record<string, readonly [ofCollection: string, ofItem: string]>> = {
  GET: ['list', 'get'],
  POST: ['create', 'update'],
  PUT: ['update', 'update'],
  PATCH: ['update', 'update'],
  DELETE: ['delete', 'delete'],
};

/** The last segment of a path, if it is what `GET` does. */
const queries = /^(?:count|download|export|search)$/;

/**
 * Creates a function that says what an operation does, from its method and path: `Create account person` for
 * `POST /accounts/{account}/persons`. Undefined if the operationId has words of its own, which say more.
 */
export function makePathTitleReader(
  operations: readonly Address[],
): (operation: Address) => string | undefined {
  const paths = new Set(operations.map(({ path }) => path.replace(/\{[^}]*\}/g, '{}')));
  const read = new Set(operations.flatMap(({ method, path }) => (method === 'GET' ? [path] : [])));
  const hasItems = (path: string) => paths.has(`${path.replace(/\{[^}]*\}/g, '{}')}/{}`);
  return (operation) => {
    const { method, path } = operation;
    const [ofCollection, ofItem] = verbs[method] ?? [];
    if (ofCollection === undefined || ofItem === undefined) return undefined;
    if (!hasIdOfAddress(operation)) return undefined;
    const segments = segmentsOfResource(path);
    const names = segments.filter((one) => !isParameter(one)).map(pathWords);
    const last = names.at(-1);
    if (last === undefined) return undefined;
    const around = names.slice(0, -1).map(inSingular);
    if (isParameter(segments.at(-1) ?? '')) return sentence(ofItem, ...around, inSingular(last));
    const isCollection = hasItems(path) || isPlural(last);
    const isAction = method === 'POST' ? !isCollection && !read.has(path) : queries.test(last);
    const isOfItem = isParameter(segments.at(-2) ?? '');
    if (isAction)
      return actionTitle(
        last,
        isOfItem ? around : [...around.slice(0, -1), ...names.slice(-2, -1)],
      );
    // Words after a collection can be anything about it: `/invoices/upcoming`, `/users/me`.
    if (!isCollection && isPlural(segments.at(-2) ?? '')) return undefined;
    if (!isCollection) return sentence(ofItem, ...around, last);
    return sentence(ofCollection, ...around, method === 'POST' ? inSingular(last) : last);
  };
}

/** `Cancel subscription` for `cancel`; `Mark uncollectible (invoice)` for several words, which can have an object. */
function actionTitle(action: string, resource: readonly string[]): string {
  const of = resource.join(' ');
  return of === '' || !action.includes(' ') ? sentence(action, of) : `${sentence(action)} (${of})`;
}

/** Whether an operationId is no more than method and path: `PostAccountsAccount` of `POST /v1/accounts/{account}`. */
function hasIdOfAddress({ method, path, node }: Address): boolean {
  const id = plainLetters(titleText(node.operationId) ?? '');
  const name = method.toLowerCase();
  const written = [path.split('/'), segmentsOfResource(path)].flatMap((segments) => [
    plainLetters(segments.join('')),
    plainLetters(segments.filter((one) => !isParameter(one)).join('')),
  ]);
  return written.some((words) => words !== '' && (id === name + words || id === words + name));
}

function isPlural(words: string): boolean {
  return inSingular(words) !== words || /\b(?:series|species)$/.test(words);
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

/** Plurals that follow no rule, or the rule of other words. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['aliases', 'alias'],
  ['analyses', 'analysis'],
  ['bonuses', 'bonus'],
  ['caches', 'cache'],
  ['children', 'child'],
  ['cookies', 'cookie'],
  ['indices', 'index'],
  ['movies', 'movie'],
  ['people', 'person'],
  ['series', 'series'],
  ['species', 'species'],
  ['statuses', 'status'],
]);

/** Returns English words with the last one in the singular. */
function inSingular(words: string): string {
  const last = /\p{L}+$/u.exec(words)?.[0] ?? '';
  const found = irregular.get(last.toLowerCase());
  if (found !== undefined) return words.slice(0, -last.length) + found;
  return words.replace(/(?<=\p{L}{2})ies$/u, 'y').replace(/(?<=x|ch|sh|ss)es$|(?<=[^siu])s$/, '');
}

function sentence(...words: readonly string[]): string {
  const text = words.filter((word) => word !== '').join(' ');
  return capitalized(text);
}

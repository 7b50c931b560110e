import type { CodeExample } from '../../content/doc.js';
import { didYouMean } from '../../diagnostics/index.js';
import { type GuideDiagnostic, guideDiagnostic } from '../guide-diagnostic.js';
import { exchangesIn } from '../http/exchanges.js';
import { type GuideContext, operationNamed } from './context.js';
import { checkExample } from './example.js';
import type { CheckedRequest } from './request.js';

/**
 * The result of a check against one of several descriptions; `api` is absent if no description
 * applies.
 */
interface CheckedAgainst extends CheckedRequest {
  readonly api?: string | undefined;
}

/**
 * Checks a code block against the description it refers to: the one that has the named operation
 * (`operation=createPrice`, `operation=billing:createPrice`), or else the one whose servers and
 * paths match best.
 */
export function checkCandidates(
  example: CodeExample,
  contexts: readonly GuideContext[],
): readonly CheckedAgainst[] {
  const { operation, language, text } = example;
  if (operation === 'none') return [];
  if (operation !== undefined) return checkNamed(example, upperCaseMethod(operation), contexts);
  if (language !== 'http') return checkUnnamed(example, contexts);
  return exchangesIn(text).flatMap((one) => checkUnnamed({ ...example, text: one }, contexts));
}

function checkNamed(
  example: CodeExample,
  name: string,
  contexts: readonly GuideContext[],
): readonly CheckedAgainst[] {
  const [, id, rest = ''] = /^([\w-]+):(.*)$/s.exec(name) ?? [];
  const exact = contexts.filter(({ operations }) => operations.has(name));
  const holders = exact.length > 0 ? exact : contexts.filter((one) => operationNamed(name, one));
  if (holders.length > 1) return [{ diagnostics: [ambiguousName(name, holders)] }];
  const [only] = holders;
  const context = only ?? contexts.find((each) => each.id === id);
  const named = context && operationNamed(only ? name : upperCaseMethod(rest), context);
  if (context && named) return against(context, checkExample(example, named, context));
  const hint = didYouMean(name, knownNames(contexts));
  return [{ diagnostics: [guideDiagnostic('guide/unknown-operation', { name }, undefined, hint)] }];
}

/** Operation names start with an upper-case method, so `post /planets` becomes `POST /planets`. */
function upperCaseMethod(name: string): string {
  return name.replace(/^[a-z]+(?= +\/)/, (method) => method.toUpperCase());
}

function ambiguousName(name: string, holders: readonly GuideContext[]): GuideDiagnostic {
  const ids = holders.map(({ id }) => id);
  const mark = /\s/.test(name) ? '"' : '';
  const hint = `write ${ids.map((id) => `operation=${mark}${id}:${name}${mark}`).join(' or ')}`;
  return guideDiagnostic('guide/ambiguous-operation', { name, ids }, undefined, hint);
}

function knownNames(contexts: readonly GuideContext[]): readonly string[] {
  const names = contexts.flatMap((context) => contextNames(context));
  if (contexts.length < 2) return names;
  return [
    ...names,
    ...contexts.flatMap((context) => contextNames(context).map((name) => `${context.id}:${name}`)),
  ];
}

/** All names that select an operation of a description. */
function contextNames({ operations, servers }: GuideContext): readonly string[] {
  const bases = new Set(servers.flatMap(({ paths }) => paths));
  const names = [...operations.keys()];
  const based = [...bases].flatMap((base) =>
    names.filter((name) => /^[A-Z]+ \//.test(name)).map((name) => name.replace(' ', ` ${base}`)),
  );
  return [...names, ...based];
}

function checkUnnamed(
  example: CodeExample,
  contexts: readonly GuideContext[],
): readonly CheckedAgainst[] {
  const lists = contexts.map((context) =>
    against(context, checkExample(example, undefined, context)),
  );
  const [first = [], ...others] = lists;
  if (others.length === 0) return first;
  // Each command is a separate request; every other language shows a single exchange.
  if (example.language !== 'sh') return best(lists);
  return first.flatMap((_, index) => best(lists.map((list) => list.slice(index, index + 1))));
}

function against(
  { id: api }: GuideContext,
  checked: readonly CheckedRequest[],
): readonly CheckedAgainst[] {
  return checked.map((one) => ({ ...one, api }));
}

/** Selects the best match: by server, then by path, then by the fewest mistakes. */
function best(lists: readonly (readonly CheckedAgainst[])[]): readonly CheckedAgainst[] {
  const certain = lists.filter(([first]) => first?.isCertain);
  const claimed = certain.length > 0 ? certain : lists;
  const matched = claimed.filter(([first]) => first?.operation);
  if (matched.length > 0) {
    const [found = []] = matched.toSorted((a, b) => mistakes(a) - mistakes(b));
    return found;
  }
  const mistaken = claimed.filter((list) => mistakes(list) > 0);
  const helpful = mistaken.find(([first]) =>
    first?.diagnostics.some(({ diagnostic }) => diagnostic.hint),
  );
  return helpful ?? mistaken[0] ?? claimed[0] ?? [];
}

function mistakes(list: readonly CheckedRequest[]): number {
  return list.reduce((count, { diagnostics }) => count + diagnostics.length, 0);
}

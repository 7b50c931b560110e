import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean, suggest } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { formatName } from '../format.js';
import { asObject } from '../json.js';
import { lookUp, pointerKeys, pointerTo } from '../pointer.js';
import { fieldNames, type Kind, kindName } from '../references/object-model.js';
import { pointerAtLine } from './frame-pointer.js';
import type { Validation } from './parser.js';
import {
  type LocatedMessage,
  missingIn,
  parentPointer,
  separateUncertain,
} from './uncertain-errors.js';

/** Rules that docsgen checks itself, because the parser cannot see through sealed references. */
const ownRules = [
  /is missing path parameter\(s\)/,
  /has a path parameter named/,
  /^Path parameters /,
  /is duplicated and/,
  /^Found multiple /,
  /is an array, so/,
  /is listed as required but/,
  /must begin with a leading slash/,
  /has an invalid name\. Component names/,
];

/**
 * Converts the validator's messages to diagnostics with positions. A message is a headline and a
 * code frame of the printed document, whose marked line determines the JSON pointer; messages of
 * rules beyond the schema contain the pointer instead of a frame.
 *
 * @param reported JSON pointers of values that have already been reported; messages about them
 *   or their parents repeat the same problem
 */
export function validationFindings(
  { errors, warnings, printed }: Validation,
  description: Description,
  reported: ReadonlySet<string>,
): readonly Diagnostic[] {
  const lines = printed.split('\n');
  const parents = new Set([...reported].map((pointer) => pointer.replace(/\/[^/]*$/, '')));
  const isKnown = (pointer: string) => reported.has(pointer) || parents.has(pointer);
  const isExplained = (object: string) =>
    reported.has(object) || [...reported].some((pointer) => pointer.startsWith(`${object}/`));
  const messages = [...errors, ...warnings]
    .map(({ message }) => message)
    .filter((message) => !ownRules.some((rule) => rule.test(message)));
  const marked = messages.flatMap((message): readonly LocatedMessage[] => {
    const line = /^>\s*(\d+) \|/m.exec(message)?.[1];
    return line === undefined ? [] : [{ message, pointer: pointerAtLine(lines, Number(line)) }];
  });
  const framed = new Set(marked.map(({ message }) => message));
  const { certain, doubtful } = separateUncertain(
    marked.filter(({ pointer }) => !isKnown(pointer)),
    description,
  );
  return [
    ...messages
      .filter((message) => !framed.has(message) && !isAnswered(message, description))
      .map((message) => ruleFinding(message, description)),
    ...certain.map(({ message, pointer }) => schemaFinding(message, pointer, description)),
    ...doubtful
      .filter((pointer) => !isExplained(parentPointer(pointer)))
      .map((pointer) => doubtFinding(pointer, description)),
  ];
}

/** Whether the message results from paths without a slash, which another check reports. */
function isAnswered(message: string, { document }: Description): boolean {
  return isBare.test(message) && Object.keys(asObject(document.paths)).length > 0;
}

const isBare = /must contain at least one entry in either paths, webhooks, or components/;

/** Fields that exclude each other within one object. */
const exclusive = [
  ['schema', 'content'],
  ['example', 'examples'],
  ['identifier', 'url'],
  ['operationId', 'operationRef'],
  ['value', 'externalValue'],
] as const;

/** Fields of which an object needs one; the validator does not suggest the second. */
const oneOfTwo: Partial<Record<Kind, readonly string[]>> = {
  header: ['schema', 'content'],
  link: ['operationId', 'operationRef'],
  parameter: ['schema', 'content'],
};

function schemaFinding(message: string, pointer: string, description: Description): Diagnostic {
  const { kinds, locator, document, version } = description;
  const keys = pointerKeys(pointer);
  const key = keys.at(-1) ?? '';
  const called = Array.isArray(lookUp(document, parentPointer(pointer)))
    ? `${keys.at(-2)}[${key}]`
    : key;
  const around = kinds.get(parentPointer(pointer));
  if (/^(?:ADDITIONAL|UNEVALUATED) PROPERTY/.test(message)) {
    const known = around === undefined ? [] : fieldNames(around);
    const within = around === undefined ? 'this object' : kindName(around);
    // A field of another OpenAPI version is not a typo.
    const isKnown = known.includes(key);
    const args = { key, within: isKnown ? `${within} in OpenAPI ${description.version}` : within };
    const hint = isKnown ? undefined : didYouMean(key, known);
    const severity = hint === undefined ? 'warning' : 'error';
    const place = locator.locate(pointer, 'key');
    return diagnose('openapi/unexpected-field', args, { place, hint, severity });
  }
  const place = locator.locate(pointer, keys.length === 0 ? 'value' : 'key');
  const missing = missingIn(message);
  if (missing !== undefined) {
    const kind = kinds.get(pointer);
    const within = kind === undefined ? called || 'The description' : atStart(kindName(kind));
    const written = suggest(missing, Object.keys(asObject(lookUp(document, pointer))));
    const hint = written === undefined ? undefined : `${written} looks like it, misspelt`;
    const choice = kind === undefined ? undefined : oneOfTwo[kind];
    const field = choice?.includes(missing) ? choice.join(' or ') : missing;
    return diagnose('openapi/missing-field', { field, within }, { place, hint });
  }
  const [headline = '', allowed = ''] = message.split('\n');
  // For a parameter, the validator only reports that a branch does not match.
  const node = lookUp(document, pointer);
  const isTorn = exclusive.some(([one, other]) => hasBoth(node, one, other));
  if (headline.startsWith('NOT ') || (isTorn && /"(?:then|else)" schema/.test(headline))) {
    const fields = exclusive.find(([one, other]) => hasBoth(node, one, other));
    return diagnose('openapi/exclusive-fields', { key: called, fields }, { place });
  }
  const value = locator.locate(pointer);
  if (headline.startsWith('ENUM ')) {
    const written = String(lookUp(document, pointer));
    const choices = allowed.replace(/[()]/g, '').split(', ');
    const hint = didYouMean(written, choices);
    // A parameter without a location or a scheme of unknown type cannot be shown.
    const severity = key === 'in' || key === 'type' ? 'error' : undefined;
    const args = { key: called, value: written, allowed: choices };
    return diagnose('openapi/value-not-allowed', args, { place: value, hint, severity });
  }
  const problem = plainWords(pointer) ?? headline.replace(/^[A-Z$][A-Za-z$]*[A-Z ]* /, '');
  const hint = pointer === '/openapi' ? `write ${version}.0` : quotedHint(problem, node);
  // The value is shown as written; other checks report values that cannot be shown.
  return diagnose('openapi/invalid-value', { key: called, problem }, { place: value, hint });
}

/** Replaces validator messages that consist of regular expressions and counts. */
function plainWords(pointer: string): string | undefined {
  if (pointer === '/host') return 'must be a host, with or without a port, and nothing around it';
  if (pointer === '/basePath') return 'must begin with a slash';
  return /\/(?:parameters|headers)\/[^/]+\/content$/.test(pointer)
    ? 'must have one media type, and no more'
    : undefined;
}

function quotedHint(problem: string, value: unknown): string | undefined {
  const isUnquoted = typeof value === 'number' || typeof value === 'boolean';
  return problem === 'must be string' && isUnquoted ? 'put it in quotation marks' : undefined;
}

interface OtherVersion {
  /** First version that supports the value; a later one if none does. */
  readonly since: string;
  /** The suggested replacement. */
  readonly hint: string;
}

/** Values of parameters, schemas and security schemes that only some OpenAPI versions support. */
const otherVersions: ReadonlyMap<string, OtherVersion> = new Map(
  Object.entries({
    null: {
      since: '3.1',
      hint: 'write `nullable: true` beside the type of the other values, or say openapi: 3.1.0',
    },
    mutualTLS: { since: '3.1', hint: 'say openapi: 3.1.0' },
    querystring: { since: '3.2', hint: 'say openapi: 3.2.0' },
    body: { since: '4', hint: 'write a requestBody' },
    formData: { since: '4', hint: 'write a requestBody with the media type of a form' },
  }),
);

/**
 * Reports an object that matches none of its variants; the pointer refers to the field that selects
 * the variant.
 */
function doubtFinding(
  pointer: string,
  { kinds, locator, document, version }: Description,
): Diagnostic {
  const kind = kinds.get(parentPointer(pointer));
  const value = lookUp(document, pointer);
  const field = pointerKeys(pointer).at(-1) ?? '';
  const { since, hint } = (typeof value === 'string' && otherVersions.get(value)) || {};
  if (since !== undefined && version !== '2.0' && version < since) {
    const args = { key: field, value: String(value), format: formatName(version) };
    return diagnose('openapi/newer-value', args, { place: locator.locate(pointer), hint });
  }
  const name = kind === undefined ? 'This object' : atStart(kindName(kind));
  const args = { object: name, field, value: String(value) };
  return diagnose('openapi/inconsistent-fields', args, { place: locator.locate(pointer, 'key') });
}

/** Reports a rule violation, whose message starts with an unescaped pointer in backquotes. */
function ruleFinding(message: string, { document, locator }: Description): Diagnostic {
  const written = /^`([^`]+)`/.exec(message)?.[1] ?? '';
  const pointer = longestPointer(document, written.split('/').slice(1));
  const rest = isBare.test(message)
    ? 'The description has no paths, webhooks or components.'
    : message.replace(/^`[^`]+`/, pointerKeys(pointer).at(-1) ?? 'The description');
  const place = locator.locate(pointer, pointer === '' ? 'value' : 'key');
  return diagnose('openapi/invalid', { problem: rest.replace(/`/g, '') }, { place });
}

function longestPointer(document: unknown, keys: readonly string[], from = ''): string {
  // Paths contain slashes, so the longest possible key is tried first.
  for (let length = keys.length; length > 0; length -= 1) {
    const joined = keys.slice(0, length).join('/');
    for (const key of [`/${joined}`, joined]) {
      const next = pointerTo(from, key);
      if (lookUp(document, next) === undefined) continue;
      return longestPointer(document, keys.slice(length), next);
    }
  }
  return from;
}

/** Capitalizes only an article; field names keep their case. */
function atStart(name: string): string {
  return name.replace(
    /^(?:an?|the) /,
    (article) => article.charAt(0).toUpperCase() + article.slice(1),
  );
}

function hasBoth(node: unknown, one: string, other: string): boolean {
  return Object.hasOwn(asObject(node), one) && Object.hasOwn(asObject(node), other);
}

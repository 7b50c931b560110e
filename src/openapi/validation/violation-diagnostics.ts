import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean, suggest } from '../../diagnostics/index.js';
import { asList, asObject } from '../../json-schema/json.js';
import { typeNames } from '../../json-schema/type-names.js';
import { type Violation, violationMessage } from '../../json-schema/validation/index.js';
import { capitalized } from '../../text/words.js';
import type { BundledDocument } from '../bundled-document.js';
import { versionName } from '../detect-version.js';
import { asText } from '../json.js';
import type { LintDiagnostic } from '../lint/index.js';
import { lookUp, pointerKeys, pointerTo } from '../pointer.js';
import { fieldNames, kindName } from '../references/object-model.js';

/** A violation of the official schema and the JSON pointer of its value. */
interface Located {
  readonly violation: Violation;
  readonly pointer: string;
}

/**
 * Returns the violations of the official schema as diagnostics with positions.
 *
 * @param checked what the rules have reported; violations at the same values, or at objects whose
 *   fields they name, repeat the same problem
 */
export function violationDiagnostics(
  violations: readonly Violation[],
  description: BundledDocument,
  checked: readonly LintDiagnostic[],
): readonly Diagnostic[] {
  const reported = new Set(checked.map(({ pointer }) => pointer));
  const parents = new Map<string, readonly string[]>();
  for (const pointer of reported) {
    const [key = ''] = pointerKeys(pointer).slice(-1);
    const parent = parentPointer(pointer);
    parents.set(parent, [...(parents.get(parent) ?? []), key]);
  }
  const located = violations
    .map((violation) => ({ violation, pointer: pointerTo('', ...violation.path) }))
    .filter(({ pointer }) => !reported.has(pointer))
    .flatMap((one) => withoutReported(one, parents.get(one.pointer) ?? []))
    .filter(({ pointer }) => !isInCallbackExtension(pointer, description));
  const causes = new Map<string, readonly Violation[]>();
  for (const { pointer, violation } of located) {
    causes.set(pointer, [...(causes.get(pointer) ?? []), violation]);
  }
  const explained = ancestorPointers([...reported, ...causes.keys()]);
  return located
    .filter((one) => !isConsequence(one, { causes, reported, explained }, description))
    .flatMap((one) => violationDiagnostic(one, description));
}

/**
 * Returns a violation without what the reported fields of its object explain. The fields of the
 * description itself have nothing to do with each other.
 */
function withoutReported(located: Located, fields: readonly string[]): readonly Located[] {
  const { violation, pointer } = located;
  if (fields.length === 0) return [located];
  const missing = (pointer === '' && violation.missing ? violation.missing : []).filter(
    (name) => !fields.includes(name) && suggest(name, fields) === undefined,
  );
  return missing.length > 0 ? [{ violation: { ...violation, missing }, pointer }] : [];
}

/** Returns the pointers of all objects around the values. */
function ancestorPointers(pointers: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const pointer of pointers) {
    let parent = pointer;
    do {
      parent = parentPointer(parent);
      found.add(parent);
    } while (parent !== '');
  }
  return found;
}

/** The schemas of OpenAPI 3.1 and 3.2 take the extensions of a callback for paths. */
function isInCallbackExtension(pointer: string, { kinds }: BundledDocument): boolean {
  const keys = pointerKeys(pointer);
  return keys.some(
    (key, index) =>
      key.startsWith('x-') && kinds.get(pointerTo('', ...keys.slice(0, index))) === 'callback',
  );
}

/** What is known to be wrong, by JSON pointer. */
interface Known {
  readonly causes: ReadonlyMap<string, readonly Violation[]>;
  readonly reported: ReadonlySet<string>;
  /** The objects around all of them. */
  readonly explained: ReadonlySet<string>;
}

/**
 * Whether a violation follows from another one: an object fits none of its alternatives because of
 * a field, a value is none of those allowed and of another type, or a field is out of place because
 * the field that selects the alternative is wrong or missing.
 */
function isConsequence(
  { violation, pointer }: Located,
  { causes, reported, explained }: Known,
  { kinds }: BundledDocument,
): boolean {
  if (isAlternative(violation)) {
    const isOther = (one: Violation): boolean => !isAlternative(one);
    return explained.has(pointer) || (causes.get(pointer) ?? []).some(isOther);
  }
  if (violation.keyword === 'type') return (causes.get(pointer) ?? []).some(isChoice);
  if (violation.keyword !== 'false') return false;
  const object = parentPointer(pointer);
  const kind = kinds.get(object);
  if (kind === undefined || !fieldNames(kind).includes(violation.path.at(-1) ?? '')) return false;
  const selecting = ['in', 'type'].map((field) => `${object}/${field}`);
  return (
    [object, ...selecting].some((one) => reported.has(one)) ||
    selecting.some((one) => causes.get(one)?.some(isChoice)) ||
    (causes.get(object) ?? []).some(({ missing = [] }) => missing.includes('in'))
  );
}

function isAlternative({ keyword }: Violation): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}

function isChoice({ keyword }: Violation): boolean {
  return keyword === 'enum' || keyword === 'const';
}

function violationDiagnostic(
  located: Located,
  description: BundledDocument,
): readonly Diagnostic[] {
  switch (located.violation.keyword) {
    case 'false':
      return [unexpectedField(located, description)];
    case 'required':
      return (located.violation.missing ?? []).map((field) =>
        missingField(field, located, description),
      );
    case 'enum':
    case 'const':
      return [valueNotAllowed(located, description)];
    case 'not':
      return [exclusiveFields(located, description) ?? invalidValue(located, description)];
    case 'oneOf':
    case 'anyOf':
      return alternativeFindings(located, description);
    default:
      return [invalidValue(located, description)];
  }
}

function unexpectedField(
  { pointer }: Located,
  { kinds, locator, version }: BundledDocument,
): Diagnostic {
  const key = pointerKeys(pointer).at(-1) ?? '';
  const around = kinds.get(parentPointer(pointer));
  const known = around === undefined ? [] : fieldNames(around);
  const within = around === undefined ? 'this object' : kindName(around);
  // A field of another OpenAPI version is not a typo.
  const isKnown = known.includes(key);
  const args = { key, within: isKnown ? `${within} in OpenAPI ${version}` : within };
  const hint = isKnown ? undefined : didYouMean(key, known);
  const severity = hint === undefined ? 'warning' : 'error';
  const place = locator.locate(pointer, 'key');
  return diagnose('openapi/unexpected-field', args, { place, hint, severity });
}

function missingField(
  field: string,
  { pointer }: Located,
  description: BundledDocument,
): Diagnostic {
  const { kinds, document } = description;
  const kind = kinds.get(pointer);
  const name = fieldName(pointer, description);
  const within = kind === undefined ? name || 'The description' : atStart(kindName(kind));
  const written = suggest(field, Object.keys(asObject(lookUp(document, pointer))));
  const hint = written === undefined ? undefined : `${written} looks like it, misspelt`;
  const place = keyPlace(pointer, description);
  return diagnose('openapi/missing-field', { field, within }, { place, hint });
}

interface OtherVersion {
  /** First version that supports the value; a later one if none does. */
  readonly since: string;
  /** The suggested replacement. */
  readonly hint: string;
}

/** Values of parameters, schemas and security schemes that only some OpenAPI versions support. */
const otherVersions: ReadonlyMap<unknown, OtherVersion> = new Map(
  Object.entries({
    null: {
      since: '3.1',
      hint: 'write `nullable: true` beside the type of the other values, or declare openapi: 3.1.0',
    },
    mutualTLS: { since: '3.1', hint: 'write openapi: 3.1.0' },
    querystring: { since: '3.2', hint: 'write openapi: 3.2.0' },
    body: { since: '4', hint: 'write a requestBody' },
    formData: { since: '4', hint: 'write a requestBody with the media type of a form' },
  }),
);

function otherVersion(value: unknown): OtherVersion | undefined {
  return Array.isArray(value) ? otherTypeList(value) : otherVersions.get(value);
}

/** Returns what OpenAPI 3.0 writes instead of a list of types, `[string, 'null']`. */
function otherTypeList(types: readonly unknown[]): OtherVersion | undefined {
  if (!types.every((type) => typeNames.includes(String(type)))) return undefined;
  const [type, ...others] = types.filter((one) => one !== 'null');
  const hint =
    others.length === 0 && types.includes('null')
      ? `write \`type: ${type}\` and \`nullable: true\`, or declare openapi: 3.1.0`
      : 'write `anyOf` with one schema for each type, or declare openapi: 3.1.0';
  return { since: '3.1', hint };
}

function valueNotAllowed(
  { violation, pointer }: Located,
  description: BundledDocument,
): Diagnostic {
  const { locator, version } = description;
  const field = pointerKeys(pointer).at(-1) ?? '';
  const value = asText(violation.value) ?? JSON.stringify(violation.value);
  const place = locator.locate(pointer);
  const isSelecting = field === 'in' || field === 'type';
  const other = isSelecting ? otherVersion(violation.value) : undefined;
  if (other !== undefined && version !== '2.0' && version < other.since) {
    const args = { key: field, value, format: versionName(version) };
    return diagnose('openapi/newer-value', args, { place, hint: other.hint });
  }
  const allowed = [violation.limit].flat().map((one) => asText(one) ?? JSON.stringify(one));
  const hint =
    didYouMean(
      value,
      allowed.filter((one) => one !== value),
    ) ?? quotedHint(violation);
  // A parameter without a location or a scheme of unknown type cannot be shown.
  const severity = isSelecting ? 'error' : undefined;
  const args = { key: fieldName(pointer, description), value, allowed };
  return diagnose('openapi/value-not-allowed', args, { place, hint, severity });
}

/** Fields that exclude each other within one object. */
const exclusive = [
  ['schema', 'content'],
  ['example', 'examples'],
  ['identifier', 'url'],
  ['operationId', 'operationRef'],
  ['value', 'externalValue'],
  ...['style', 'explode', 'allowReserved', 'example', 'examples'].map(
    (field) => ['content', field] as const,
  ),
] as const;

/** Reports two fields that exclude each other, if the value has such fields. */
function exclusiveFields(
  { violation, pointer }: Located,
  description: BundledDocument,
): Diagnostic | undefined {
  const object = asObject(violation.value);
  const has = (field: string): boolean => Object.hasOwn(object, field);
  const fields = exclusive.find(([one, other]) => has(one) && has(other));
  if (fields === undefined) return undefined;
  const args = { key: fieldName(pointer, description), fields };
  return diagnose('openapi/exclusive-fields', args, { place: keyPlace(pointer, description) });
}

/** Reports a value that fits none of its alternatives, or several where one is allowed. */
function alternativeFindings(
  located: Located,
  description: BundledDocument,
): readonly Diagnostic[] {
  const { violation, pointer } = located;
  const { kinds, locator } = description;
  const excluded = exclusiveFields(located, description);
  if (excluded !== undefined) return [excluded];
  const needed = asList(violation.limit).flatMap((one) => {
    const [field, other] = asList(asObject(one).required);
    return typeof field === 'string' && other === undefined ? [field] : [];
  });
  if (needed.length > 1) return [missingField(needed.join(' or '), located, description)];
  const object = asObject(violation.value);
  const field = ['type', 'in'].find((one) => typeof object[one] === 'string');
  if (field === undefined) return [invalidValue(located, description)];
  const kind = kinds.get(pointer);
  const name = kind === undefined ? 'This object' : atStart(kindName(kind));
  const args = { object: name, field, value: String(object[field]) };
  const place = locator.locate(pointerTo(pointer, field), 'key');
  return [diagnose('openapi/inconsistent-fields', args, { place })];
}

/** Reports a value that is shown as written; other checks report values that cannot be shown. */
function invalidValue(located: Located, description: BundledDocument): Diagnostic {
  const { violation, pointer } = located;
  const { locator, version } = description;
  const problem = plainProblem(pointer) ?? violationMessage(violation);
  const hint = pointer === '/openapi' ? `write ${version}.0` : quotedHint(violation);
  const args = { key: fieldName(pointer, description) || 'The description', problem };
  return diagnose('openapi/invalid-value', args, { place: locator.locate(pointer), hint });
}

/** Replaces messages that consist of regular expressions and counts. */
function plainProblem(pointer: string): string | undefined {
  if (pointer === '/host') return 'must be a host, with or without a port, and nothing around it';
  if (pointer === '/basePath') return 'must begin with a slash';
  return /\/(?:parameters|headers)\/[^/]+\/content$/.test(pointer)
    ? 'must have one media type, and no more'
    : undefined;
}

function quotedHint({ keyword, limit, value }: Violation): string | undefined {
  const isText =
    keyword === 'type'
      ? limit === 'string' && (typeof value === 'number' || typeof value === 'boolean')
      : typeof value !== 'string' && asList(limit).includes(String(value));
  return isText ? 'put it in quotation marks' : undefined;
}

/** Returns the last key of a pointer, with the name of the list for an item: `tags[0]`. */
function fieldName(pointer: string, { document }: BundledDocument): string {
  const keys = pointerKeys(pointer);
  const key = keys.at(-1) ?? '';
  const isItem = Array.isArray(lookUp(document, parentPointer(pointer)));
  return isItem ? `${keys.at(-2)}[${key}]` : key;
}

function keyPlace(pointer: string, { locator }: BundledDocument): Diagnostic['place'] {
  return locator.locate(pointer, pointer === '' ? 'value' : 'key');
}

function parentPointer(pointer: string): string {
  return pointer.replace(/\/[^/]*$/, '');
}

/** Capitalizes only an article; field names keep their case. */
function atStart(name: string): string {
  return name.replace(/^(?:an?|the) /, (article) => capitalized(article));
}

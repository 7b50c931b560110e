import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import { asList, asObject, type RawObject } from '../json-schema/json.js';
import type { Api } from './api/api.js';
import type { Operation } from './api/operation.js';
import type { Bundle } from './bundle-description.js';
import type { BundledDocument } from './bundled-document.js';
import { countValues, maxExampleValues, maxValues } from './count-values.js';
import { asText } from './json.js';
import { pointerTo } from './pointer.js';
import { refusal } from './refusal.js';
import type { ParsedSource } from './source/parse-source.js';
import { declaredParents } from './tag-parents.js';
import { TooComplex } from './too-complex.js';

/** Maximum number of placeholders in a server URL or path. */
const maxPlaceholders = 100;
const shorten = `leave at most ${maxPlaceholders} of them`;
/** Maximum nesting of tags. */
const maxParents = 100;

/**
 * Maximum number of `oneOf` and `anyOf` alternatives in a description: the largest real ones have
 * some thousands.
 */
const maxAlternatives = 20_000;

/** Number of parts that the pages of every description may show. */
const minPartLimit = 200_000;
/** Minimum number of characters that one written part takes. */
const minCharactersPerPart = 10;

/** @throws DiagnosticError at a path with too many placeholders */
export function checkPathLimit(file: ParsedSource): void {
  stopAt(excessivePath(file));
}

/** @throws DiagnosticError or {@link TooComplex} if reading the bundle would take too long */
export function checkBundleLimits({ original, hasExampleData, characters }: Bundle): void {
  stopAt(descriptionExcess(original));
  if (hasExampleData && countValues(original.document) > maxExampleValues + characters) {
    throw new TooComplex(
      'written out, the references in its examples would fill far more than the description',
    );
  }
}

/** @throws TooComplex if nested references multiply the document */
export function checkResolvedLimit(resolved: RawObject): void {
  if (countValues(resolved) > maxValues) {
    throw new TooComplex('written out, its references would fan out without end');
  }
}

/**
 * Refuses an API whose pages would show far more than its description contains: chained schemas, or thousands of
 * operations that share responses with hundreds of media types, grow quadratically.
 *
 * @param characters length of the description
 * @throws TooComplex
 */
export function checkApiLimit(
  { schemas, operations }: Pick<Api, 'schemas' | 'operations'>,
  characters: number,
): void {
  const fields = schemas.reduce((sum, { schema }) => sum + schema.properties.length, 0);
  const parts = operations.reduce((sum, operation) => sum + operationParts(operation), fields);
  if (parts > minPartLimit + characters / minCharactersPerPart) {
    throw new TooComplex(
      'written out, what its parts share would fill far more than the description',
    );
  }
}

function operationParts({ parameters, requestBody, responses }: Operation): number {
  const media = responses.reduce((sum, response) => sum + response.media.length, 0);
  return parameters.length + media + (requestBody?.media.length ?? 0);
}

function stopAt(found: Diagnostic | undefined): void {
  if (found !== undefined) throw new DiagnosticError([found]);
}

/**
 * Reports a path with too many placeholders. Runs before the description is traversed, because
 * every pointer inside the path repeats it.
 */
function excessivePath({ value, root, place }: ParsedSource): Diagnostic | undefined {
  const path = Object.keys(asObject(asObject(value).paths)).find(hasManyPlaceholders);
  if (path === undefined) return undefined;
  const key = root?.at('paths')?.value?.at(path)?.key;
  const reason = `a path has more than ${maxPlaceholders} placeholders`;
  const at = key ? place(key.start, key.end) : place(0);
  return refusal(reason, at, shorten);
}

/** Reports a feature whose amount would make reading quadratic in time or memory. */
function descriptionExcess({
  document,
  objects,
  locator,
}: BundledDocument): Diagnostic | undefined {
  const tooComplex = (reason: string, hint: string, pointer: string) =>
    refusal(reason, locator.locate(pointer), hint);
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'server' || !hasManyPlaceholders(asText(node.url) ?? '')) continue;
    const reason = `the URL of a server has more than ${maxPlaceholders} placeholders`;
    return tooComplex(reason, shorten, pointerTo(pointer, 'url'));
  }
  const choices = manyAlternatives(objects);
  if (choices !== undefined) {
    const reason = `its schemas have more than ${maxAlternatives} alternatives`;
    return tooComplex(reason, 'list alternatives once, in a schema that others refer to', choices);
  }
  const tag = deepTag(document);
  if (tag === undefined) return undefined;
  const reason = `a tag is nested in more than ${maxParents} others`;
  return tooComplex(reason, 'let fewer tags have a parent', pointerTo('/tags', tag, 'parent'));
}

function hasManyPlaceholders(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(/\{/g)) {
    count += 1;
    if (count > maxPlaceholders) return true;
  }
  return false;
}

/** Pointer of the schema at which the total number of alternatives exceeds the limit. */
function manyAlternatives(objects: BundledDocument['objects']): string | undefined {
  let count = 0;
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'schema') continue;
    count += asList(node.oneOf).length + asList(node.anyOf).length;
    if (count > maxAlternatives) return pointer;
  }
  return undefined;
}

/** Index of a tag with too many ancestors. */
function deepTag(document: BundledDocument['document']): number | undefined {
  const parents = declaredParents(document);
  const indices = [...asList(document.tags).keys()];
  return indices.find((index) => {
    const passed = new Set<string>();
    let tag = asText(asObject(asList(document.tags)[index]).parent);
    while (tag !== undefined && !passed.has(tag) && passed.size <= maxParents) {
      passed.add(tag);
      tag = parents.get(tag);
    }
    return passed.size > maxParents;
  });
}

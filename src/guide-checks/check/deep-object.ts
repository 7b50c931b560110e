import { didYouMean } from '../../diagnostics/index.js';
import type { Json } from '../../json-schema/json.js';
import { violationMessage } from '../../json-schema/validation/index.js';
import { asWarning, type GuideDiagnostic, guideDiagnostic } from '../guide-diagnostic.js';
import { isPlaceholder, type SourceText, writtenSpan } from '../source-text.js';
import { type AskedParameter, type GuideContext, operationLabel } from './context.js';
import { unexpectedFields } from './fields.js';
import { possibleValues } from './readings.js';
import { suggestedValue } from './suggested-value.js';

/** A query pair: `filter[status]=open`. */
export interface DeepObjectPair {
  /** Decoded. */
  readonly name: string;
  readonly source: SourceText;
  readonly value: SourceText;
}

interface Member extends DeepObjectPair {
  /** `status` */
  readonly path: readonly string[];
}

/**
 * Checks the pairs of a `deepObject` parameter (OpenAPI 3.1.1, section 4.8.12.3) against its
 * schema: property names, values and required properties.
 */
export function checkDeepObject(
  pairs: readonly DeepObjectPair[],
  { parameter: { name: parameter, jsonSchema }, operation, span: at }: AskedParameter,
  { schemas }: GuideContext,
): readonly GuideDiagnostic[] {
  if (jsonSchema === undefined || pairs.some(({ source }) => isPlaceholder(source))) return [];
  const members = pairs.map((pair): Member => ({ ...pair, path: namePath(pair.name) }));
  if (members.some(({ path }) => path.length === 0)) return [];
  const written = toObject(members);
  const nameAt = (path: readonly string[]) => parameter + path.map((key) => `[${key}]`).join('');
  const violations = schemas.violations(written, jsonSchema, 'request') ?? [];
  const isForbidden = (path: readonly string[]) =>
    violations.some((violation) => violation.keyword === 'false' && isSame(violation.path, path));

  const unknown = unexpectedFields(written, jsonSchema, schemas.defs, 'request').flatMap(
    (field) => {
      const { path, known } = field;
      const member = members.find((one) => isSame(one.path.slice(0, path.length), path));
      if (member === undefined) return [];
      const args = { name: nameAt(path), operation: operationLabel(operation) };
      const others = known.map((key) => nameAt([...path.slice(0, -1), key]));
      const hint = didYouMean(nameAt(path), others);
      const span = writtenSpan(member.source);
      const found = guideDiagnostic('guide/unknown-parameter', args, span, hint);
      return [isForbidden(path) ? found : asWarning(found)];
    },
  );
  const missing = violations.flatMap(({ keyword, path, missing: keys = [] }) => {
    if (keyword !== 'required') return [];
    return keys.map((key) => {
      const name = nameAt([...path, key]);
      const args = { name, in: 'query', operation: operationLabel(operation) };
      return guideDiagnostic('guide/missing-parameter', args, at);
    });
  });
  const wrong = members.flatMap((member) => {
    const { path, value } = member;
    if (isPlaceholder(value)) return [];
    const tried = possibleValues(value.text).map((one) =>
      (schemas.violations(toObject(members, member, one), jsonSchema, 'request') ?? []).filter(
        (violation) => isSame(violation.path, path) && violation.keyword !== 'false',
      ),
    );
    if (tried.some((own) => own.length === 0)) return [];
    const closest = tried.find((own) => own.some(({ keyword }) => keyword !== 'type'));
    const [violation] = closest ?? tried[0] ?? [];
    if (violation === undefined) return [];
    const args = { name: nameAt(path), in: 'query', problem: violationMessage(violation) };
    const hint = suggestedValue(violation);
    return [guideDiagnostic('guide/invalid-parameter', args, writtenSpan(value), hint)];
  });
  return [...unknown, ...missing, ...wrong];
}

/** Returns the keys of `filter[price][min]`: `price`, `min`. */
function namePath(name: string): readonly string[] {
  return [...name.matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key);
}

type Branch = Map<string, Branch | Json>;

/**
 * Builds the object that the pairs represent. All values are strings, except for the given value of
 * one member.
 */
function toObject(members: readonly Member[], one?: Member, value?: Json): Json {
  const root: Branch = new Map();
  for (const member of members) {
    let branch = root;
    for (const [index, written] of member.path.entries()) {
      // `ids[]` appends an item each time.
      const key = written === '' ? String(branch.size) : written;
      if (index === member.path.length - 1) {
        branch.set(key, member === one && value !== undefined ? value : memberText(member));
        break;
      }
      const next = branch.get(key);
      const below: Branch = next instanceof Map ? next : new Map();
      branch.set(key, below);
      branch = below;
    }
  }
  return toJson(root);
}

function memberText({ value }: Member): string {
  return String(possibleValues(value.text)[0]);
}

function toJson(branch: Branch): Json {
  const entries = [...branch].map(
    ([key, value]) => [key, value instanceof Map ? toJson(value) : value] as const,
  );
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}

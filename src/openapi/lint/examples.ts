import { didYouMean } from '../../diagnostics/index.js';
import { asList, asObject, isObject } from '../../json-schema/json.js';
import { type Violation, violationMessage } from '../../json-schema/validation/index.js';
import { mediaTypeNotation } from '../../request/index.js';
import type { BundledDocument } from '../bundled-document.js';
import { parseStructured } from '../examples/format-example.js';
import { pointerKeys, pointerTo } from '../pointer.js';
import type { VisitedObject } from '../references/walk.js';
import { createExampleCheck } from './violations.js';

/** A default or example with its schema, and the pointer to it. */
interface Given {
  readonly what: 'default' | 'example';
  readonly value: unknown;
  readonly pointer: string;
  readonly schema: unknown;
}

/** Maximum number of mismatches of one example, which may belong to another schema. */
const maxMismatches = 3;

/** A part of a default or example that its schema does not allow. */
interface ExampleMismatch {
  readonly pointer: string;
  /** `The default`, `mass of the example` */
  readonly subject: string;
  /** A phrase that follows the subject: `should be a string, not a number`. */
  readonly problem: string;
  readonly hint: string | undefined;
}

/** Returns what the schemas of defaults, or of examples, do not allow. */
export function valueViolations(
  { objects, document }: BundledDocument,
  wanted: Given['what'],
): readonly ExampleMismatch[] {
  const check = createExampleCheck(document);
  return objects.flatMap((visited) => {
    if (visited.reference !== undefined) return [];
    return givenBy(visited).flatMap(({ what, value, pointer, schema }) => {
      // Authors often use null to mean that there is no value.
      if (what !== wanted || value === undefined || value === null) return [];
      return check(value, schema)
        .slice(0, maxMismatches)
        .map((violation) => ({
          pointer: pointerTo(pointer, ...violation.path),
          subject: subjectName(what, violation, pointer),
          problem: violationMessage(violation),
          hint: hintFor(violation),
        }));
    });
  });
}

function givenBy({ kind, node, pointer }: VisitedObject): readonly Given[] {
  const at = (...keys: readonly (string | number)[]) => pointerTo(pointer, ...keys);
  switch (kind) {
    case 'schema':
      return [
        // Another rule covers a default next to an enum.
        ...(node.enum === undefined ? [given('default', node.default, at('default'), node)] : []),
        given('example', node.example, at('example'), node),
        ...asList(node.examples).map((value, index) =>
          given('example', value, at('examples', index), node),
        ),
      ];
    case 'mediaType':
      return isJson(pointer) ? ofHolder(node, pointer) : [];
    case 'parameter':
    case 'header':
      return node.schema === undefined ? [] : ofHolder(node, pointer);
    default:
      return [];
  }
}

function ofHolder(
  { example, examples, schema }: VisitedObject['node'],
  pointer: string,
): readonly Given[] {
  return [
    given('example', example, pointerTo(pointer, 'example'), schema),
    ...Object.entries(asObject(examples)).flatMap(([name, raw]) =>
      (['value', 'dataValue'] as const).map((key) =>
        given('example', asObject(raw)[key], pointerTo(pointer, 'examples', name, key), schema),
      ),
    ),
  ];
}

function given(what: Given['what'], value: unknown, pointer: string, schema: unknown): Given {
  // JSON written as a string is displayed as JSON.
  const meant = typeof value === 'string' && !isText(schema) ? parseStructured(value) : value;
  return { what, value: meant, pointer, schema };
}

function isText(schema: unknown): boolean {
  return isObject(schema) && schema.type === 'string';
}

function isJson(pointer: string): boolean {
  return mediaTypeNotation(pointerKeys(pointer).at(-1) ?? '') === 'json';
}

function subjectName(what: Given['what'], { path }: Violation, pointer: string): string {
  const keys = pointerKeys(pointer);
  const named = keys.at(-3) === 'examples' ? ` ${keys.at(-2)}` : '';
  const field = path.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join('');
  if (field === '') return `The ${what}${named}`;
  return `${field.replace(/^\./, '')} of the ${what}${named}`;
}

function hintFor({ keyword, limit, value }: Violation): string | undefined {
  const allowed = [limit].flat();
  if (keyword === 'enum' || keyword === 'const') {
    return didYouMean(String(value), allowed.map(String));
  }
  if (keyword !== 'type') return undefined;
  if (typeof value === 'number' && allowed.includes('string')) {
    return `write '${value}', in quotation marks`;
  }
  const isNumber =
    typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumber && (allowed.includes('integer') || allowed.includes('number'))
    ? `write ${value}, without quotation marks`
    : undefined;
}

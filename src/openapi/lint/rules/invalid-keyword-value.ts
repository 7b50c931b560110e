import { isObject, type RawObject } from '../../../json-schema/json.js';
import type { Version } from '../../bundled-document.js';
import { pointerTo } from '../../pointer.js';
import type { ObjectKind } from '../../references/object-model.js';
import { describesValues } from '../describes-values.js';
import { defineRule } from '../rule.js';

interface Shape {
  readonly wanted: string;
  fits(value: unknown): boolean;
}

const number: Shape = { wanted: 'a number', fits: (value) => Number.isFinite(value) };
const count: Shape = {
  wanted: 'a whole number, 0 or more',
  fits: (value) => typeof value === 'number' && value >= 0 && Math.floor(value) === value,
};
const flag: Shape = { wanted: 'true or false', fits: (value) => typeof value === 'boolean' };
const text: Shape = { wanted: 'a text', fits: (value) => typeof value === 'string' };
const names: Shape = {
  wanted: 'a list of names',
  fits: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
};
const some: Shape = {
  wanted: 'a list with at least one value',
  fits: (value) => Array.isArray(value) && value.length > 0,
};
const list: Shape = { wanted: 'a list', fits: (value) => Array.isArray(value) };
const types: Shape = {
  wanted: 'a type or a list of types',
  fits: (value) => text.fits(value) || some.fits(value),
};
const object: Shape = { wanted: 'an object', fits: isObject };
const schemas: Shape = { ...some, wanted: 'a list with at least one schema' };

function each(keywords: string, shape: Shape): readonly (readonly [string, Shape])[] {
  return keywords.split(' ').map((keyword) => [keyword, shape]);
}

/** Expected values of schema keywords, which the validator does not check from OpenAPI 3.1 on. */
const shapes: ReadonlyMap<string, Shape> = new Map([
  ...each('minimum maximum multipleOf', number),
  ...each('minLength maxLength minItems maxItems minProperties maxProperties', count),
  ...each('minContains maxContains', count),
  ...each('uniqueItems nullable deprecated readOnly writeOnly', flag),
  ...each('pattern format', text),
  ...each('required', names),
  ...each('enum', some),
  ...each('type', types),
  ...each('allOf anyOf oneOf', schemas),
]);

/** From OpenAPI 3.1 on, exclusive limits are numbers instead of booleans, and `examples` exists. */
function shapesSince(version: Version): ReadonlyMap<string, Shape> {
  const isNew = version >= '3.1';
  const limits = each('exclusiveMinimum exclusiveMaximum', isNew ? number : flag);
  return new Map([...limits, ...(isNew ? each('examples', list) : [])]);
}

/** Reports the values of schema keywords that are of the wrong type. */
export const invalidKeywordValue = defineRule({
  id: 'openapi/invalid-keyword-value',
  form: 'original',
  check({ objects, version }, report) {
    const later = shapesSince(version);
    for (const { kind, node, pointer } of objects) {
      if (!describesValues(kind)) continue;
      for (const [key, value] of Object.entries(node)) {
        const isDiscriminator = key === 'discriminator' && kind === 'schema';
        const shape = isDiscriminator ? object : (shapes.get(key) ?? later.get(key));
        // `required` of a parameter is a boolean, and another rule reports empty keys.
        if (shape === undefined || value === null) continue;
        if (key === 'required' && !isSchema(kind)) continue;
        // Another rule reports fields that should be lists.
        if (shape.fits(value) || (shape === schemas && !Array.isArray(value))) continue;
        const hint = hintFor(key, value, shape, node);
        report(pointerTo(pointer, key), { key, wanted: shape.wanted }, { hint });
      }
    }
  },
});

function isSchema(kind: ObjectKind): boolean {
  return kind === 'schema' || kind === 'swaggerSchema';
}

function hintFor(key: string, value: unknown, shape: Shape, node: RawObject): string | undefined {
  if (key === 'required') {
    if (typeof value === 'string') return `write \`required: [${value}]\``;
    return 'name the required properties in the schema around them: `required: [id, name]`';
  }
  if (key === 'discriminator') {
    return typeof value === 'string'
      ? `write \`discriminator: { propertyName: ${value} }\``
      : undefined;
  }
  if (key.startsWith('exclusiveM')) return exclusiveHint(key, value, node);
  if (typeof value !== 'string') return undefined;
  const meant = shape === flag ? /^(?:true|false)$/.test(value) : value.trim() !== '';
  const isPlain = meant && (shape === flag || shape.fits(Number(value)));
  return isPlain ? `write ${value}, without quotation marks` : undefined;
}

/** Suggests the equivalent limit in the syntax of the description's version. */
function exclusiveHint(key: string, value: unknown, node: RawObject): string | undefined {
  const limit = key === 'exclusiveMinimum' ? 'minimum' : 'maximum';
  if (typeof value === 'number') return `write \`${limit}: ${value}\` and \`${key}: true\``;
  if (value === false) return `leave it out: ${limit} is allowed anyway`;
  const bound = node[limit];
  if (value !== true || typeof bound !== 'number') return undefined;
  return `write \`${key}: ${bound}\` instead of ${limit}`;
}

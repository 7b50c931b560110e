import type { Perspective } from '../../../json-schema/direction.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import type { PartKind, SchemaView } from '../../page-props/schema-view.js';

/** A subschema with its role. */
export interface NestedSchema {
  readonly kind: PartKind;
  readonly value?: string | undefined;
  /** Last segment of its id. */
  readonly segment: string;
  readonly schema: ApiSchema;
}

/** Returns all subschemas except items and alternatives, in display order. */
export function nestedSchemas(schema: ApiSchema): readonly NestedSchema[] {
  return [...objectParts(schema), ...arrayParts(schema), ...rules(schema)];
}

function objectParts(schema: ApiSchema): NestedSchema[] {
  const { additional, unevaluated, propertyNames, patternProperties = [] } = schema;
  const isMap = schema.properties.length === 0 && patternProperties.length === 0;
  return [
    ...patternProperties.map(
      ({ pattern, schema: inner }): NestedSchema => ({
        kind: 'pattern',
        value: pattern,
        segment: `pattern-${pattern}`,
        schema: inner,
      }),
    ),
    ...(typeof additional === 'object' && !isAnything(additional)
      ? [part(isMap ? 'values' : 'others', additional, 'additional')]
      : []),
    ...(typeof unevaluated === 'object' && !isAnything(unevaluated)
      ? [part('unevaluated', unevaluated)]
      : []),
    ...optional('names', propertyNames),
  ];
}

function arrayParts({ prefixItems, items, contains, limits }: ApiSchema): NestedSchema[] {
  // The default is 1 (JSON Schema 2020-12 validation, section 6.4.5).
  const atLeast = limits.find(({ keyword }) => keyword === 'minContains')?.value ?? '1';
  return [
    ...prefixItems.map(
      (schema, index): NestedSchema => ({
        kind: 'position',
        value: String(index + 1),
        segment: `position-${index + 1}`,
        schema,
      }),
    ),
    ...(prefixItems.length > 0 ? optional('rest', items) : []),
    ...optional('contains', contains).map((one) => ({ ...one, value: atLeast })),
  ];
}

function rules({
  content,
  dependentSchemas = [],
  conditions = [],
  not,
  never,
}: ApiSchema): NestedSchema[] {
  return [
    ...optional('content', content?.schema),
    ...dependentSchemas.map(
      ({ property, schema }): NestedSchema => ({
        kind: 'dependent',
        value: property,
        segment: `dependent-${property}`,
        schema,
      }),
    ),
    ...conditions.flatMap(({ condition, consequence, otherwise }, index) => [
      part('if', condition, `if-${index + 1}`),
      ...(consequence ? [part('then', consequence, `then-${index + 1}`)] : []),
      ...(otherwise ? [part('else', otherwise, `else-${index + 1}`)] : []),
    ]),
    ...(never ? [] : optional('not', not)),
  ];
}

function optional(kind: PartKind, schema: ApiSchema | undefined): NestedSchema[] {
  return schema ? [part(kind, schema)] : [];
}

function part(kind: PartKind, schema: ApiSchema, segment: string = kind): NestedSchema {
  return { kind, segment, schema };
}

/** Whether a schema accepts any value, like the schema `true`. */
function isAnything(schema: ApiSchema): boolean {
  return Object.values(schema).every(
    (value) => !value || value === 'unspecified' || (Array.isArray(value) && value.length === 0),
  );
}

/** Returns the groups of alternatives of which the type in words does not say all, as `string or integer` does. */
export function detailedAlternatives({
  alternatives,
  types,
}: ApiSchema): ApiSchema['alternatives'] {
  return alternatives.filter(
    ({ keyword, schemas }) =>
      keyword === 'allOf' || types.length > 0 || !schemas.every((option) => isPlainType(option)),
  );
}

/** Whether a schema has one type and says nothing else; that of an array may be about its items. */
function isPlainType({ items, ...schema }: ApiSchema): boolean {
  const isPlain = schema.types.length === 1 && isAnything({ ...schema, types: [] });
  return isPlain && (items === undefined || isPlainType(items));
}

/**
 * Returns whether undescribed properties are allowed, unless a subschema describes them. That a response has none tells
 * its readers nothing to do, and generators write it into every schema.
 */
export function schemaOthers(schema: ApiSchema, direction: Perspective): SchemaView['others'] {
  const { additional, unevaluated } = schema;
  const saysNone = direction !== 'response';
  if (additional === 'closed') return saysNone ? 'none' : undefined;
  if (typeof additional === 'object' && isAnything(additional)) return 'any';
  if (unevaluated === 'closed') return saysNone ? 'none-unevaluated' : undefined;
  return typeof unevaluated === 'object' && isAnything(unevaluated) ? 'any' : undefined;
}

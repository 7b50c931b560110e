import type { ApiSchema } from '../../../openapi/api/schema.js';
import { idTarget } from './id-target.js';

/** A reference from one schema of a diagram to another. */
export interface SchemaReference {
  readonly from: string;
  readonly to: string;
  /** Path of the field, such as `customer_id` or `billing.customer`; empty if the schema itself refers. */
  readonly field: string;
}

/** Inline objects nested deeper than this are not searched. */
const maxDepth = 4;

/**
 * Returns the references between schemas: by `$ref`, and by fields whose name is that of another schema with `_id`,
 * `Id`, `_ids` and the like. Named schemas outside of the diagram are not followed.
 */
export function findReferences(schemas: ReadonlyMap<string, ApiSchema>): SchemaReference[] {
  const names = [...schemas.keys()];
  return [...schemas].flatMap(([from, schema]) => {
    const references = new Map<string, SchemaReference>();
    const add = (to: string, field: string): void => {
      references.set(`${to} ${field}`, { from, to, field });
    };
    const follow = (node: ApiSchema, path: string, depth: number): void => {
      if (node.ref !== undefined) {
        if (schemas.has(node.ref)) add(node.ref, path);
        return;
      }
      if (depth > maxDepth) return;
      for (const { name, schema: value } of node.properties) {
        const field = path === '' ? name : `${path}.${name}`;
        const target = isId(value) ? idTarget(name, names) : undefined;
        if (target !== undefined && target !== from) add(target, field);
        else follow(value, field, depth + 1);
      }
      for (const part of innerSchemas(node)) follow(part, path, depth + 1);
    };
    follow(withoutRef(schema), '', 0);
    return [...references.values()];
  });
}

/** Keeps the properties beside the `$ref` of an extended schema. */
function withoutRef(schema: ApiSchema): ApiSchema {
  return schema.properties.length > 0 ? { ...schema, ref: undefined } : schema;
}

/** Whether a value is an id or a list of ids, not an object. */
function isId({ types, items, ref }: ApiSchema): boolean {
  const isScalar = (named: readonly string[]): boolean =>
    named.every((type) => type === 'string' || type === 'integer' || type === 'number');
  if (ref !== undefined) return false;
  return types.includes('array') ? isScalar(items?.types ?? []) : isScalar(types);
}

function innerSchemas(node: ApiSchema): ApiSchema[] {
  const { items, prefixItems, additional, alternatives, patternProperties = [] } = node;
  return [
    ...(items ? [items] : []),
    ...prefixItems,
    ...(typeof additional === 'string' ? [] : [additional]),
    ...patternProperties.map(({ schema }) => schema),
    ...alternatives.flatMap(({ schemas }) => schemas),
  ];
}

import type { ApiSchema, NamedSchema } from '../../../openapi/api/schema.js';

export interface ResolvedApiSchema {
  readonly schema: ApiSchema;
  /** The named schema that it references. */
  readonly named: NamedSchema | undefined;
}

/** Cache, because a schema is resolved at each place where it appears. */
const known = new WeakMap<ApiSchema, ResolvedApiSchema>();

/** Returns a schema with its reference resolved. Follows chains of references and stops at cycles. */
export function resolveSchema(
  node: ApiSchema,
  schemas: ReadonlyMap<string, NamedSchema>,
): ResolvedApiSchema {
  const named = node.ref === undefined ? undefined : schemas.get(node.ref);
  if (!named) return { schema: node, named: undefined };
  const before = known.get(node);
  if (before?.named === named) return before;
  const found = { schema: follow(node, named, schemas), named };
  known.set(node, found);
  return found;
}

function follow(
  node: ApiSchema,
  named: NamedSchema,
  schemas: ReadonlyMap<string, NamedSchema>,
): ApiSchema {
  const passed = new Set([named.name]);
  let schema = withSiblings(named.schema, node);
  while (schema.ref !== undefined && !passed.has(schema.ref)) {
    passed.add(schema.ref);
    const next = schemas.get(schema.ref);
    if (!next) break;
    schema = withSiblings(next.schema, schema);
  }
  return schema;
}

/** Keywords beside a `$ref` (OpenAPI 3.1) override those of the referenced schema. */
function withSiblings(target: ApiSchema, node: ApiSchema): ApiSchema {
  return {
    ...target,
    title: node.title ?? target.title,
    description: node.description ?? target.description,
    default: node.default ?? target.default,
    examples: node.examples.length > 0 ? node.examples : target.examples,
    exampleTexts: node.examples.length > 0 ? node.exampleTexts : target.exampleTexts,
    deprecated: node.deprecated || target.deprecated,
    nullable: node.nullable || target.nullable,
    readOnly: node.readOnly || target.readOnly,
    writeOnly: node.writeOnly || target.writeOnly,
    xml: node.xml ?? target.xml,
    externalDocs: node.externalDocs ?? target.externalDocs,
  };
}

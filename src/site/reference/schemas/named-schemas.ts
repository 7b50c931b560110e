import type { ApiSchema, NamedSchema } from '../../../openapi/api/schema.js';

interface ResolvedSchema {
  readonly schema: ApiSchema;
  /** The named schema that it references. */
  readonly named: NamedSchema | undefined;
}

/** The named schemas of a description. Keeps what it resolved, because pages show a schema in many places. */
export class NamedSchemas {
  readonly #byName: ReadonlyMap<string, NamedSchema>;
  readonly #resolved = new Map<ApiSchema, ResolvedSchema>();

  constructor(schemas: readonly NamedSchema[]) {
    this.#byName = new Map(schemas.map((schema) => [schema.name, schema]));
  }

  get size(): number {
    return this.#byName.size;
  }

  get(name: string): NamedSchema | undefined {
    return this.#byName.get(name);
  }

  /** Returns a schema with its reference resolved. Follows chains of references and stops at cycles. */
  resolve(node: ApiSchema): ResolvedSchema {
    const named = node.ref === undefined ? undefined : this.get(node.ref);
    if (!named) return { schema: node, named: undefined };
    const resolved = this.#resolved.get(node) ?? { schema: this.#follow(node, named), named };
    this.#resolved.set(node, resolved);
    return resolved;
  }

  #follow(node: ApiSchema, named: NamedSchema): ApiSchema {
    const passed = new Set([named.name]);
    let schema = withSiblings(named.schema, node);
    while (schema.ref !== undefined && !passed.has(schema.ref)) {
      passed.add(schema.ref);
      const next = this.get(schema.ref);
      if (!next) break;
      schema = withSiblings(next.schema, schema);
    }
    return schema;
  }
}

/** Keywords beside a `$ref` (OpenAPI 3.1) override those of the referenced schema. */
function withSiblings(target: ApiSchema, node: ApiSchema): ApiSchema {
  return {
    ...target,
    title: node.title ?? target.title,
    description: node.description ?? target.description,
    default: node.default ?? target.default,
    examples: node.examples.length > 0 ? node.examples : target.examples,
    deprecated: node.deprecated || target.deprecated,
    nullable: node.nullable || target.nullable,
    readOnly: node.readOnly || target.readOnly,
    writeOnly: node.writeOnly || target.writeOnly,
    xml: node.xml ?? target.xml,
    externalDocs: node.externalDocs ?? target.externalDocs,
  };
}

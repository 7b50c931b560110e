import type { ApiSchema } from '../../openapi/api/schema.js';
import type { PartKind } from '../page-props/schema-view.js';
import type { SchemaContext } from './schema-context.js';
import type { SchemaState } from './schema-state.js';
import { typeWords } from './type-words.js';

/** Returns the type of a schema in words; empty if the schema has no type or repeats a known one. */
export function ruleType(
  schema: ApiSchema,
  { said }: SchemaState,
  { schemas, messages }: SchemaContext,
): string {
  const isOpen =
    schema.types.length === 0 &&
    schema.const === undefined &&
    schema.alternatives.length === 0 &&
    !schema.never;
  const repeats =
    schema.types.length > 0 &&
    schema.types.length === said?.length &&
    schema.types.every((type) => said.includes(type));
  if (said && (isOpen || repeats)) return '';
  return typeWords(schema, (name) => schemas.get(name)?.schema, messages);
}

/** Returns the types known for the value that a subschema applies to. */
export function saidTypes(kind: PartKind, { types }: ApiSchema): readonly string[] | undefined {
  switch (kind) {
    case 'dependent':
      return ['object'];
    case 'if':
    case 'then':
    case 'else':
    case 'not':
      return types;
    case 'names':
      return ['string'];
    case 'contains':
      return [];
    default:
      return undefined;
  }
}

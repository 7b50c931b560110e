import type { ApiSchema } from '../../openapi/api/schema.js';
import type { PartKind } from '../page-props/schema-view.js';
import type { SchemaContext } from './schema-context.js';
import type { SchemaState } from './schema-state.js';
import { typeWords } from './type-words.js';

/** The words for a type; none where a rule leaves it open or only says again what is said already. */
export function typeOf(
  schema: ApiSchema,
  { said }: SchemaState,
  { schemas, texts }: SchemaContext,
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
  return typeWords(schema, (name) => schemas.get(name)?.schema, texts);
}

/** What is known of the type of the value that a part is about. */
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

import type { Api } from '../../openapi/api/api.js';
import type { NamedSchema, ApiSchema } from '../../openapi/api/schema.js';
import type { Operation } from '../../openapi/api/operation.js';

/** An error code that a field of an error response can have. */
export interface ErrorCode {
  readonly code: string;
  /** Name of the field. */
  readonly field: string;
  /** Slugs of the operations with this response. */
  readonly operations: readonly string[];
}

/** Common names of fields that contain an error code. */
const codeField = /^(?:code|error|type|reason|kind|errorCode|error_code|error_type|errorType)$/;

/** Returns the error codes that the schemas of error responses enumerate. */
export function apiErrorCodes({ operations, schemas }: Api): readonly ErrorCode[] {
  const named = new Map(schemas.map((schema) => [schema.name, schema]));
  const found = new Map<string, { code: string; field: string; operations: Set<string> }>();
  for (const operation of operations) {
    for (const { field, code } of operationCodes(operation, named)) {
      const key = `${field} ${code}`;
      const known = found.get(key) ?? { code, field, operations: new Set<string>() };
      known.operations.add(operation.slug);
      found.set(key, known);
    }
  }
  return [...found.values()].map((one) => ({ ...one, operations: [...one.operations] }));
}

export function isErrorStatus(status: string): boolean {
  return /^[45]/.test(status);
}

function operationCodes(
  { responses }: Operation,
  named: ReadonlyMap<string, NamedSchema>,
): readonly { readonly field: string; readonly code: string }[] {
  const codes: { field: string; code: string }[] = [];
  const seen = new Set<ApiSchema>();
  const visit = (schema: ApiSchema | undefined, field: string): void => {
    if (schema === undefined || seen.has(schema)) return;
    seen.add(schema);
    if (codeField.test(field)) {
      const values = schema.const ? [schema.const] : schema.enum;
      for (const { value } of values)
        if (typeof value === 'string') codes.push({ field, code: value });
    }
    if (schema.ref !== undefined) visit(named.get(schema.ref)?.schema, field);
    for (const property of schema.properties) visit(property.schema, property.name);
    visit(schema.items, field);
    for (const { schemas } of schema.alternatives) for (const one of schemas) visit(one, field);
  };
  for (const { status, media } of responses) {
    if (isErrorStatus(status)) for (const { schema } of media) visit(schema, '');
  }
  return codes;
}

import { asObject, type RawObject } from '../../json-schema/json.js';
import { pointerKeys, pointerOfFragment } from '../pointer.js';

const section = '/components/schemas/';

/**
 * Returns the name of the existing schema under `components.schemas` that a reference points to.
 */
export function referencedSchemaName(reference: string, schemas: RawObject): string | undefined {
  if (!reference.startsWith('#')) return undefined;
  const pointer = pointerOfFragment(reference) ?? '';
  if (!pointer.startsWith(section) || pointer.includes('/', section.length)) return undefined;
  const name = pointerKeys(pointer).at(-1);
  return name !== undefined && Object.hasOwn(schemas, name) ? name : undefined;
}

/** Returns the schemas under `components.schemas`, by name. */
export function documentNamedSchemas(document: RawObject): RawObject {
  return asObject(asObject(document.components).schemas);
}

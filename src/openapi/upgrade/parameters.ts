import { asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { nodeReference } from '../json.js';
import type { UpgradeContext } from './context.js';
import type { MovedPointer } from './moves.js';
import { splitSchema, upgradeSchema } from './schemas.js';

/** A list serialization: Swagger 2.0's `collectionFormat` in terms of 3.0. */
interface ListStyle {
  readonly style?: string;
  readonly explode?: boolean;
}

/** OpenAPI 3.0 has no style for tabs; the name is docsgen's own. */
const delimited: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ssv: 'spaceDelimited',
    tsv: 'tabDelimited',
    pipes: 'pipeDelimited',
  }),
);

/** @param isForm whether the values are sent in a query or form */
export function listStyle(node: RawObject, isForm: boolean): ListStyle {
  if (node.type !== 'array') return {};
  const format = node.collectionFormat ?? 'csv';
  const special = typeof format === 'string' ? delimited.get(format) : undefined;
  if (special !== undefined) return { style: special, explode: false };
  if (!isForm) return { style: 'simple' };
  return { style: 'form', explode: format === 'multi' };
}

/** Upgrades a parameter; undefined for body and form parameters. */
export function upgradeParameter(
  node: RawObject,
  at: MovedPointer,
  { moves }: UpgradeContext,
): RawObject | undefined {
  if (nodeReference(node) !== undefined) return node;
  if (node.in === 'body' || node.in === 'formData') return undefined;
  moves.trace(`${at.to}/schema`, at.from);
  const { schema, rest } = splitSchema(node);
  const { collectionFormat, 'x-example': example, schema: written, ...others } = rest;
  return {
    ...others,
    ...listStyle(node, node.in === 'query'),
    ...(example === undefined ? {} : { example }),
    // Some authors write a schema here, as in 3.0.
    schema: isObject(written) ? { ...upgradeSchema(written), ...schema } : schema,
  };
}

/** Returns the parameter or the shared parameter that it refers to, with its source pointer. */
export function lookUpParameter(
  node: RawObject,
  from: string,
  { swagger }: UpgradeContext,
): { readonly node: RawObject; readonly from: string } {
  const name = /^#\/parameters\/([^/]+)$/.exec(nodeReference(node) ?? '')?.[1];
  if (name === undefined) return { node, from };
  const key = decodeUriPart(name).replace(/~1/g, '/').replace(/~0/g, '~');
  const shared = asObject(swagger.parameters)[key];
  return isObject(shared) ? { node: shared, from: `/parameters/${name}` } : { node, from };
}

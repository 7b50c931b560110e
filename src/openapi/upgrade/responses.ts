import { asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { nodeReference, valueAt } from '../json.js';
import type { UpgradeContext } from './context.js';
import { mediaTypes } from './media-types.js';
import { below, type MovedPointer } from './moves.js';
import { listStyle } from './parameters.js';
import { splitSchema, upgradeSchema } from './schemas.js';

/** @param produces media type lists, the operation's before the description's */
export function upgradeResponse(
  node: RawObject,
  at: MovedPointer,
  produces: unknown,
  { swagger, moves }: UpgradeContext,
): RawObject {
  if (nodeReference(node) !== undefined) return node;
  const { schema, examples, headers, 'x-examples': named, ...rest } = node;
  const isFile = asObject(schema).type === 'file';
  const listed = mediaTypes(produces, swagger.produces);
  const written = Object.keys(asObject(examples));
  const fallback =
    written.length > 0 ? written : [isFile ? 'application/octet-stream' : 'application/json'];
  const declared = listed.length > 0 ? listed : fallback;
  const hasContent = schema !== undefined || written.length > 0;
  const types = hasContent ? [...new Set([...declared, ...written.filter(isMediaType)])] : [];
  const shape = isObject(schema) ? upgradeSchema(schema) : schema;
  const content = Object.fromEntries(
    types.map((type) => {
      const media = below({ to: `${at.to}/content`, from: '' }, type).to;
      moves.trace(media, at.from);
      if (schema !== undefined) moves.add(`${media}/schema`, `${at.from}/schema`);
      const example = valueAt(examples, type);
      if (example !== undefined) moves.trace(`${media}/example`, below(at, 'examples', type).from);
      return [
        type,
        {
          ...(shape === undefined ? {} : { schema: shape }),
          ...(example === undefined ? {} : { example }),
          ...(named === undefined || example !== undefined
            ? {}
            : { examples: namedExamples(named) }),
        },
      ];
    }),
  );
  return {
    ...rest,
    ...(headers === undefined ? {} : { headers: upgradeHeaders(headers) }),
    ...(types.length === 0 ? {} : { content }),
  };
}

function upgradeHeaders(headers: unknown): RawObject {
  return Object.fromEntries(
    Object.entries(asObject(headers)).map(([name, header]) => {
      if (!isObject(header)) return [name, header];
      const { schema, rest } = splitSchema(header);
      const { collectionFormat, ...others } = rest;
      return [name, { ...others, ...listStyle(header, false), schema }];
    }),
  );
}

/** Reads `x-examples`: values by name, wrapped as in 3.0 or plain. */
export function namedExamples(named: unknown): RawObject {
  return Object.fromEntries(
    Object.entries(asObject(named)).map(([name, example]) => [
      name,
      isObject(example) && Object.hasOwn(example, 'value') ? example : { value: example },
    ]),
  );
}

function isMediaType(key: string): boolean {
  return /^[\w*.+-]+\/[\w*.+-]+/.test(key);
}

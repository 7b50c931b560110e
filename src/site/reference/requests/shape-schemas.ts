import type { Json } from '../../../json-schema/json.js';
import type { RequestShape } from '../../../request/index.js';

/** Returns the schemas of an operation's parameters and bodies. */
export function sentSchemas({ parameters, bodies }: RequestShape): readonly Json[] {
  return [
    ...parameters.map(({ schema }) => schema),
    ...bodies.flatMap(({ schema, encoding }) => [
      ...optional(schema),
      ...encoding.flatMap(({ headers }) => headers.map((header) => header.schema)),
    ]),
  ];
}

function optional(schema: Json | undefined): readonly Json[] {
  return schema === undefined ? [] : [schema];
}

/** Returns the schemas of an operation's parameters, bodies and responses. */
export function schemasIn(shape: RequestShape): readonly Json[] {
  const { responses } = shape;
  return [
    ...sentSchemas(shape),
    ...responses.flatMap(({ headers = [] }) => headers.map(({ schema }) => schema)),
    ...responses.flatMap(({ media }) =>
      media.flatMap(({ schema, itemSchema }) => [...optional(schema), ...optional(itemSchema)]),
    ),
  ];
}

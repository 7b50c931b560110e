import type { ApiSchema } from '../api/schema.js';
import { exclusiveAlternatives } from './exclusive-alternatives.js';
import { namesOfOthers, withoutFields } from './fields.js';
import { anyOfSchemas } from './negation.js';

/** One alternative of a schema, merged with the rest of that schema. */
export interface Alternative {
  /** Title or name of the alternative, or else `option 2`. */
  readonly name: string;
  readonly schema: ApiSchema;
}

/** More alternatives than readers would look at. */
const maxAlternatives = 20;

/** Returns the alternatives of a schema; empty if there are fewer than two. */
export function schemaAlternatives(
  written: ApiSchema,
  resolve: (name: string) => ApiSchema | undefined,
): readonly Alternative[] {
  const schema = follow(written, resolve);
  if (schema.examples.length > 0 || schema.const !== undefined) return [];
  const choice = schema.alternatives.find(
    ({ keyword, schemas }) => keyword !== 'allOf' && schemas.length > 1,
  );
  if (choice === undefined) return [];
  /** For `oneOf`, excludes the other alternatives, so that the example of one matches no other. */
  const notRivals = ({ not }: ApiSchema, option: ApiSchema): ApiSchema | undefined => {
    const rivals = exclusiveAlternatives(option, choice);
    if (rivals.length === 0) return not;
    return anyOfSchemas(not === undefined ? rivals : [not, ...rivals]);
  };
  const names = new Map<string, number>();
  return choice.schemas.slice(0, maxAlternatives).map((option, index) => {
    const name =
      option.title ?? follow(option, resolve).title ?? option.ref ?? `option ${index + 1}`;
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const alternatives = schema.alternatives.map((one) =>
      one === choice ? { ...one, schemas: [option] } : one,
    );
    const others = namesOfOthers(option, choice.schemas, resolve);
    const shown = {
      ...withoutFields(schema, others),
      alternatives,
      not: notRivals(schema, option),
    };
    return { name: count === 1 ? name : `${name} ${count}`, schema: shown };
  });
}

function follow(written: ApiSchema, resolve: (name: string) => ApiSchema | undefined): ApiSchema {
  let schema = written;
  for (let hops = 0; schema.ref !== undefined && hops < 50; hops += 1) {
    const target = resolve(schema.ref);
    if (target === undefined) break;
    schema = target;
  }
  return schema;
}

import type { Fragment, NamedSchema, SchemaTarget, Texts } from '../../model/index.js';

/** How a schema is shown: for a request without what only answers hold, and the other way round. */
export type Direction = 'request' | 'response' | 'both';

export interface SchemaContext {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly url: (schema: NamedSchema) => string;
  readonly html: (fragment: Fragment | undefined) => string | undefined;
  readonly direction: Direction;
  /** docsgen's own words in the reader's language. */
  readonly texts: Texts;
  /** Levels of fields to expand; named schemas below are linked. */
  readonly depth: number;
  /** Makes ids unique on the page; there is one for each page. */
  readonly uniqueId: (id: string) => string;
}

/** Where a reader finds a named schema. */
export function targetOf(
  name: string | undefined,
  context: SchemaContext,
): SchemaTarget | undefined {
  const found = name === undefined ? undefined : context.schemas.get(name);
  return found && { name: found.name, url: context.url(found) };
}

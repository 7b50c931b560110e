import type { Fragment } from '../../content/fragment.js';
import type { Messages } from '../../i18n/index.js';
import type { Perspective } from '../../json-schema/direction.js';
import type { NamedSchema } from '../../openapi/api/schema.js';
import type { SchemaTarget } from '../page-props/schema-view.js';
import type { Ancestor } from './schema-ancestor.js';

export interface SchemaContext {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly url: (schema: NamedSchema) => string;
  readonly html: (fragment: Fragment | undefined) => string | undefined;
  readonly direction: Perspective;
  /** docsgen's interface messages in the reader's language. */
  readonly texts: Messages;
  /** Levels of properties to expand; deeper named schemas are linked. */
  readonly depth: number;
  /** The downloadable description, which contains what pages omit for size. */
  readonly whole: SchemaTarget | undefined;
  /** Makes ids unique on the page; each page has its own function. */
  readonly uniqueId: (id: string) => string;
}

/** Cache by set of schemas, because almost every page links to the same schemas. */
const targets = new WeakMap<SchemaContext['schemas'], Map<string, SchemaTarget>>();

/** Returns the page of a named schema. */
export function nameTarget(
  name: string | undefined,
  { schemas, url }: SchemaContext,
): SchemaTarget | undefined {
  const schema = name === undefined ? undefined : schemas.get(name);
  if (!schema) return undefined;
  const known = targets.get(schemas) ?? new Map<string, SchemaTarget>();
  targets.set(schemas, known);
  const target = known.get(schema.name) ?? { name: schema.name, url: url(schema) };
  known.set(schema.name, target);
  return target;
}

/** Returns the link to a node on the page of its enclosing named schema. */
export function placeOnPage(
  around: Ancestor | undefined,
  id: string,
  context: SchemaContext,
): SchemaTarget | undefined {
  const target = nameTarget(around?.name, context);
  if (!target || around?.id === undefined || !id.startsWith(around.id)) return undefined;
  const { name, url } = target;
  const field = `field${id.slice(around.id.length)}`;
  return { name, url: url.includes('#') ? url : `${url}#${encodeURIComponent(field)}` };
}

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
  /** docsgen's own words in the reader's language. */
  readonly texts: Messages;
  /** Levels of fields to expand; named schemas below are linked. */
  readonly depth: number;
  /** The description as readers can download it: what no page has room for lies there. */
  readonly whole: SchemaTarget | undefined;
  /** Makes ids unique on the page; there is one for each page. */
  readonly uniqueId: (id: string) => string;
}

/** By the schemas that a page knows: the same ones are linked from almost everywhere. */
const targets = new WeakMap<SchemaContext['schemas'], Map<string, SchemaTarget>>();

/** Where a reader finds a named schema. */
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

/** Where the page of the named schema around a place shows what lies at that place. */
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

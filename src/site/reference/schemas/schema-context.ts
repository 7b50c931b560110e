import type { Fragment } from '../../../content/fragment.js';
import { formatMessage, type Messages } from '../../../i18n/index.js';
import type { Perspective } from '../../../json-schema/direction.js';
import type { DescriptionLinks } from '../../description-links.js';
import type { SchemaTarget } from '../../page-props/schema-view.js';
import type { PageState } from '../page-state/page-state.js';
import type { NamedSchemas } from './named-schemas.js';

export interface SchemaContext extends Pick<DescriptionLinks, 'linkBase'> {
  readonly schemas: NamedSchemas;
  /** Returns the page of a named schema. */
  readonly target: (name: string) => SchemaTarget | undefined;
  readonly renderDescription: (fragment: Fragment | undefined) => string | undefined;
  readonly direction: Perspective;
  /** docsgen's interface messages in the reader's language. */
  readonly messages: Messages;
  /** Levels of properties to expand; deeper named schemas are linked. */
  readonly depth: number;
  /** Which small objects are shown below that depth, instead of all. */
  readonly opensBelow?: 'nothing' | 'small required' | 'required' | undefined;
  /** Whether the value is never XML, so that its form in XML says nothing. */
  readonly hidesXml?: boolean | undefined;
  /** URL of the page that has all fields of this one, with the same ids. */
  readonly allFields?: string | undefined;
  /** The downloadable description, which contains what pages omit for size. */
  readonly whole: SchemaTarget | undefined;
  readonly page: PageState;
}

/** Returns the page of a schema, if it is a named one. */
export function nameTarget(
  name: string | undefined,
  context: SchemaContext,
): SchemaTarget | undefined {
  return name === undefined ? undefined : context.target(name);
}

/** Returns where the parts of a node are that the page omits. */
export function omittedAt(
  around: Ancestor | undefined,
  id: string,
  context: SchemaContext,
): SchemaTarget | undefined {
  const { allFields, messages, whole } = context;
  const onPage = placeOnPage(around, id, context);
  if (onPage || allFields === undefined) return onPage ?? whole;
  const name = formatMessage(messages, 'reference.allFields');
  return { name, url: `${allFields}#${encodeURIComponent(id)}` };
}

/** Returns the link to a node on the page of its enclosing named schema. */
function placeOnPage(
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

/** A named schema that encloses a node. */
export interface Ancestor {
  readonly name: string;
  /** Id of the node that shows it; absent on its own page. */
  readonly id?: string | undefined;
  readonly parent: Ancestor | undefined;
}

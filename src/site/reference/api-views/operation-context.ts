import type { Direction, Perspective } from '../../../json-schema/direction.js';
import type { RequestSender } from '../../../openapi/api/operation.js';
import type { PageState } from '../page-state/page-state.js';
import type { SchemaContext } from '../schemas/build-schema-view.js';
import type { RenderDescription } from '../texts/render-description.js';
import type { ApiViews } from './api-views.js';

/** Levels of properties expanded on an operation's page; deeper ones link to their schema. */
const expandedDepth = 3;

/** The context for the parts of an operation's view. */
export interface OperationContext {
  readonly views: ApiViews;
  readonly renderDescription: RenderDescription;
  /** Prefix of the operation's ids: empty on its own page. */
  readonly prefix: string;
  readonly page: PageState;
  readonly sender: RequestSender;
  /** Whether the page already describes servers and security schemes, so that operations omit what they share. */
  readonly isBrief?: boolean;
  /** URL of the page that has all fields of this one, with the same ids. */
  readonly allFields?: string | undefined;
  /** Whether named schemas are linked instead of expanded. */
  readonly linksSchemas?: boolean | undefined;
}

/** The context for the parts of a request or response. */
export interface MessageContext extends OperationContext {
  readonly direction: Direction;
}

/** Returns a unique id for a part of the operation. */
export function ownId({ page, prefix }: OperationContext, name: string): string {
  return page.id(prefix + name);
}

/**
 * Returns the context for the schemas of a request or response. Readers see the properties that they send or receive.
 * Requests sent by the service show all properties: the specification only forbids clients to send read-only ones.
 */
export function schemaContext(context: MessageContext): SchemaContext {
  const { views, renderDescription, page, sender, linksSchemas, allFields } = context;
  const direction: Perspective = sender === 'client' ? context.direction : 'both';
  const { linksNested } = page.budget;
  const depth = linksNested === 'large' ? expandedDepth : 1;
  const schemas = {
    ...views.context(direction, linksSchemas ? 0 : depth, page, renderDescription),
    allFields,
  };
  if (linksNested === 'large') return schemas;
  return { ...schemas, opensBelow: linksNested === 'most' ? 'small required' : 'required' };
}

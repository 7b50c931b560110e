import type { Direction, Perspective } from '../../json-schema/direction.js';
import type { ApiViews } from './api-views.js';
import type { SchemaContext } from './schema-view.js';
import type { ToHtml } from './views.js';

/** Levels of fields shown in place on an operation's page; what lies deeper is a link to its schema. */
const depth = 3;

/** What the parts of an operation are made with. */
export interface ReferenceContext {
  readonly views: ApiViews;
  readonly toHtml: ToHtml;
  /** What the operation's ids begin with: nothing on a page of its own. */
  readonly prefix: string;
  /** Makes ids unique on the page. */
  readonly unique: (id: string) => string;
  readonly sender: 'reader' | 'service';
  /** The page tells all about servers and security schemes above: what is the same for all is left out. */
  readonly isBrief?: boolean;
  /** Named schemas are linked where they would be expanded. */
  readonly linksSchemas?: boolean | undefined;
}

/** An id on the page for a part of the operation. */
export function ownId({ unique, prefix }: ReferenceContext, name: string): string {
  return unique(prefix + name);
}

/**
 * Readers see what they send and what they get. What the service sends on its own account is shown whole: the
 * specification says of read-only fields only that a client should not send them.
 */
export function schemaContext(making: ReferenceContext, side: Direction): SchemaContext {
  const { views, toHtml, unique, sender, linksSchemas } = making;
  const direction: Perspective = sender === 'reader' ? side : 'both';
  return views.context(direction, linksSchemas ? 0 : depth, unique, toHtml);
}

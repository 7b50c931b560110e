import type { Fragment } from '../../content/fragment.js';
import type { RenderedText } from '../page-props/rendered-text.js';

/** What a page's content is made for: the page in HTML, or its Markdown copy. */
export type RenderTarget = 'html' | 'markdown';

/**
 * Renders a description for the target, with resolved links. `prefix` is the id prefix of an operation among others.
 */
export type RenderDescription = (
  fragment: Fragment | undefined,
  prefix?: string,
) => RenderedText | undefined;

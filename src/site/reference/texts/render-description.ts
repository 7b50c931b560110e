import type { Fragment } from '../../../content/fragment.js';
import type { RenderedText } from '../../page-props/rendered-text.js';

/**
 * Renders a description for the target, with resolved links. `prefix` is the id prefix of an operation among others.
 */
export type RenderDescription = (
  fragment: Fragment | undefined,
  prefix?: string,
) => RenderedText | undefined;

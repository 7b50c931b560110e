import type { PageContent } from '../page-props/page.js';
import { pageKind } from './kinds/index.js';
import type { StyleSheet } from './kinds/page-kind.js';

/** Returns the style sheets that a page needs, in load order. */
export function pageStyleSheets(content: PageContent): readonly StyleSheet[] {
  return ['site', ...pageKind(content).styleSheets(content)];
}

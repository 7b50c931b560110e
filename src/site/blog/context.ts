import type { BlogOptions } from '../../config/index.js';
import type { MessageKey } from '../../i18n/index.js';
import { formatMessage, type MessageValues } from '../../i18n/index.js';
import type { SiteInput } from '../input.js';
import type { TextLanguage } from '../page-props/blog-content.js';
import type { ApiNames } from '../reference/naming/api-names.js';
import { joinRoute, type Urls } from '../urls.js';
import type { Authors } from './authors.js';
import type { Post } from './post.js';
import type { BlogTags } from './tags.js';

/** The inputs of every blog page in one locale. */
export interface BlogContext {
  readonly input: SiteInput;
  readonly urls: Urls;
  readonly names: ApiNames;
  readonly options: BlogOptions;
  /** Title of the blog. */
  readonly title: string;
  /** Route of the blog's first page. */
  readonly route: string;
  /** Newest first, including unlisted posts. */
  readonly posts: readonly Post[];
  readonly listed: readonly Post[];
  readonly tags: BlogTags;
  readonly authors: Authors;
}

/** Returns one of docsgen's interface messages in the page's locale. */
export function blogMessage(
  { input }: BlogContext,
  key: MessageKey,
  values?: MessageValues,
): string {
  return formatMessage(input.messages, key, values);
}

/** Returns the route of a page below the blog. */
export function blogRoute({ options }: BlogContext, ...path: readonly string[]): string {
  return joinRoute(options.routeBasePath, ...path);
}

/** Returns the language of a post that has no translation in this locale; undefined for a translated post. */
export function postLanguage({ doc }: Post, { input }: BlogContext): TextLanguage | undefined {
  return doc.untranslated ? input.original : undefined;
}

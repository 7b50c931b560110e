import type { BlogOptions } from '../../config/index.js';
import type { MessageKey } from '../../i18n/index.js';
import { formatMessage, type MessageValues } from '../../i18n/index.js';
import type { SiteInput } from '../input.js';
import type { TextLanguage } from '../page-props/blog-content.js';
import type { ApiNames } from '../reference/names.js';
import { joinRoute, type Urls } from '../urls.js';
import type { Authors } from './authors.js';
import type { Post } from './post.js';
import type { BlogTags } from './tags.js';

/** All that the pages of the blog are made from, in one locale. */
export interface BlogContext {
  readonly input: SiteInput;
  readonly urls: Urls;
  readonly names: ApiNames;
  readonly options: BlogOptions;
  /** What the blog is called. */
  readonly title: string;
  /** Of its first page. */
  readonly route: string;
  /** The newest first, unlisted ones included. */
  readonly posts: readonly Post[];
  readonly listed: readonly Post[];
  readonly tags: BlogTags;
  readonly authors: Authors;
}

/** A text of docsgen's own in the locale's language. */
export function blogMessage(
  { input }: BlogContext,
  key: MessageKey,
  values?: MessageValues,
): string {
  return formatMessage(input.texts, key, values);
}

/** Routes of the blog's own pages. */
export function blogRoute({ options }: BlogContext, ...path: readonly string[]): string {
  return joinRoute(options.routeBasePath, ...path);
}

/** The language of a post that nobody has translated. */
export function postLanguage({ doc }: Post, { input }: BlogContext): TextLanguage | undefined {
  return doc.untranslated ? input.original : undefined;
}

import type { PageLink } from '../../page-props/page-link.js';
import { encodePath, joinRoute } from '../../urls.js';
import type { BlogContext } from '../context.js';
import { type FeedFormat, wantedFormats } from './formats.js';

/** Returns the feed formats that the site publishes: none without `url`, because feeds need absolute URLs. */
export function publishedFormats({ input, options }: BlogContext): readonly FeedFormat[] {
  return input.config.url === undefined ? [] : wantedFormats(options);
}

/** Returns the path of a feed below the output folder. */
export function feedFile({ file }: FeedFormat, { urls, options }: BlogContext): string {
  return urls.output(joinRoute(options.routeBasePath, file).slice(1));
}

/** Links to the feeds, shown on the blog's first page. */
export function feedLinks(context: BlogContext): PageLink[] {
  return publishedFormats(context).map((format) => ({
    label: format.label,
    url: context.urls.file(encodePath(feedFile(format, context))),
  }));
}

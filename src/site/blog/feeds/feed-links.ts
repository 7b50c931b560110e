import type { PageLink } from '../../page-props/page-link.js';
import { encodePath, joinRoute } from '../../urls.js';
import type { BlogContext } from '../context.js';
import { type FeedFormat, wantedFormats } from './formats.js';

/** Feeds need whole addresses: there are none while the site does not know its own. */
export function publishedFormats({ input, options }: BlogContext): readonly FeedFormat[] {
  return input.config.url === undefined ? [] : wantedFormats(options);
}

/** Path of a feed below the output folder. */
export function feedFile({ file }: FeedFormat, { urls, options }: BlogContext): string {
  return urls.output(joinRoute(options.routeBasePath, file).slice(1));
}

/** Links for readers who know what a feed is. */
export function feedLinks(context: BlogContext): PageLink[] {
  return publishedFormats(context).map((format) => ({
    label: format.label,
    url: context.urls.file(encodePath(feedFile(format, context))),
  }));
}

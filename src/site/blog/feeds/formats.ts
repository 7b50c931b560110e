import type { BlogOptions } from '../../../config/index.js';

/** A feed's file below the blog, its media type and the label that readers see. */
export interface FeedFormat {
  readonly id: 'rss' | 'atom' | 'json';
  readonly file: string;
  readonly type: string;
  readonly label: string;
}

const formats: readonly FeedFormat[] = [
  { id: 'rss', file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  { id: 'atom', file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  { id: 'json', file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed' },
];

/** Returns the feed formats that the configuration requests. */
export function wantedFormats({ feedOptions: { type } }: BlogOptions): readonly FeedFormat[] {
  const wanted = [type].flat();
  return formats.filter(({ id }) => wanted.includes('all') || wanted.includes(id));
}

/** A feed, whatever its format. Addresses are whole, instants ISO 8601 in UTC. */
export interface Feed {
  readonly title: string;
  readonly description?: string | undefined;
  /** BCP 47. */
  readonly language: string;
  readonly copyright?: string | undefined;
  /** Of the blog's first page. */
  readonly homeUrl: string;
  /** Of the feed itself. */
  readonly url: string;
  /** When the latest of its posts was published or changed. */
  readonly updated: string;
  /** The newest first. */
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** Also its id: it stays as long as the post does. */
  readonly url: string;
  readonly title: string;
  /** Plain words. */
  readonly summary?: string | undefined;
  /** The whole post as HTML that makes sense outside of its page. */
  readonly html: string;
  readonly published: string;
  readonly updated: string;
  readonly authors: readonly FeedAuthor[];
  readonly tags: readonly string[];
  /** Where it is another one than the feed's. */
  readonly language?: string | undefined;
}

export interface FeedAuthor {
  readonly name: string;
  readonly url?: string | undefined;
  readonly image?: string | undefined;
}

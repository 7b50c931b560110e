/** A feed in any format. URLs are absolute, instants are ISO 8601 in UTC. */
export interface Feed {
  readonly title: string;
  readonly description?: string | undefined;
  /** BCP 47 language tag. */
  readonly language: string;
  readonly copyright?: string | undefined;
  /** URL of the blog's first page. */
  readonly homeUrl: string;
  /** URL of the feed itself. */
  readonly url: string;
  /** When its latest post was published or updated. */
  readonly updated: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** Also the item's id, because it does not change during the life of a post. */
  readonly url: string;
  readonly title: string;
  /** Plain text. */
  readonly summary?: string | undefined;
  /** The whole post as HTML that works outside of its page. */
  readonly html: string;
  readonly published: string;
  readonly updated: string;
  readonly authors: readonly FeedAuthor[];
  readonly tags: readonly string[];
  /** Set where it differs from the feed's language. */
  readonly language?: string | undefined;
}

export interface FeedAuthor {
  readonly name: string;
  readonly url?: string | undefined;
  readonly image?: string | undefined;
}

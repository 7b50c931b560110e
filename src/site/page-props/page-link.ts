export interface TocEntry {
  readonly id: string;
  readonly html: string;
  readonly depth: number;
  /** Whether it is a heading of the content, which may have another language than the page; others are messages. */
  readonly isContent?: boolean | undefined;
}

export interface PageLink {
  readonly label: string;
  readonly url: string;
}

export interface TocEntry {
  readonly id: string;
  readonly html: string;
  readonly depth: number;
}

export interface PageLink {
  readonly label: string;
  readonly url: string;
}

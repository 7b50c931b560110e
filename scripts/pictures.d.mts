import type { Page } from 'playwright-core';

/** A screenshot of a built site in the manual. */
export interface Picture {
  /** File name without mode and ending. */
  readonly name: string;
  readonly site: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Brings the page into the state to show. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export const pictures: readonly Picture[];
export const presets: readonly string[];
/** Where the pictures are, below the repository. */
export const pictureFolder: string;
/** The names of all files that the script writes. */
export const pictureFiles: readonly string[];

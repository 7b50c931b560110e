import type { Page } from 'playwright-core';

/** A screenshot of a built site in the manual. */
export interface Screenshot {
  /** File name without mode and ending. */
  readonly name: string;
  readonly site: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Brings the page into the state to show. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export const screenshots: readonly Screenshot[];
export const presets: readonly string[];
/** Where the screenshots are, below the repository. */
export const screenshotFolder: string;
/** The names of all files that the script writes. */
export const screenshotFiles: readonly string[];

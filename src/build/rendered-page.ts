import type { OutputFile } from '../model/index.js';
import { type FoundPage, markdownText, type Page } from '../site/index.js';

/** A page with its key, see `Page.key`, and where it stands among the others. */
export interface KeyedPage {
  readonly page: Page;
  readonly key: string;
  readonly index: number;
}

/** A page with all that turned out about it. */
export interface RenderedPage {
  readonly found: FoundPage;
  readonly files: readonly OutputFile[];
}

/** @param html undefined where the theme could not show the page */
export function withFiles(
  found: FoundPage,
  html: OutputFile['contents'] | undefined,
): RenderedPage {
  const { file, markdown } = found.page;
  const text = markdown && !markdown.isReplaced ? found.markdown() : undefined;
  return {
    found,
    files: [
      ...(html === undefined ? [] : [{ path: file, contents: html }]),
      ...(markdown && text ? [{ path: markdown.path, contents: markdownText(text) }] : []),
    ],
  };
}

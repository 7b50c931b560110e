/** A text of an API description as its page shows it: HTML on the page, Markdown in the page's Markdown copy. */
export type RenderedText = string;

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { PageFacts } from '../../site/index.js';

/**
 * A newly built and rendered page.
 *
 * @typeParam Text strings where the page is rendered; then bytes, the only form in which thousands of pages fit into
 * memory
 */
export interface RenderedPage<Text = Uint8Array> {
  /** See `linkDigest`. */
  readonly linkDigest?: string | undefined;
  readonly facts: PageFacts;
  /** Digest of everything that the HTML shows. */
  readonly htmlKey: string;
  /** Why there is no HTML. */
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: PageTexts<Text>;
}

/** Output of a page. Markdown, record and terms are JSON. */
interface PageTexts<Text> {
  /** Absent if it is already cached or the theme failed to render it. */
  readonly html?: Text | undefined;
  readonly markdown?: Text | undefined;
  readonly record?: Text | undefined;
  /** Search terms of the record; absent if they are already cached or not counted yet. */
  readonly terms?: Text | undefined;
}

export function encodePage({ texts, ...page }: RenderedPage<string>): RenderedPage {
  const { html, markdown, record, terms } = texts;
  return {
    ...page,
    texts: {
      html: encode(html),
      markdown: encode(markdown),
      record: encode(record),
      terms: encode(terms),
    },
  };
}

function encode(text: string | undefined): Uint8Array | undefined {
  return text === undefined ? undefined : Buffer.from(text);
}

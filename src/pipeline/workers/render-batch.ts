import { TermCounter } from '../../search/index.js';
import { planSite } from '../../site/index.js';
import { type KnownTexts, PageRenderer } from '../pages/page-renderer.js';
import type { RenderedPage } from '../pages/rendered-page.js';
import { evaluateTheme } from '../theme/index.js';
import { type PackedBytes, packBytes, unpackBytes } from './packed-bytes.js';
import { type PortableInputs, restoreInputs } from './portable-inputs.js';

/** Everything that a worker needs to plan the site and render its pages. Plain data. */
export interface RendererSetup {
  readonly inputs: PortableInputs;
  readonly theme: { readonly code: string; readonly digest: string };
}

export interface PageToRender {
  /** Position among the site's pages. */
  readonly index: number;
  /** Path of its file, which identifies the page in messages. */
  readonly path: string;
  readonly known: KnownTexts;
}

/** In the order of the pages. */
export interface RenderedBatch {
  readonly pages: readonly Omit<RenderedPage, 'texts'>[];
  /** Four texts for each page; an empty one means absent. */
  readonly texts: PackedBytes;
}

const textsPerPage = 4;

/**
 * Returns a function that builds and renders the pages of a batch in a worker. It calls `begin`
 * before each page.
 */
export async function batchRenderer({
  inputs,
  theme: { code, digest },
}: RendererSetup): Promise<(batch: readonly PageToRender[], begin: () => void) => RenderedBatch> {
  const renderer = new PageRenderer({ module: evaluateTheme(code), digest }, new TermCounter());
  const { pages } = planSite(restoreInputs(inputs)).value;
  return (batch, begin) => {
    const rendered: Omit<RenderedPage, 'texts'>[] = [];
    const all: string[] = [];
    for (const { index, path, known } of batch) {
      begin();
      const page = pages[index];
      if (page?.file !== path) throw new Error(`${path} was planned in another way.`);
      const { texts, ...others } = renderer.render(page, known);
      rendered.push(others);
      const { html = '', markdown = '', record = '', terms = '' } = texts;
      all.push(html, markdown, record, terms);
    }
    return { pages: rendered, texts: packBytes(all) };
  };
}

/** Returns the result of {@link batchRenderer} by page. */
export function unpackRenderedBatch({ pages, texts }: RenderedBatch): readonly RenderedPage[] {
  const all = unpackBytes(texts);
  return pages.map((page, index) => {
    const from = index * textsPerPage;
    const [html, markdown, record, terms] = all
      .slice(from, from + textsPerPage)
      .map((text) => (text.byteLength === 0 ? undefined : text));
    return { ...page, texts: { html, markdown, record, terms } };
  });
}

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { TermCounter } from '../../search/index.js';
import { type PageFindings, planSite } from '../../site/index.js';
import { PageRenderer } from '../pages/page-renderer.js';
import type { RenderedPage } from '../pages/page-result.js';
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
  /** Key of the cached HTML. */
  readonly knownHtml?: string | undefined;
  /** Key of the cached search terms. */
  readonly knownTerms?: string | undefined;
}

interface RenderedPageSummary {
  readonly linkDigest: string | undefined;
  readonly findings: PageFindings;
  readonly htmlKey: string;
  /** Why there is no HTML. */
  readonly diagnostics: readonly Diagnostic[];
}

/** In the order of the pages. */
export interface RenderedBatch {
  readonly pages: readonly RenderedPageSummary[];
  /** Four pieces for each page; an empty one means absent. */
  readonly bytes: PackedBytes;
}

const piecesPerPage = 4;

/**
 * Returns a function that builds and renders the pages of a batch in a worker. It calls `begin`
 * before each page.
 */
export async function batchRenderer({
  inputs,
  theme: { code, digest },
}: RendererSetup): Promise<(pages: readonly PageToRender[], begin: () => void) => RenderedBatch> {
  const renderer = new PageRenderer({ module: evaluateTheme(code), digest });
  const counter = new TermCounter();
  const { pages } = planSite(restoreInputs(inputs)).value;
  return (wanted, begin) => {
    const rendered: RenderedPageSummary[] = [];
    const pieces: string[] = [];
    for (const { index, path, knownHtml, knownTerms } of wanted) {
      begin();
      const page = pages[index];
      if (page?.file !== path) throw new Error(`${path} was planned in another way.`);
      const made = renderer.render(page, knownHtml);
      const { linkDigest, findings, htmlKey, html, markdown, record } = made;
      rendered.push({ linkDigest, findings, htmlKey, diagnostics: html.diagnostics });
      pieces.push(
        html.value ?? '',
        json(markdown),
        json(record),
        json(record && findings.record !== knownTerms ? counter.count(record) : undefined),
      );
    }
    return { pages: rendered, bytes: packBytes(pieces) };
  };
}

/** Returns the result of {@link batchRenderer} by page. */
export function unpackRenderedBatch({ pages, bytes }: RenderedBatch): readonly RenderedPage[] {
  const pieces = unpackBytes(bytes);
  return pages.map((page, index) => {
    const from = index * piecesPerPage;
    const [html, markdown, record, terms] = pieces
      .slice(from, from + piecesPerPage)
      .map((piece) => (piece.byteLength === 0 ? undefined : piece));
    return { ...page, bytes: { html, markdown, record, terms } };
  });
}

function json(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}

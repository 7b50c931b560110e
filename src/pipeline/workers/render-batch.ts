import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { TermCounter } from '../../search/index.js';
import { type PageFindings, planSite } from '../../site/index.js';
import { PageRenderer } from '../make-page.js';
import { type PortableInputs, restoreInputs } from '../portable-inputs.js';
import type { FreshPage } from '../rendered-page.js';
import { evaluateTheme } from '../theme/index.js';
import { type PackedBytes, packBytes, unpackBytes } from './packed-bytes.js';

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

interface RenderedHead {
  readonly answers: string | undefined;
  readonly findings: PageFindings;
  readonly htmlKey: string;
  /** Why there is no HTML. */
  readonly diagnostics: readonly Diagnostic[];
}

/** In the order of the pages. */
export interface RenderedBatch {
  readonly heads: readonly RenderedHead[];
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
    const heads: RenderedHead[] = [];
    const pieces: string[] = [];
    for (const { index, path, knownHtml, knownTerms } of wanted) {
      begin();
      const page = pages[index];
      if (page?.file !== path) throw new Error(`${path} was planned in another way.`);
      const made = renderer.render(page, knownHtml);
      const { answers, findings, htmlKey, html, markdown, record } = made;
      heads.push({ answers, findings, htmlKey, diagnostics: html.diagnostics });
      pieces.push(
        html.value ?? '',
        json(markdown),
        json(record),
        json(record && findings.record !== knownTerms ? counter.count(record) : undefined),
      );
    }
    return { heads, bytes: packBytes(pieces) };
  };
}

/** Returns the result of {@link batchRenderer} by page. */
export function renderedPages({ heads, bytes }: RenderedBatch): readonly FreshPage[] {
  const pieces = unpackBytes(bytes);
  return heads.map((head, index) => {
    const from = index * piecesPerPage;
    const [html, markdown, record, terms] = pieces
      .slice(from, from + piecesPerPage)
      .map((piece) => (piece.byteLength === 0 ? undefined : piece));
    return { ...head, bytes: { html, markdown, record, terms } };
  });
}

function json(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}

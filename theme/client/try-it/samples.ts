import { type HttpRequest, printRequest } from 'docsgen/request';
import type { SampleId } from 'docsgen/theme';
import { highlightEditor, toDom } from './highlight/highlight.js';
import { updateScrollRegion } from './scroll-region.js';

/** The samples written by the description's author, by the element in which the form has replaced them. */
const originals = new WeakMap<Element, readonly Node[]>();

/**
 * Updates an operation's samples with the request of the form. Samples of the description's author stay, or come back,
 * while the request is the one that the form opened with.
 *
 * @param block the element that contains the samples
 * @param isChanged whether the request differs from the one that the form opened with
 * @param signal aborts when a newer request replaces this one
 */
export async function writeSamples(
  request: HttpRequest,
  block: ParentNode,
  isChanged: boolean,
  signal: AbortSignal,
): Promise<void> {
  // Samples of callbacks are nested deeper.
  const tabs = [...block.querySelectorAll<HTMLElement>(':scope > .samples [data-sample]')];
  // The visible one first, as the others may have to load their grammars.
  const order = tabs.toSorted((a, b) => Number(a.hidden) - Number(b.hidden));
  for (const tab of order) {
    const code = tab.querySelector('code');
    const language = tab.querySelector<HTMLElement>('figure')?.dataset.language ?? '';
    if (!code) continue;
    if (tab.dataset.written !== undefined && !isChanged) {
      const original = originals.get(code);
      if (original) code.replaceChildren(...original);
      originals.delete(code);
      continue;
    }
    const text = printRequest(tab.dataset.sample as SampleId, request);
    if (code.textContent === text) continue;
    const nodes = toDom(await highlightEditor(text, language));
    if (signal.aborted) return;
    if (!originals.has(code)) originals.set(code, [...code.childNodes]);
    code.replaceChildren(...nodes);
    updateScrollRegion(code);
  }
}

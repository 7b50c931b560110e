import { type HttpRequest, printRequest } from 'docsgen/request';
import type { SampleId } from 'docsgen/theme';
import { highlightEditor, toDom } from './highlight/highlight.js';

/** What the author of the description wrote, by the element that the reader's request has replaced it in. */
const originals = new WeakMap<Element, readonly Node[]>();

/**
 * Writes the request into the samples of an operation, in the languages that are there. Samples of the description's
 * author stay as long as the form makes the request that it opened with, and come back with it.
 *
 * @param block what the samples lie in
 * @param isChanged whether the request is another one than the form opened with
 * @param signal aborts when another request takes its place
 */
export async function writeSamples(
  request: HttpRequest,
  block: ParentNode,
  isChanged: boolean,
  signal: AbortSignal,
): Promise<void> {
  // Those of callbacks lie deeper.
  const tabs = [...block.querySelectorAll<HTMLElement>(':scope > .samples [data-sample]')];
  // The one in sight first: the grammars of the others come later.
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
  }
}

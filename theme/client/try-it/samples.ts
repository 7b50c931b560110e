import { type HttpRequest, printRequest } from 'docsgen/request';
import type { SampleId } from 'docsgen/theme';
import { highlight, toDom } from './highlight/highlight.js';

/**
 * Writes the request into the samples of an operation, in the languages that are there. Samples that the description's
 * author has written stay as they are.
 *
 * @param block what the samples lie in
 * @param signal aborts when another request takes its place
 */
export async function writeSamples(
  request: HttpRequest,
  block: ParentNode,
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
    const text = printRequest(tab.dataset.sample as SampleId, request);
    if (code.textContent === text) continue;
    const nodes = toDom(await highlight(text, language));
    if (signal.aborted) return;
    code.replaceChildren(...nodes);
  }
}

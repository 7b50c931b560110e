import { showCopyResult } from './copy.js';
import { messageText } from './text.js';

/** Makes the button of a menu copy the page's Markdown source. */
export function bindCopyButton(menu: Element, signal: AbortSignal): void {
  const button = menu.querySelector<HTMLButtonElement>('[data-copy-page]');
  button?.addEventListener('click', () => copyPage(button, signal), { signal });
}

async function copyPage(button: HTMLButtonElement, signal: AbortSignal): Promise<void> {
  const markdown = async (): Promise<Blob> => {
    const response = await fetch(button.dataset.copyPage ?? '', { signal });
    if (!response.ok) throw new Error();
    return new Blob([await response.text()], { type: 'text/plain' });
  };
  try {
    // A promise keeps the write within the reader's click; after the fetch, browsers would refuse it.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': markdown() })]);
    showCopyResult(button, messageText('client.copied'));
  } catch {
    if (!signal.aborted) showCopyResult(button, messageText('client.copyFailed'));
  }
}

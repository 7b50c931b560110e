import { announce } from './announce.js';
import { messageText } from './text.js';

/** A button on every piece of code, and on every line that is meant to be copied. */
export function startCopy(signal: AbortSignal): void {
  for (const place of document.querySelectorAll<HTMLElement>('figure.code, [data-copy]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy-button';
    button.textContent = messageText('client.copy');
    button.addEventListener('click', () => copy(place, button), { signal });
    place.append(button);
  }
}

async function copy(place: HTMLElement, button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(elementText(place));
    showCopyResult(button, messageText('client.copied'));
  } catch {
    // Refused, or the page is not served securely: leave the reader one key away from it.
    const code = place.querySelector('code');
    if (code) getSelection()?.selectAllChildren(code);
    const keys = copyKeys();
    showCopyResult(
      button,
      messageText('client.copy-by-key', { keys }),
      messageText('client.copy-refused', { keys }),
    );
  }
}

/** The text as it should be used: without the lines that a diff takes away. */
function elementText(place: HTMLElement): string {
  const { copy: given } = place.dataset;
  if (given !== undefined) return given;
  const code = place.querySelector('code');
  const lines = [...(code?.querySelectorAll('.line') ?? [])];
  if (lines.length === 0) return (code?.textContent ?? '').replace(/\n$/, '');
  return lines
    .filter((line) => !line.matches('.line-remove'))
    .map((line) => line.textContent.replace(/\n$/, ''))
    .join('\n');
}

/** As the reader's keyboard has them. */
function copyKeys(): string {
  return /Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘C' : 'Ctrl+C';
}

const answered = new WeakMap<
  HTMLButtonElement,
  { readonly label: string; readonly timer: number }
>();

/** Says on a button, and to screen readers, what came of it; after a moment the button says again what it does. */
export function showCopyResult(button: HTMLButtonElement, word: string, sentence = word): void {
  const before = answered.get(button);
  clearTimeout(before?.timer);
  const label = before?.label ?? button.textContent;
  button.textContent = word;
  button.dataset.answered = '';
  announce(sentence);
  const timer = window.setTimeout(() => {
    button.textContent = label;
    delete button.dataset.answered;
    answered.delete(button);
  }, 2500);
  answered.set(button, { label, timer });
}

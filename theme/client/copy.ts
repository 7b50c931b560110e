import { announce } from './announce.js';
import { reportEvent } from './event.js';
import { messageText } from './text.js';

/** Adds a copy button to every code block and to every line that is meant to be copied. */
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
    reportEvent({ name: 'copy' });
  } catch {
    // The browser refused, or the context is not secure: select the text so that one shortcut copies it.
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

/** The text to copy: without the lines that a diff removes. */
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

/** The copy shortcut of the reader's platform. */
function copyKeys(): string {
  return /^(Mac|iP)/.test(navigator.platform) ? '⌘C' : 'Ctrl+C';
}

const answered = new WeakMap<
  HTMLButtonElement,
  { readonly label: string; readonly timer: number }
>();

/** Shows the result on a button and announces it; the button gets its label back after a moment. */
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

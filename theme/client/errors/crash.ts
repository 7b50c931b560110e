import { messageText } from '../text.js';
import { type ErrorBox, errorBox } from './error-box.js';
import { errorMessages } from './error-messages.js';

/**
 * Shows that a part of the page has crashed, with the messages of the error and its causes: in the part itself, or
 * above the article if the part is in the navbar, which has no room.
 */
export function showCrash(element: HTMLElement, error: unknown, retry: () => void): void {
  console.error(error);
  const [message = '', ...causes] = errorMessages(error);
  showError(element, {
    title: messageText('client.crashed'),
    lines: [message, ...causes.map((cause) => messageText('client.cause', { message: cause }))],
    button: messageText('client.try-again'),
    act: retry,
  });
}

/** Shows an error box in a part of the page and replaces an earlier one. The button also removes the box. */
export function showError(element: HTMLElement, error: Omit<ErrorBox, 'heading'>): void {
  const main = document.getElementById('_main');
  const host = element.closest('main') || !main ? element : main;
  const again = host.querySelector(':scope > .error-box');
  const box = errorBox({
    heading: 'h2',
    ...error,
    act: () => {
      // The button is removed and would take the focus with it.
      main?.focus({ preventScroll: true });
      box.remove();
      error.act();
    },
  });
  box.setAttribute('role', 'alert');
  again?.remove();
  host.prepend(box);
  box.scrollIntoView({ block: 'nearest' });
}

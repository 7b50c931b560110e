import { messageText } from '../text.js';
import { errorBox } from './error-box.js';
import { errorMessages } from './error-messages.js';

/**
 * Shows that a part of the page has crashed, with the messages of the error and its causes: in the part itself, or
 * above the article if the part is in the navbar, which has no room.
 */
export function showCrash(element: HTMLElement, error: unknown, retry: () => void): void {
  console.error(error);
  const [message = '', ...causes] = errorMessages(error);
  showError(
    element,
    messageText('client.crashed'),
    [message, ...causes.map((cause) => messageText('client.cause', { message: cause }))],
    messageText('client.try-again'),
    retry,
  );
}

/** Shows an error box in a part of the page and replaces an earlier one. The button removes the box and calls `act`. */
export function showError(
  element: HTMLElement,
  title: string,
  lines: readonly string[],
  button: string,
  act: () => void,
): void {
  const main = document.getElementById('_main');
  const host = element.closest('main') || !main ? element : main;
  const again = host.querySelector(':scope > .error-box');
  const box = errorBox({
    heading: 'h2',
    title,
    lines,
    button,
    act: () => {
      // The button is removed and would take the focus with it.
      main?.focus({ preventScroll: true });
      box.remove();
      act();
    },
  });
  box.setAttribute('role', 'alert');
  again?.remove();
  host.prepend(box);
  box.scrollIntoView({ block: 'nearest' });
}

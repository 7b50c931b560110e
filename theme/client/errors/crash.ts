import { messageText } from '../text.js';
import { errorMessages } from './causes.js';
import { errorBox } from './error-box.js';

/**
 * Says that a part of the page has crashed, and why, down to the first cause. In the part itself, or above the
 * text if the part lies in the bar, where there is no room.
 */
export function crash(element: HTMLElement, error: unknown, retry: () => void): void {
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

/** Shows an error in a part of the page, in the place of an earlier one. The button takes it away and acts. */
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
      // The focus would be lost with the button.
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

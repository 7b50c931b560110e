import { errorBox } from '../errors/error-box.js';
import { errorMessages } from '../errors/error-messages.js';
import { focusOnHeading } from '../focus.js';
import { messageText } from '../text.js';
import { scrollToPosition } from './scroll-position.js';

/**
 * Shows in place of the article that a page could not be loaded. Navbar and sidebar keep working.
 *
 * @returns a function that restores the article
 */
export function showFailure(error: unknown, retry: () => void): () => void {
  const main = document.getElementById('_main');
  const { title } = document;
  const before = [...(main?.childNodes ?? [])];
  const box = errorBox({
    heading: 'h1',
    title: messageText('client.load-failed'),
    lines: [messageText('client.load-hint'), ...errorMessages(error)],
    button: messageText('client.retry'),
    act: retry,
  });
  main?.replaceChildren(box);
  document.title = messageText('client.load-failed');
  scrollToPosition([0, 0]);
  focusOnHeading();
  return () => {
    main?.replaceChildren(...before);
    document.title = title;
    focusOnHeading();
  };
}

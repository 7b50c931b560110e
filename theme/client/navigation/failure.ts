import { messagesOf } from '../errors/causes.js';
import { errorBox } from '../errors/error-box.js';
import { focusOnHeading } from '../focus.js';
import { text } from '../text.js';
import { goTo } from './place.js';

/**
 * Shows in the place of the text that a page could not be loaded. Bar and sidebar go on working.
 *
 * @returns what brings the text back
 */
export function showFailure(error: unknown, retry: () => void): () => void {
  const main = document.getElementById('_main');
  const { title } = document;
  const before = [...(main?.childNodes ?? [])];
  const box = errorBox({
    heading: 'h1',
    title: text('client.load-failed'),
    lines: [text('client.load-hint'), ...messagesOf(error)],
    button: text('client.retry'),
    act: retry,
  });
  main?.replaceChildren(box);
  document.title = text('client.load-failed');
  goTo([0, 0]);
  focusOnHeading();
  return () => {
    main?.replaceChildren(...before);
    document.title = title;
    focusOnHeading();
  };
}

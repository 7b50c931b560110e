import { announce } from '../announce.js';
import { messageText } from '../text.js';

/** How long nothing is shown, in ms: what is quicker would only flicker. */
const patience = 200;

/** Shows that something is loading, if it takes its time. */
export function startProgress(): () => void {
  const bar = document.createElement('div');
  bar.className = 'progress';
  bar.setAttribute('role', 'progressbar');
  const timer = setTimeout(() => {
    const loading = messageText('client.loading');
    bar.setAttribute('aria-label', loading);
    // In the bar of the site, a landmark: it is seen at the edge of the window wherever that stands.
    (document.querySelector('body > header') ?? document.body).append(bar);
    announce(loading);
  }, patience);
  return () => {
    clearTimeout(timer);
    bar.remove();
  };
}

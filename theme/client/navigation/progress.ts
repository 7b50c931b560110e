import { announce } from '../announce.js';
import { messageText } from '../text.js';

/** Delay in ms before the bar appears: it would only flicker on faster loads. */
const delayMs = 200;

/**
 * Shows a progress bar if loading takes long.
 *
 * @returns a function that removes the bar
 */
export function startProgress(): () => void {
  const bar = document.createElement('div');
  bar.className = 'progress';
  bar.setAttribute('role', 'progressbar');
  const timer = setTimeout(() => {
    const loading = messageText('client.loading');
    bar.setAttribute('aria-label', loading);
    // In the site's header, to be inside a landmark. Its position is fixed to the edge of the window.
    (document.querySelector('body > header') ?? document.body).append(bar);
    announce(loading);
  }, delayMs);
  return () => {
    clearTimeout(timer);
    bar.remove();
  };
}

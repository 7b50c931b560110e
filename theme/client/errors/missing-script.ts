import { messageText } from '../text.js';
import { showError } from './crash.js';
import { errorMessages } from './error-messages.js';
import { allowReload, reloadOnce } from './reload.js';

/**
 * Whether a script or its style sheet failed to load, as opposed to a script that threw. For scripts, only the error's
 * message shows which of the two happened.
 */
export function isLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (/^(Load|Syntax)Error$/.test(error.name) ||
      /dynamically imported module|importing a module script/i.test(error.message))
  );
}

/**
 * Handles a script that is missing on the server, most likely because the site was published again since the page was
 * loaded. Reloads the window; shows the error if that did not help or the server cannot be reached.
 */
export async function showMissingScript(
  element: HTMLElement,
  error: unknown,
  retry: () => void,
): Promise<void> {
  if (await reloadOnce()) return;
  const again = (): void => {
    allowReload();
    retry();
  };
  showError(element, {
    title: messageText('client.part-failed'),
    lines: errorMessages(error),
    button: messageText('client.retry'),
    act: again,
  });
}

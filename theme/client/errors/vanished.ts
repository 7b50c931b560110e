import { messageText } from '../text.js';
import { errorMessages } from './causes.js';
import { showError } from './crash.js';
import { allowReload, reloadOnce } from './reload.js';

/**
 * Whether a script or its sheet did not arrive, or not as it was published, as against one that threw. Of scripts,
 * browsers tell by the message alone.
 */
export function isLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (/^(Load|Syntax)Error$/.test(error.name) ||
      /dynamically imported module|importing a module script/i.test(error.message))
  );
}

/**
 * A script that the page should be able to load is gone: most likely the site was published anew since the page
 * was loaded. The window reloads; where that has not helped, or the server cannot be reached, the error is shown.
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
  showError(
    element,
    messageText('client.part-failed'),
    errorMessages(error),
    messageText('client.retry'),
    again,
  );
}

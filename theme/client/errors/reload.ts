/**
 * Reloads the window, at most once per history entry. The mark is kept in the entry's state, which survives a reload
 * and works without storage. Does not reload while the server cannot be reached, as the reader would lose the current
 * page.
 *
 * @returns whether the window is about to reload
 */
export async function reloadOnce(): Promise<boolean> {
  if (history.state?.reloaded) return false;
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (status >= 500) return false;
    history.replaceState({ ...history.state, reloaded: true }, '');
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/**
 * Allows another reload when the reader retries: some browsers remember a failed script for the life of the document.
 */
export function allowReload(): void {
  history.replaceState({ ...history.state, reloaded: false }, '');
}

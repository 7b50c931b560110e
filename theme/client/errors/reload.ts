/**
 * Reloads the window, at most once for one entry of the history. That it was done is kept in the entry's state,
 * which lasts over a reload, also where storage is refused. Not when the server cannot be reached: the reader
 * would lose the page that is there.
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

/** When the reader asks for another try: some browsers remember that a script failed as long as the document lives. */
export function allowReload(): void {
  history.replaceState({ ...history.state, reloaded: false }, '');
}

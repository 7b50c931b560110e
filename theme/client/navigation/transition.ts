/** Changes the page, as a View Transition where the browser supports them and the reader accepts motion. */
export async function withTransition(change: () => void): Promise<void> {
  const still =
    !('startViewTransition' in document) ||
    document.hidden ||
    matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still) return change();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // A skipped transition is no error; an error of the change itself rejects the third promise.
  for (const outcome of [ready, finished]) outcome.catch(() => {});
  await updateCallbackDone;
}

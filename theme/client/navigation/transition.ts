/** Makes a change of the page, as a View Transition where the browser has them and the reader wants motion. */
export async function withTransition(change: () => void): Promise<void> {
  const still =
    !('startViewTransition' in document) ||
    document.hidden ||
    matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still) return change();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // A transition that is skipped is none to worry about; an error of the change comes by the third promise.
  for (const outcome of [ready, finished]) outcome.catch(() => {});
  await updateCallbackDone;
}

/**
 * Tells of errors that nobody has caught, if they come from docsgen's own scripts: those of extensions are not
 * the page's. What was aborted is no error.
 *
 * @param base where the site begins
 */
export function watchUncaught(base: URL, failed: (error: unknown) => void): void {
  const scripts = new URL('assets/', base).href;
  const judge = (error: unknown): void => {
    const ours = error instanceof Error && error.stack?.includes(scripts);
    if (ours && error.name !== 'AbortError') failed(error);
  };
  addEventListener('error', ({ error }) => judge(error));
  addEventListener('unhandledrejection', ({ reason }) => judge(reason));
}

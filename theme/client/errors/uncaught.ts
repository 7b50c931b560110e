/**
 * Reports uncaught errors that come from docsgen's own scripts, not those of browser extensions. Ignores `AbortError`.
 *
 * @param base URL of the site's root
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

/** Loads the script of the Markdown menu when the reader opens it. */
export function startCopyPage(signal: AbortSignal): void {
  const menu = document.querySelector('.copy-page');
  menu?.addEventListener(
    'toggle',
    () => {
      import('./copy-markdown.js')
        .then(({ bindCopyButton }) => bindCopyButton(menu, signal))
        // The link to the Markdown works without it.
        .catch(() => undefined);
    },
    { once: true, signal },
  );
}

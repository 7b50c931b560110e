/** JSON with fewer lines is in view as a whole. */
const minLines = 20;

/** Makes long JSON foldable as soon as the reader points at it or focuses it. */
export function startCodeFolding(): void {
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(type, ({ target }) => offerFolding(target));
  }
  // The reader may have been there before this script.
  offerFolding(document.querySelector('.code-body:is(:hover, :focus-within)'));
}

function offerFolding(target: EventTarget | null): void {
  const code =
    target instanceof Element &&
    target
      .closest('.code-body')
      ?.querySelector<HTMLElement>(':scope > .language-json:not([data-foldable], :has(> .line))');
  if (!code) return;
  code.dataset.foldable = '';
  if (code.textContent.split('\n', minLines).length < minLines) return;
  import('./fold-json.js')
    .then(({ addFoldButtons }) => addFoldButtons(code))
    // All of the code stays in view.
    .catch(() => undefined);
}

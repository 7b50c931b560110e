/** How a JSON body is edited. */
export type BodyView = 'fields' | 'json';

/** Key in `sessionStorage`: the view that the reader has chosen. */
const key = 'docsgen:try-it:body-view';

export function bodyView(): BodyView {
  try {
    return sessionStorage.getItem(key) === 'json' ? 'json' : 'fields';
  } catch {
    return 'fields';
  }
}

export function saveBodyView(view: BodyView): void {
  try {
    sessionStorage.setItem(key, view);
  } catch {
    // Storage is refused: the next form starts with the fields.
  }
}

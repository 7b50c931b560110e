import { keys, recall, remember } from './storage.js';

/** The button that puts the sidebar away, here and in other tabs, and brings it back. */
export function startSidebarHiding(button: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { dataset } = document.documentElement;
  const show = (): void => {
    const hidden = recall(keys.sidebar) === 'hidden';
    dataset.sidebar = hidden ? 'hidden' : 'shown';
    button.setAttribute('aria-expanded', String(!hidden));
  };
  show();
  button.addEventListener(
    'click',
    () => {
      remember(keys.sidebar, dataset.sidebar === 'hidden' ? 'shown' : 'hidden');
      show();
    },
    { signal },
  );
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === keys.sidebar || key === null) show();
    },
    { signal },
  );
}

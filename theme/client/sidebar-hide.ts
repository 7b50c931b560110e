import { keys, readStored, writeStored } from './storage.js';

/** Starts the button that hides and shows the sidebar, in all tabs. */
export function startSidebarHiding(button: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { dataset } = document.documentElement;
  const show = (): void => {
    const hidden = readStored(keys.sidebar) === 'hidden';
    dataset.sidebar = hidden ? 'hidden' : 'shown';
    button.setAttribute('aria-expanded', String(!hidden));
  };
  show();
  button.addEventListener(
    'click',
    () => {
      writeStored(keys.sidebar, dataset.sidebar === 'hidden' ? 'shown' : 'hidden');
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

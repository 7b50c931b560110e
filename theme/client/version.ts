import { keys, remember } from './storage.js';

/**
 * Keeps the docs version that the reader chose from a menu. What follows from it on pages that belong to no version
 * is loaded where there is something to do.
 */
export function startVersion(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLElement>('a[data-version]');
      if (link) remember(keys.version, link.dataset.version ?? '');
    },
    { signal },
  );
  if (document.querySelector('main[data-version]')) return;
  if (!document.querySelector('a[data-versions], [data-menu="version"]')) return;
  import('./preferred-version.js')
    .then(({ preferVersion }) => preferVersion(signal))
    // The links lead to the latest version then, as they were served.
    .catch(() => undefined);
}

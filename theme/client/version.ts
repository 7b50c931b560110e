import { keys, remember } from './storage.js';

/**
 * Keeps the docs version that the reader chose from a menu, and in another version or language the place of the page.
 * What follows from it on pages that belong to no version is loaded where there is something to do.
 */
export function startVersion(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element &&
        target.closest<HTMLAnchorElement>('a[data-version], a[hreflang]');
      if (!link) return;
      if (link.hash !== location.hash) link.hash = location.hash;
      const { version } = link.dataset;
      if (version !== undefined) remember(keys.version, version);
    },
    // Before navigation asks where the link leads.
    { signal, capture: true },
  );
  if (document.querySelector('main[data-version]')) return;
  if (!document.querySelector('a[data-versions], [data-menu="version"]')) return;
  import('./preferred-version.js')
    .then(({ preferVersion }) => preferVersion(signal))
    // The links lead to the latest version then, as they were served.
    .catch(() => undefined);
}

import { keys, writeStored } from './storage.js';

/**
 * Stores the docs version that the reader chooses from a menu, and keeps the hash on links to other versions and
 * languages. Pages outside the docs load a script that applies the choice to their links.
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
      if (version !== undefined) writeStored(keys.version, version);
    },
    // Capture, to change the link before the navigation reads it.
    { signal, capture: true },
  );
  if (document.querySelector('main[data-version]')) return;
  if (!document.querySelector('a[data-versions], [data-menu="version"]')) return;
  import('./preferred-version.js')
    .then(({ preferVersion }) => preferVersion(signal))
    // The links lead to the latest version, as served.
    .catch(() => undefined);
}

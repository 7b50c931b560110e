import { fragmentTarget } from './fragment.js';

const { dataset } = document.documentElement;

/** A link leads exactly to its place: what encloses it opens, and what lies above gets its true height. */
export function startReveal(signal: AbortSignal): void {
  reveal();
  addEventListener('hashchange', reveal, { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link) return;
      // Before the browser goes there.
      delete dataset.late;
      // The same place a second time is no change of the hash.
      if (link.hash === location.hash) reveal();
    },
    { signal },
  );
}

function reveal(): void {
  const target = fragmentTarget(location.hash);
  let moved = target !== null && dataset.late !== undefined;
  if (moved) delete dataset.late;
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = true;
      moved = true;
    }
    if (node instanceof HTMLElement && node.hidden && node.matches('.tab')) {
      node.dispatchEvent(new CustomEvent('docsgen:reveal'));
      moved = true;
    }
  }
  if (moved) target?.scrollIntoView();
}

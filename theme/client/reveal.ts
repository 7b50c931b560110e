import { hashTarget } from './hash-target.js';

const { dataset } = document.documentElement;

/** Opens what encloses the target of a link and lays out what is above it, so that the link leads exactly there. */
export function startReveal(signal: AbortSignal): void {
  reveal();
  addEventListener('hashchange', reveal, { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link) return;
      // Before the browser scrolls.
      delete dataset.late;
      // A second click on the same link does not change the hash.
      if (link.hash === location.hash) reveal();
    },
    { signal },
  );
}

function reveal(): void {
  const target = hashTarget(location.hash);
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

import { fragmentTarget } from './fragment.js';

/** A link to a place inside something closed opens it. */
export function startReveal(signal: AbortSignal): void {
  reveal();
  addEventListener('hashchange', reveal, { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      // The same place a second time is no change of the hash.
      if (link && link.hash === location.hash) reveal();
    },
    { signal },
  );
}

function reveal(): void {
  const target = fragmentTarget(location.hash);
  let opened = false;
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = true;
      opened = true;
    }
    if (node instanceof HTMLElement && node.hidden && node.matches('.tab')) {
      node.dispatchEvent(new CustomEvent('docsgen:reveal'));
      opened = true;
    }
  }
  if (opened) target?.scrollIntoView();
}

import { components } from './registry.js';

/** A component of the site that works in the browser. Its script loads at once, or when a reader comes to see it. */
class IslandElement extends HTMLElement {
  #life = new AbortController();

  connectedCallback(): void {
    this.#life = new AbortController();
    const { signal } = this.#life;
    if (this.dataset.moment !== 'visible') {
      void this.#mount(signal);
      return;
    }
    // The element itself has no box.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void this.#mount(signal);
    });
    for (const child of this.children) observer.observe(child);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  disconnectedCallback(): void {
    this.#life.abort();
  }

  async #mount(signal: AbortSignal): Promise<void> {
    const load = components[this.dataset.component ?? ''];
    if (!load) return;
    try {
      const [{ default: component }, { mountComponent: mount }] = await Promise.all([
        load(),
        import('./mount.js'),
      ]);
      if (signal.aborted) return;
      const end = mount(this, component);
      this.dataset.mounted = '';
      signal.addEventListener('abort', () => setTimeout(end));
    } catch (error) {
      // The page shows the component as it was rendered.
      reportError(error);
    }
  }
}

customElements.define('docsgen-island', IslandElement);

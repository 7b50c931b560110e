import { reportEvent } from '../client/event.js';
import { readStored, writeStored } from '../client/storage.js';

const key = 'docsgen:consent';

/** Asks once whether visits may be counted, and loads the scripts only after the reader has agreed. */
class ConsentElement extends HTMLElement {
  #opener: HTMLElement | undefined;

  connectedCallback(): void {
    const choice = readStored(key);
    if (choice === 'granted') this.#load();
    // A browser that says no for its reader is not asked.
    else if (
      choice === null &&
      !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
    )
      this.hidden = false;
    this.addEventListener('click', this.#answer);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#answer);
  }

  /** Asks again; the focus returns to `opener` after the answer. */
  open(opener: HTMLElement): void {
    this.#opener = opener;
    this.hidden = false;
    this.querySelector('button')?.focus();
  }

  readonly #answer = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement)) return;
    const { consent: choice } = target.dataset;
    if (choice === undefined) return;
    const before = readStored(key);
    writeStored(key, choice);
    // The focus would be lost with the question.
    (this.#opener ?? document.getElementById('_main'))?.focus({ preventScroll: true });
    this.hidden = true;
    const granted = choice === 'granted';
    reportEvent({ name: 'consent', granted });
    if (granted) this.#load();
    // Only a new document is free of the script.
    else if (before === 'granted') location.reload();
  };

  #load(): void {
    const scripts: Record<string, string | true>[] = JSON.parse(this.dataset.scripts ?? '[]');
    for (const attributes of scripts) {
      if (isLoaded(attributes.src)) continue;
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(attributes))
        script.setAttribute(name, value === true ? '' : value);
      document.head.append(script);
    }
  }
}

function isLoaded(src: string | true | undefined): boolean {
  return [...document.scripts].some((script) => script.getAttribute('src') === src);
}

customElements.define('docsgen-consent', ConsentElement);

document.addEventListener('click', ({ target }) => {
  const opener = target instanceof Element && target.closest<HTMLElement>('[data-consent-open]');
  if (opener) document.querySelector<ConsentElement>('docsgen-consent')?.open(opener);
});

import { reportEvent } from '../client/event.js';

/** Asks whether a page was helpful, and sends the answer to the site's own endpoint. */
class FeedbackElement extends HTMLElement {
  #life = new AbortController();

  connectedCallback(): void {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.addEventListener('click', ({ target }) => this.#handle(target), { signal });
  }

  disconnectedCallback(): void {
    this.#life.abort();
  }

  #handle(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement)) return;
    const { helpful: choice, send } = target.dataset;
    if (choice !== undefined && target.ariaPressed !== 'true')
      this.#choose(target, choice === 'yes');
    const comment = this.querySelector('textarea')?.value.trim() ?? '';
    if (send !== undefined && comment !== '') void this.#send({ helpful: false, comment });
  }

  #choose(target: HTMLElement, helpful: boolean): void {
    for (const button of this.querySelectorAll<HTMLElement>('[data-helpful]'))
      button.ariaPressed = String(button === target);
    reportEvent({ name: 'feedback', helpful, page: location.pathname });
    const field = this.#field();
    if (field) field.hidden = helpful;
    void this.#send({ helpful });
  }

  #field(): HTMLElement | null {
    return this.querySelector<HTMLElement>('.feedback-comment');
  }

  async #send(answer: { readonly helpful: boolean; readonly comment?: string }): Promise<void> {
    const { endpoint, thanks = '', failed = '' } = this.dataset;
    const status = this.querySelector('[role="status"]');
    let sentence = thanks;
    if (endpoint !== undefined) {
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ page: location.pathname, title: document.title, ...answer }),
          keepalive: true,
        });
        if (!response.ok) sentence = failed;
        else if (answer.comment !== undefined) this.#field()?.remove();
      } catch {
        sentence = failed;
      }
    }
    if (status) status.textContent = sentence;
  }
}

customElements.define('docsgen-feedback', FeedbackElement);

import type { SearchHit, SearchResults, SectionText } from 'docsgen/search';
import type { Messages } from 'docsgen/theme';
import { createElement } from '../elements.js';
import { set } from './dialog.js';
import { hitsGroups } from './groups.js';
import { pageOption, sectionOption, sectionsShown, textExcerpt } from './options.js';

/** More results than anyone reads. */
export const mostShown = 20;

/** Results that are surely in sight. */
const inSight = 5;

/** Gets the text of a section; rejects where nobody waits for it any more. */
export type ResultText = (section: number) => Promise<SectionText>;

/** The listbox of results, and which of them is active. */
export class ResultList {
  readonly #list: HTMLElement;
  readonly #input: HTMLInputElement;
  #active: HTMLAnchorElement | undefined;
  /** The reader has gone through the results by keyboard. */
  #walked = false;
  #made = 0;
  #visible: IntersectionObserver | undefined;

  constructor(list: HTMLElement, input: HTMLInputElement) {
    this.#list = list;
    this.#input = input;
  }

  get active(): HTMLAnchorElement | undefined {
    return this.#active;
  }

  get walked(): boolean {
    return this.#walked;
  }

  clear(): void {
    this.#visible?.disconnect();
    this.#list.replaceChildren();
    this.#input.setAttribute('aria-expanded', 'false');
    this.#activate(undefined);
  }

  /** Shows results in their groups, the best one active. Texts are asked for when their results come into view. */
  show({ hits, marks }: SearchResults, texts: Messages, textOf: ResultText): void {
    this.clear();
    const waiting = new Map<Element, () => void>();
    let shown = 0;
    this.#visible = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          this.#visible?.unobserve(target);
          waiting.get(target)?.();
        }
      },
      { root: this.#list, rootMargin: '50%' },
    );
    for (const { label, hits: own } of hitsGroups(hits.slice(0, mostShown), texts)) {
      const heading = createElement('span', 'search-group', label);
      heading.id = this.#newId();
      const group = createElement('div', '', heading);
      set(group, { role: 'group', 'aria-labelledby': heading.id });
      for (const hit of own) {
        const option = pageOption(hit, marks, this.#newId());
        group.append(option);
        const fill = (): void => {
          this.#fill(option, hit, marks, textOf).catch(() => {
            // Without its text a result still leads to its page.
          });
        };
        waiting.set(option, fill);
        shown += 1;
        // What is there already is shown at once: an observer would be a frame late.
        if (shown <= inSight) fill();
        else this.#visible.observe(option);
      }
      this.#list.append(group);
    }
    this.#input.setAttribute('aria-expanded', String(hits.length > 0));
    this.#list.scrollTop = 0;
    this.#activate(this.#options()[0]);
    this.#walked = false;
  }

  /** Goes up or down, from the end to the beginning and back. */
  move(steps: number): void {
    const options = this.#options();
    if (options.length === 0) return;
    const from = this.#active ? options.indexOf(this.#active) : -1;
    const by = from < 0 && steps < 0 ? steps + 1 : steps;
    this.#walk(options[(from + by + options.length) % options.length]);
  }

  moveToEnd(end: 'first' | 'last'): void {
    this.#walk(this.#options().at(end === 'first' ? 0 : -1));
  }

  /** The pointer does not scroll what it points at. */
  point(target: EventTarget | null): void {
    const option = target instanceof Element ? target.closest('a') : null;
    if (option && option !== this.#active) this.#activate(option);
  }

  #walk(option: HTMLAnchorElement | undefined): void {
    this.#walked = true;
    this.#activate(option);
    if (option === this.#options()[0]) this.#list.scrollTop = 0;
    else option?.scrollIntoView({ block: 'nearest' });
  }

  #activate(option: HTMLAnchorElement | undefined): void {
    this.#active?.setAttribute('aria-selected', 'false');
    this.#active = option;
    option?.setAttribute('aria-selected', 'true');
    if (option) this.#input.setAttribute('aria-activedescendant', option.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  /** Adds to a page what it says, and below it the sections that say it. */
  async #fill(
    option: HTMLAnchorElement,
    hit: SearchHit,
    marks: SearchResults['marks'],
    textOf: ResultText,
  ): Promise<void> {
    const numbers = hit.sections.length > 0 ? hit.sections : [hit.firstSection];
    const sections = await Promise.all(numbers.slice(0, sectionsShown).map(textOf));
    let last: Element = option;
    for (const [index, section] of sections.entries()) {
      if (numbers[index] === hit.firstSection) {
        const words = textExcerpt(section[0], marks);
        if (words) option.append(' ', words);
        continue;
      }
      const below = sectionOption(hit, section, marks, this.#newId());
      last.after(below);
      last = below;
    }
  }

  #options(): HTMLAnchorElement[] {
    return [...this.#list.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
  }

  #newId(): string {
    this.#made += 1;
    return `_search-${this.#made}`;
  }
}

import {
  groupSimilarHits,
  type SearchHit,
  type SearchResults,
  type SectionText,
} from 'docsgen/search';
import { formatMessage } from 'docsgen/strings';
import type { Messages } from 'docsgen/theme';
import { createElement } from '../elements.js';
import { setAttributes } from './dialog.js';
import { breadcrumbsIn, hitsGroups } from './groups.js';
import {
  maxSections,
  moreOption,
  openingExcerpt,
  pageOption,
  placeOption,
  sectionOption,
  textExcerpt,
} from './options.js';
import type { LinkGroup } from './suggested-links.js';

/** Limit of listed results. */
export const maxResults = 20;

/** Number of results that are in sight on every screen. */
const visibleResults = 5;

/** Loads the text of a section; rejects once the results are outdated. */
export type ResultText = (section: number) => Promise<SectionText>;

/** The listbox of results, with its active option. */
export class ResultList {
  readonly #list: HTMLElement;
  readonly #input: HTMLInputElement;
  #active: HTMLAnchorElement | undefined;
  /** Whether the reader has moved through the results by keyboard. */
  #walked = false;
  #hasSuggestions = false;
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
    this.#hasSuggestions = false;
    this.#input.setAttribute('aria-expanded', 'false');
    this.#activate(undefined);
  }

  /** Shows links to follow without a query. None is active, so that Enter opens nothing by mistake. */
  showSuggestedLinks(groups: readonly LinkGroup[]): void {
    this.clear();
    for (const { label, links } of groups) {
      this.#group(label).append(...links.map((link) => placeOption(link, this.#newId())));
    }
    this.#input.setAttribute('aria-expanded', String(groups.length > 0));
    this.#walked = false;
    this.#hasSuggestions = true;
  }

  /** Removes the links of {@link showSuggestedLinks}, which a query has nothing to do with; results stay. */
  clearSuggestions(): void {
    if (this.#hasSuggestions) this.clear();
  }

  /** Shows results in their groups and activates the best one. Loads texts when their results come into view. */
  show({ hits, marks }: SearchResults, messages: Messages, textOf: ResultText): void {
    this.clear();
    const waiting = new WeakMap<Element, () => void>();
    let shown = 0;
    const visible = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          visible.unobserve(target);
          waiting.get(target)?.();
        }
      },
      { root: this.#list, rootMargin: '50%' },
    );
    this.#visible = visible;
    const hitOption = (hit: SearchHit, label: string): HTMLAnchorElement => {
      const trail = breadcrumbsIn(label, hit);
      const option = pageOption(hit, trail, marks, this.#newId());
      const fill = (): void => {
        this.#fill(option, hit, marks, textOf).catch(() => {
          // Without its text, a result still links to its page.
        });
      };
      waiting.set(option, fill);
      shown += 1;
      // Fill the visible results at once: an observer would be a frame late.
      if (shown <= visibleResults) fill();
      else visible.observe(option);
      return option;
    };
    for (const { label, hits: own } of hitsGroups(
      groupSimilarHits(hits).slice(0, maxResults),
      messages,
    )) {
      const group = this.#group(label);
      for (const { hit, similar } of own) {
        const optionOf = (one: SearchHit) => hitOption(one, label);
        group.append(optionOf(hit));
        if (similar.length > 0) group.append(this.#more(similar, messages, optionOf));
      }
    }
    this.#input.setAttribute('aria-expanded', String(hits.length > 0));
    this.#list.scrollTop = 0;
    this.#activate(this.#options()[0]);
    this.#walked = false;
  }

  #group(label: string): HTMLElement {
    const heading = createElement('span', 'search-group', label);
    heading.id = this.#newId();
    const group = createElement('div', '', heading);
    setAttributes(group, { role: 'group', 'aria-labelledby': heading.id });
    this.#list.append(group);
    return group;
  }

  /** An option that replaces itself by similar results, the first of which becomes active. */
  #more(
    similar: readonly SearchHit[],
    messages: Messages,
    optionOf: (hit: SearchHit) => HTMLAnchorElement,
  ): HTMLAnchorElement {
    const isSchema = similar[0]?.kind === 'schema';
    const key = isSchema ? 'search.moreSchemas' : 'search.moreOperations';
    const label = formatMessage(messages, key, { count: similar.length });
    const more = moreOption(label, this.#newId(), () => {
      const options = similar.map(optionOf);
      more.replaceWith(...options);
      this.#walk(options[0]);
    });
    return more;
  }

  /** Moves the active option by a number of steps and wraps around at both ends. */
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

  /** Activates the option under the pointer, without scrolling. */
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

  /** Adds an excerpt to a page's option, and options for its matching sections below it. */
  async #fill(
    option: HTMLAnchorElement,
    hit: SearchHit,
    marks: SearchResults['marks'],
    textOf: ResultText,
  ): Promise<void> {
    const numbers = hit.sections.length > 0 ? hit.sections : [hit.firstSection];
    const sections = await Promise.all(numbers.slice(0, maxSections).map(textOf));
    let last: Element = option;
    for (const [index, section] of sections.entries()) {
      if (numbers[index] === hit.firstSection) {
        const excerptOf = hit.sections.length > 0 ? textExcerpt : openingExcerpt;
        const words = excerptOf(section[0], marks);
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

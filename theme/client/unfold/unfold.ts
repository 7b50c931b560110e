import { announce } from '../announce.js';
import { createElement } from '../elements.js';
import type { FetchedPage } from '../navigation/fetch-page.js';
import { messageText } from '../text.js';
import { completeDescription, schemaContents } from './schema-contents.js';

/** The unfolded contents of a link; undefined while they load. */
const bodies = new WeakMap<HTMLAnchorElement, HTMLElement | undefined>();

/**
 * Shows the contents that a link leads to below the link, or hides them again.
 *
 * @param load fetches the page of the link
 * @param addStyles loads its style sheets, as descriptions may have blocks that this page has none for
 * @param follow goes to the page, if its contents cannot be shown here; undefined if the reader has not asked for them
 */
export async function unfold(
  link: HTMLAnchorElement,
  load: () => Promise<FetchedPage>,
  addStyles: (page: Document) => Promise<unknown>,
  follow?: () => void,
): Promise<void> {
  if (bodies.has(link)) {
    const body = bodies.get(link);
    if (body) toggle(link, body, body.hidden);
    return;
  }
  bodies.set(link, undefined);
  link.setAttribute('aria-busy', 'true');
  const loading = setTimeout(() => {
    if (follow) announce(messageText('client.loading'));
  }, 500);
  try {
    const { html, url } = await load();
    // The reader may have left the page.
    if (!link.isConnected) return;
    if (html === undefined) throw new Error(url.href);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const contents = schemaContents(page, url, link);
    if (!contents) throw new Error(url.href);
    await addStyles(page);
    toggle(link, insert(link, contents), true);
    completeDescription(page, url, link);
  } catch {
    bodies.delete(link);
    follow?.();
  } finally {
    clearTimeout(loading);
    link.removeAttribute('aria-busy');
  }
}

function insert(link: HTMLAnchorElement, contents: DocumentFragment): HTMLElement {
  const body = createElement('div', 'children-body', contents);
  const path = fieldPath(link);
  if (path.length > 1) {
    body.prepend(createElement('p', 'unfold-path', createElement('code', '', path.join('.'))));
  }
  body.id = `_unfolded-${document.querySelectorAll('[id^=_unfolded-]').length + 1}`;
  link.setAttribute('aria-controls', body.id);
  link.after(body);
  bodies.set(link, body);
  return body;
}

function toggle(link: HTMLAnchorElement, body: HTMLElement, open: boolean): void {
  body.hidden = !open;
  link.setAttribute('aria-expanded', String(open));
}

/** The names of the fields that enclose a node, outermost first; those of an array's items have the array's name. */
function fieldPath(node: Element): readonly string[] {
  const names: string[] = [];
  for (
    let at = node.closest('.fields > li');
    at;
    at = at.parentElement?.closest('.fields > li') ?? null
  ) {
    const name = at.querySelector(':scope > :first-child > a > code')?.textContent;
    if (name) names.unshift(name);
  }
  return names;
}

import { decodedHash, hashTarget } from '../hash-target.js';

/** What a schema or field contains, beside its first line and facts. */
const contentSelector =
  '.fields, .alternatives, .discriminator, .schema-items, .schema-note, .children-body, .unfold';

/** What a field contains beside other fields. That there are no others is a note about nothing. */
const otherContents = '.alternatives, .discriminator, .schema-note:not([data-closed]), .unfold';

/**
 * Takes the contents of a schema or of one of its fields from the schema's page, ready for the place of a link.
 *
 * @param page the schema's page
 * @param url its URL; the hash is that of a field, if any
 * @returns undefined if the page does not contain it
 */
export function schemaContents(
  page: Document,
  url: URL,
  link: Element,
): DocumentFragment | undefined {
  const root =
    url.hash === '' ? page.querySelector('#fields + .schema') : hashTarget(url.hash, page);
  if (!root) return undefined;
  const fold = root.querySelector(':scope > details > .children-body');
  const contents = document.createDocumentFragment();
  contents.append(
    ...[...(fold ?? root).children].filter((child) => child.matches(contentSelector)),
  );
  removeOtherSide(contents, link);
  if (!contents.firstElementChild || isLinkTo(contents, url)) return undefined;
  const from = url.hash === '' ? 'field' : root.id;
  const to = link.parentElement?.closest('[id]')?.id ?? '';
  moveIds(contents, url, (id) =>
    id.startsWith(from) ? to + id.slice(from.length) : `${to}.${id}`,
  );
  return contents;
}

/** Replaces the beginning of a schema's description before a link by the whole one of the schema's page. */
export function completeDescription(page: Document, url: URL, link: Element): void {
  const whole = page.querySelector('#fields')?.closest('section')?.previousElementSibling;
  if (url.hash !== '' || !whole?.matches('.prose')) return;
  const text = plainText(whole);
  const shown = previousSiblings(link).find(
    (one) => one.localName === 'p' && text.includes(plainText(one).replace(/…$/, '')),
  );
  if (!shown || plainText(shown) === text) return;
  const contents = document.createDocumentFragment();
  contents.append(...whole.childNodes);
  const to = link.parentElement?.closest('[id]')?.id ?? '';
  moveIds(contents, url, (id) => `${to}.${id}`);
  shown.replaceWith(contents);
}

function previousSiblings(element: Element): readonly Element[] {
  const previous = element.previousElementSibling;
  return previous ? [previous, ...previousSiblings(previous)] : [];
}

function plainText({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Schema pages show what is only sent and what is only received; an operation shows one of them. */
function removeOtherSide(contents: DocumentFragment, link: Element): void {
  const side = link.closest<HTMLElement>('[data-side]')?.dataset.side;
  const other = { request: 'read', response: 'write' }[side ?? ''];
  if (!other) return;
  for (const field of contents.querySelectorAll(`[data-access=${other}]`)) removeField(field);
}

/** Removes a field, and an optional one around it that contained nothing else. */
function removeField(field: Element): void {
  const list = field.parentElement;
  field.remove();
  const around = list?.closest('.fields > li');
  const isRequired = around?.querySelector(':scope > :first-child > strong');
  if (around && !isRequired && !around.querySelector(`.fields > li, ${otherContents}`)) {
    removeField(around);
  }
}

/** Whether all that the page shows of the contents is a link to itself. */
function isLinkTo(contents: DocumentFragment, url: URL): boolean {
  const [only, more] = contents.children;
  return (
    !more &&
    only instanceof HTMLAnchorElement &&
    new URL(only.getAttribute('href') ?? '', url).href === url.href
  );
}

/** Makes ids unique in this document and lets the links of the contents lead where they led on their page. */
function moveIds(contents: DocumentFragment, url: URL, move: (id: string) => string): void {
  const moved = new Map<string, string>();
  for (const element of contents.querySelectorAll('[id]')) {
    const id = move(element.id);
    moved.set(element.id, id);
    if (document.getElementById(id)) element.removeAttribute('id');
    else element.id = id;
  }
  // The name of a choice is the id of its first option.
  for (const button of contents.querySelectorAll<HTMLInputElement>('input[name]')) {
    button.name = move(button.name);
  }
  for (const link of contents.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const target = new URL(link.getAttribute('href') ?? '', url);
    const isHere = link.getAttribute('href')?.startsWith('#') === true;
    const id = isHere ? moved.get(decodedHash(target.hash.slice(1))) : undefined;
    link.href = id === undefined ? target.href : `#${encodeURIComponent(id)}`;
  }
}

/**
 * Elements that describe the page. Scripts stay, style sheets are exchanged separately, and extensions add other
 * elements.
 */
const about = 'title, meta, link:not([rel~="stylesheet"]), script[type="application/ld+json"]';
const sheets = 'link[rel~="stylesheet"]';

/**
 * Attributes of the root element that differ between pages. The others hold the reader's state or belong to extensions.
 */
const ofPage = /^(data-announcement|data-color-(default|switch|system))$/;

/** Takes over language, direction, title, metadata and links to alternates from another page. */
export function swapHead(fresh: Document): void {
  exchange(about, fresh);
  const root = document.documentElement;
  const next = fresh.documentElement;
  for (const name of root.getAttributeNames()) {
    if (ofPage.test(name) && !next.hasAttribute(name)) root.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    // The reader chooses the colour mode.
    if (name !== 'data-theme') root.setAttribute(name, value);
  }
}

/**
 * Loads the style sheets that a page needs and the document lacks.
 *
 * @returns false if one of them fails to load
 */
export async function addStyles(fresh: Document): Promise<boolean> {
  const missing = missingElements(sheets, document, fresh).map((link) => document.importNode(link));
  const loads = missing.map(
    (link) =>
      new Promise<boolean>((resolve) => {
        link.addEventListener('load', () => resolve(true));
        link.addEventListener('error', () => resolve(false));
      }),
  );
  document.head.append(...missing);
  return (await Promise.all(loads)).every(Boolean);
}

/** Removes the style sheets that a page does not have. */
export function dropStyles(fresh: Document): void {
  for (const link of missingElements(sheets, fresh, document)) link.remove();
}

/** Keeps equal elements, so that an icon or a preloaded image is not requested again. */
function exchange(selector: string, fresh: Document): void {
  const old = missingElements(selector, fresh, document);
  document.head.append(...missingElements(selector, document, fresh));
  for (const node of old) node.remove();
}

/** The elements in the head of `there` that are not in that of `here`. */
function missingElements(selector: string, here: Document, there: Document): Element[] {
  const present = [...here.head.querySelectorAll(selector)];
  return [...there.head.querySelectorAll(selector)].filter(
    (node) => !present.some((other) => other.isEqualNode(node)),
  );
}

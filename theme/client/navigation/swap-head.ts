/** What says something about the page. Scripts stay, style sheets are exchanged apart, and extensions add more. */
const about = 'title, meta, link:not([rel~="stylesheet"]), script[type="application/ld+json"]';
const sheets = 'link[rel~="stylesheet"]';

/** Of the root element: what a page may have that another has not. The rest is the reader's state, or an extension's. */
const ofPage = /^(data-announcement|data-color-(default|switch|system))$/;

/** Makes language, direction, title, meta data and links to other forms of the page those of another page. */
export function swapHead(fresh: Document): void {
  exchange(about, fresh);
  const root = document.documentElement;
  const next = fresh.documentElement;
  for (const name of root.getAttributeNames()) {
    if (ofPage.test(name) && !next.hasAttribute(name)) root.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    // Which colour mode is shown is for the reader to decide.
    if (name !== 'data-theme') root.setAttribute(name, value);
  }
}

/** Loads the style sheets that a page needs and the document does not have yet. False if one does not arrive. */
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

/** Takes away the style sheets that a page does not have. */
export function dropStyles(fresh: Document): void {
  for (const link of missingElements(sheets, fresh, document)) link.remove();
}

/** What is the same stays as it is: an icon or a preloaded image is not asked for again. */
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

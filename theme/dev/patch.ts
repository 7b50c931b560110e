import { overlayId } from './overlay.js';
import { type PatchStep, planSheets } from './patch-sheets.js';

/** Elements that no script queries. */
const staticElements =
  'p,ul,ol,li,a,code,em,strong,del,sub,sup,kbd,mark,br,hr,span,blockquote,img,b,i,s,q,cite,abbr,small,dl,dt,dd,samp,var,ins,u,input';
/** Elements whose attributes no script reads. */
const elementsWithPatchableAttributes = 'a, img, li, p';
/** Elements that scripts add to a page. */
const addedElements = `.copy-button, .tab-list, #_search, #${overlayId}`;

/**
 * Updates the document from the served version `shown` to the served version `fresh`. Returns false if that needs a
 * reload.
 *
 * It compares the two served versions and changes the document only where they differ and where the document is still
 * as served, so that changes by scripts and readers stay. It inserts only elements that no script would process. DOM
 * morphing libraries (idiomorph, morphlex) compare with the live document and would remove what scripts have added.
 */
export function patchPage(shown: Document, fresh: Document): boolean {
  if (scriptTags(shown.head) !== scriptTags(fresh.head)) return false;
  const steps: PatchStep[] = [];
  if (!planSheets(shown.head, fresh.head, steps)) return false;
  planMetadata(shown.head, fresh.head, steps);
  if (!planNode(shown.body, fresh.body, document.body, steps)) return false;
  for (const step of steps) step();
  if (documentTitle(shown) !== documentTitle(fresh)) document.title = documentTitle(fresh) ?? '';
  return true;
}

/** The scripts that have run; structured data is not one of them. */
function scriptTags(head: HTMLElement): string {
  return [...head.querySelectorAll('script:not([type="application/ld+json"])')]
    .map(({ outerHTML }) => outerHTML)
    .join();
}

/** Adds the step that replaces changed metadata, such as the icon of the site. */
function planMetadata(shown: HTMLElement, fresh: HTMLElement, steps: PatchStep[]): void {
  const selector = 'meta, link:not([rel=stylesheet])';
  const [old, next] = [shown, fresh].map((head) => [...head.querySelectorAll(selector)]);
  if (!old || !next) return;
  const lacks = (list: readonly Element[], one: Element): boolean =>
    !list.some((other) => other.isEqualNode(one));
  const [removed, added] = [
    old.filter((one) => lacks(next, one)),
    next.filter((one) => lacks(old, one)),
  ];
  steps.push(() => {
    for (const live of document.head.querySelectorAll(selector)) {
      if (!lacks(removed, live)) live.remove();
    }
    for (const one of added) document.head.append(document.importNode(one, true));
  });
}

function documentTitle({ head }: Document): string | null | undefined {
  return head.querySelector('title')?.textContent;
}

/** Adds the steps that update a live node from `old` to `fresh`. Returns false if that needs a reload. */
function planNode(old: Node, fresh: Node, live: Node, steps: PatchStep[]): boolean {
  if (old.isEqualNode(fresh)) return true;
  if (old instanceof Element && fresh instanceof Element && live instanceof Element) {
    return planAttributes(old, fresh, live, steps) && planChildren(old, fresh, live, steps);
  }
  if (live.nodeValue !== old.nodeValue) return false;
  steps.push(() => {
    live.nodeValue = fresh.nodeValue;
  });
  return true;
}

function planAttributes(old: Element, fresh: Element, live: Element, steps: PatchStep[]): boolean {
  if (haveSameAttributes(old, fresh)) return true;
  if (!old.matches(elementsWithPatchableAttributes) || !haveSameAttributes(old, live)) return false;
  steps.push(() => {
    for (const name of live.getAttributeNames()) {
      if (!fresh.hasAttribute(name)) live.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) live.setAttribute(name, value);
  });
  return true;
}

function haveSameAttributes(a: Element, b: Element): boolean {
  return a.cloneNode(false).isEqualNode(b.cloneNode(false));
}

function planChildren(old: Element, fresh: Element, live: Element, steps: PatchStep[]): boolean {
  const oldNodes = [...old.childNodes];
  const freshNodes = [...fresh.childNodes];
  const liveNodes = servedChildren(live);
  if (!haveSameNames(oldNodes, liveNodes)) return false;
  const { start, end } = commonEnds(oldNodes, freshNodes);
  const removed = oldNodes.slice(start, oldNodes.length - end);
  const added = freshNodes.slice(start, freshNodes.length - end);
  const present = liveNodes.slice(start, liveNodes.length - end);
  if (haveSameNames(removed, added)) {
    const inner: PatchStep[] = [];
    const isPlanned = removed.every((child, index) => {
      const [counterpart, node] = [added[index], present[index]];
      return counterpart && node && planNode(child, counterpart, node, inner);
    });
    if (isPlanned) {
      steps.push(...inner);
      return true;
    }
  }
  if (!added.every(isStatic)) return false;
  const isUntouched = (child: Node, index: number): boolean =>
    isStatic(child) && child.isEqualNode(present[index] ?? null);
  if (!removed.every(isUntouched)) return false;
  const next = liveNodes[start + removed.length] ?? null;
  if (next && next.parentNode !== live) return false;
  steps.push(() => {
    for (const node of present) node.remove();
    for (const node of added) live.insertBefore(document.importNode(node, true), next);
  });
  return true;
}

/** Counts the equal nodes at the start and at the end of two lists. */
function commonEnds(
  a: readonly Node[],
  b: readonly Node[],
): { readonly start: number; readonly end: number } {
  let start = 0;
  while (a[start]?.isEqualNode(b[start] ?? null)) start += 1;
  const rest = Math.min(a.length, b.length) - start;
  let end = 0;
  while (end < rest && a.at(-1 - end)?.isEqualNode(b.at(-1 - end) ?? null)) end += 1;
  return { start, end };
}

function haveSameNames(a: readonly Node[], b: readonly Node[]): boolean {
  return a.length === b.length && a.every(({ nodeName }, index) => nodeName === b[index]?.nodeName);
}

/** Returns the children of a live node without those that scripts have added. */
function servedChildren(node: Element): readonly ChildNode[] {
  return [...node.childNodes]
    .filter((child) => !(child instanceof Element && child.matches(addedElements)))
    .map(borrowedBy);
}

/** The menu moves elements and leaves a comment with their class. Returns the moved element for such a comment. */
function borrowedBy(child: ChildNode): ChildNode {
  if (!(child instanceof Comment)) return child;
  return document.getElementsByClassName(child.data)[0] ?? child;
}

function isStatic(node: Node): boolean {
  if (!(node instanceof Element)) return true;
  return (
    node.matches(staticElements) &&
    !node.getAttributeNames().some((name) => name.startsWith('data-')) &&
    [...node.children].every(isStatic)
  );
}

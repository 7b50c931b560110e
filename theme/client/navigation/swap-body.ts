/**
 * Puts the body of another page in the place of this one's. The live region stays, as screen readers want it, and
 * so does a sidebar that both pages have, with its place and its open categories.
 *
 * @param parts what this page has brought: whatever else is in the body is an extension's, or that of `docsgen dev`
 * @returns what the other page has brought
 */
export function swapBody(parts: readonly ChildNode[], fresh: Document): readonly ChildNode[] {
  const stay = new Map<Node, ChildNode>();
  const status = document.getElementById('_status');
  const freshStatus = fresh.getElementById('_status');
  if (status && freshStatus) stay.set(freshStatus, status);
  keepSidebar(fresh, stay);
  return swapChildren(document.body, parts, [...fresh.body.childNodes], stay);
}

/**
 * Puts nodes in the place of others without moving those that stay: to move an element is to lose its place, the
 * focus in it, and the attention of a screen reader.
 *
 * @param stay by the new node, the old one to be kept in its place; both lists have them in the same order
 */
function swapChildren(
  parent: Element,
  old: readonly ChildNode[],
  fresh: readonly ChildNode[],
  stay: ReadonlyMap<Node, ChildNode>,
): readonly ChildNode[] {
  const wanted = fresh.map((node) => stay.get(node) ?? node);
  let after = old.at(-1)?.nextSibling ?? null;
  for (const node of old) if (!wanted.includes(node)) node.remove();
  for (const node of wanted.toReversed()) {
    if (node.parentNode !== parent) parent.insertBefore(node, after);
    after = node;
  }
  return wanted;
}

function keepSidebar(fresh: Document, stay: Map<Node, ChildNode>): void {
  const [mine, theirs] = [documentColumn(document), documentColumn(fresh)];
  if (!mine || !theirs || outline(mine) !== outline(theirs)) return;
  const [shell, freshShell] = [mine.parentElement, theirs.parentElement];
  if (!shell || !freshShell) return;

  const links = theirs.querySelectorAll('a');
  mine.querySelectorAll('a').forEach((link, index) => {
    const current = links[index]?.getAttribute('aria-current');
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  });
  const folds = theirs.querySelectorAll('details');
  mine.querySelectorAll('details').forEach((fold, index) => {
    if (folds[index]?.open) fold.open = true;
  });

  for (const { name, value } of freshShell.attributes) shell.setAttribute(name, value);
  const kept = new Map([[theirs, mine]]);
  swapChildren(shell, [...shell.childNodes], [...freshShell.childNodes], kept);
  stay.set(freshShell, shell);
}

function documentColumn(page: Document): HTMLElement | null {
  const column = page.querySelector<HTMLElement>('.sidebar-column');
  return column?.querySelector('#_sidebar') ? column : null;
}

/** The same for two sidebars exactly if they lead to the same places by the same words. */
function outline(column: HTMLElement): string {
  const lines = [...column.querySelectorAll('a, summary')].map(
    (node) => `${node.getAttribute('href')} ${node.textContent}`,
  );
  const { lang, dir } = column.ownerDocument.documentElement;
  return [lang, dir, column.querySelector<HTMLElement>('#_sidebar')?.dataset.name, ...lines].join(
    '\n',
  );
}

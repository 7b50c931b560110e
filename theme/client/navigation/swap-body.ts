/**
 * Replaces this page's body by that of another page. Keeps the live region, as screen readers watch that element, and
 * keeps a sidebar that both pages have, with its scroll position and open categories.
 *
 * @param parts nodes that this page has put into the body; other nodes belong to extensions or to `docsgen dev`
 * @returns nodes that the other page has put into the body
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
 * Replaces nodes without moving those that stay: a moved element loses its scroll position, the focus in it and the
 * place of a screen reader.
 *
 * @param stay the old node to keep for a new node; both lists have them in the same order
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

/** The same for two sidebars exactly if their links have the same URLs and labels. */
function outline(column: HTMLElement): string {
  const lines = [...column.querySelectorAll('a, summary')].map(
    (node) => `${node.getAttribute('href')} ${node.textContent}`,
  );
  const { lang, dir } = column.ownerDocument.documentElement;
  return [lang, dir, column.querySelector<HTMLElement>('#_sidebar')?.dataset.name, ...lines].join(
    '\n',
  );
}

/** One change to the document. All are planned before the first is made. */
export type Step = () => void;

/** Sheets that leave when those that replace them have loaded. */
const leaving = new Set<Element>();

/** Adds the step that replaces style sheets; false where that takes a reload. */
export function planSheets(shown: HTMLElement, fresh: HTMLElement, steps: Step[]): boolean {
  const [old, next, live] = [sheetsIn(shown), sheetsIn(fresh), sheetsIn(document.head)];
  const added = next.filter((sheet) => !findEqual(old, sheet));
  const removed = old.filter((sheet) => !findEqual(next, sheet));
  if (added.length + removed.length === 0) return true;
  const replaced = removed.flatMap((sheet) => findEqual(live, sheet) ?? []);
  const last = replaced.at(-1) ?? live.at(-1);
  if (replaced.length < removed.length || last === undefined) return false;
  steps.push(() => {
    for (const sheet of replaced) leaving.add(sheet);
    const loading = added.map((sheet, index) => insertSheet(sheet, replaced[index] ?? last));
    void Promise.all(loading).then(removeLeaving);
  });
  return true;
}

function sheetsIn(head: HTMLElement): readonly HTMLLinkElement[] {
  return [...head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
}

function findEqual(sheets: readonly HTMLLinkElement[], sheet: Node): HTMLLinkElement | undefined {
  return sheets.find((other) => other.isEqualNode(sheet));
}

/** @returns when the sheet has loaded, or has failed to */
function insertSheet(sheet: HTMLLinkElement, before: Element): Promise<unknown> {
  const link = document.importNode(sheet);
  before.after(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

/** Also removes sheets whose replacement never loaded, as a newer one replaced that. */
function removeLeaving(): void {
  for (const sheet of leaving) sheet.remove();
  leaving.clear();
}

/** One change to the document. All steps are planned before the first one runs. */
export type PatchStep = () => void;

/** Outdated style sheets, which stay until their replacements have loaded. */
const leaving = new Set<Element>();

/** Adds the step that replaces changed style sheets. Returns false if that needs a reload. */
export function planSheets(shown: HTMLElement, fresh: HTMLElement, steps: PatchStep[]): boolean {
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

/** Resolves when the style sheet has loaded or failed to load. */
function insertSheet(sheet: HTMLLinkElement, before: Element): Promise<unknown> {
  const link = document.importNode(sheet);
  before.after(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

/** Also removes style sheets whose replacement never loaded because a newer one replaced it. */
function removeLeaving(): void {
  for (const sheet of leaving) sheet.remove();
  leaving.clear();
}

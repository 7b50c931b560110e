/**
 * Functions of the client script: `patchPage(shown, fresh)` makes the document, which was served as `shown`, the one
 * that is served as `fresh`; false where that takes loading it.
 *
 * The two versions are compared as they were served, and the document is touched only where they differ and where it
 * is still as it was served: what other scripts have made of it stays, as does all that readers have done. New
 * elements are taken in where no script would do something with them. Libraries that make one tree another one
 * (idiomorph, morphlex) compare the document itself, and would undo what scripts have added.
 */
export const patchScript = `
  const plain = 'p,ul,ol,li,a,code,em,strong,del,sub,sup,kbd,mark,br,hr,span,blockquote,img,b,i,s,q,cite,abbr,small,dl,dt,dd,samp,var,ins,u,input';
  const added = '.copy-button, .tab-list, #_search, #_docsgen-overlay';
  const isPlain = (node) =>
    !(node instanceof Element) ||
    (node.matches(plain) && ![...node.attributes].some(({ name }) => name.startsWith('data-')) && [...node.children].every(isPlain));
  /** What a menu has borrowed counts where it belongs, which a comment with its id marks. */
  const atHome = (child) => (child instanceof Comment && document.getElementById(child.data)) || child;
  const childrenOf = (node) => [...node.childNodes].filter((child) => !(child instanceof Element && child.matches(added))).map(atHome);
  const sameAttributes = (a, b) => a.cloneNode(false).isEqualNode(b.cloneNode(false));

  const patchPage = (shown, fresh) => {
    const [before, after] = [shown.querySelector('head'), fresh.querySelector('head')];
    const scripts = (head) => [...head.querySelectorAll('script[src]')].map(({ outerHTML }) => outerHTML).join();
    if (scripts(before) !== scripts(after)) return false;
    const steps = [];
    if (!planSheets(sheetsOf(before), sheetsOf(after), steps)) return false;
    if (!plan(shown.querySelector('body'), fresh.querySelector('body'), document.body, steps)) return false;
    for (const step of steps) step();
    if (before.querySelector('title')?.textContent !== after.querySelector('title')?.textContent) {
      document.title = after.querySelector('title')?.textContent ?? '';
    }
    return true;
  };

  const leaving = new Set();
  const sheetsOf = (head) => [...head.querySelectorAll('link[rel=stylesheet]')];
  /** Adds to the steps what exchanges style sheets, the old ones leaving when the new ones are there. */
  const planSheets = (old, fresh, steps) => {
    const isIn = (all) => (sheet) => all.some((other) => other.isEqualNode(sheet));
    const come = fresh.filter((sheet) => !isIn(old)(sheet));
    const live = sheetsOf(document.head);
    const gone = old.filter((sheet) => !isIn(fresh)(sheet)).map((sheet) => live.find(isIn([sheet])));
    if (come.length + gone.length === 0) return true;
    if (gone.includes(undefined) || live.length === 0) return false;
    steps.push(async () => {
      for (const sheet of gone) leaving.add(sheet);
      await Promise.all(come.map((sheet, index) => {
        const link = document.importNode(sheet);
        (gone[index] ?? gone.at(-1) ?? live.at(-1)).after(link);
        return new Promise((resolve) => { link.onload = link.onerror = resolve; });
      }));
      // One that never loads, as a newer one has come, leaves with that.
      for (const sheet of leaving) sheet.remove();
      leaving.clear();
    });
    return true;
  };

  /** Adds to the steps what makes of a live node what a fresh one is; false where that cannot be told. */
  const plan = (old, fresh, live, steps) => {
    if (old.isEqualNode(fresh)) return true;
    if (old.nodeType !== 1 || fresh.nodeType !== 1) {
      if (live.nodeValue !== old.nodeValue) return false;
      steps.push(() => { live.nodeValue = fresh.nodeValue; });
      return true;
    }
    if (!sameAttributes(old, fresh)) {
      // A script may have looked at an attribute; of a link it has not.
      if (!old.matches('a, img, li, p') || !live.cloneNode(false).isEqualNode(old.cloneNode(false))) return false;
      steps.push(() => {
        for (const name of live.getAttributeNames()) if (!fresh.hasAttribute(name)) live.removeAttribute(name);
        for (const { name, value } of fresh.attributes) live.setAttribute(name, value);
      });
    }
    const [a, b, c] = [[...old.childNodes], [...fresh.childNodes], childrenOf(live)];
    if (a.length !== c.length || a.some((child, index) => child.nodeName !== c[index].nodeName)) return false;
    let start = 0;
    while (start < a.length && start < b.length && a[start].isEqualNode(b[start])) start += 1;
    let end = 0;
    while (end < a.length - start && end < b.length - start && a.at(-1 - end).isEqualNode(b.at(-1 - end))) end += 1;
    const gone = a.slice(start, a.length - end);
    const come = b.slice(start, b.length - end);
    const alive = c.slice(start, c.length - end);
    const pairs = gone.length === come.length && gone.every((child, index) => child.nodeName === come[index].nodeName);
    if (pairs) {
      const inner = [];
      if (gone.every((child, index) => plan(child, come[index], alive[index], inner))) {
        steps.push(...inner);
        return true;
      }
    }
    if (!come.every(isPlain) || !gone.every((child, index) => isPlain(child) && child.isEqualNode(alive[index]))) return false;
    const next = c[start + gone.length] ?? null;
    if (next && next.parentNode !== live) return false;
    steps.push(() => {
      for (const node of alive) node.remove();
      for (const node of come) live.insertBefore(document.importNode(node, true), next);
    });
    return true;
  };
`;

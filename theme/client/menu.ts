const wide = '(width >= 62.25rem)';

/** The menu of small screens: a native dialog that borrows the page's navigation while it is open. */
export function startMenu(signal: AbortSignal): void {
  const link = document.querySelector<HTMLElement>('.menu-link');
  const dialog = document.querySelector<HTMLDialogElement>('#_menu');
  const body = dialog?.querySelector('.menu-body');
  if (!link || !dialog || !body) return;

  const button = link instanceof HTMLAnchorElement ? toButton(link) : link;
  const parts = document.querySelectorAll('#_navbar, .sidebar-column');
  const borrowed = Array.from(parts, (part) => ({
    part,
    home: document.createComment(part.className),
  }));
  const giveBack = (): void => {
    for (const { part, home } of borrowed) if (home.isConnected) home.replaceWith(part);
    button.setAttribute('aria-expanded', 'false');
  };

  button.addEventListener(
    'click',
    () => {
      for (const { part, home } of borrowed) {
        part.replaceWith(home);
        body.append(part);
      }
      dialog.showModal();
      button.setAttribute('aria-expanded', 'true');
      dialog.querySelector('.sidebar [aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
  dialog.addEventListener('close', giveBack, { signal });
  dialog.addEventListener(
    'click',
    ({ target, defaultPrevented }) => {
      // A click on the dialog element itself is on its backdrop. Links leave the menu: they load a page or go to a
      // place behind it.
      const leaves =
        target instanceof Element &&
        target.closest(defaultPrevented ? '.menu-close' : 'a, .menu-close, .navbar-search');
      if (target === dialog || leaves) dialog.close();
    },
    { signal },
  );
  matchMedia(wide).addEventListener(
    'change',
    ({ matches }) => {
      if (matches) dialog.close();
    },
    { signal },
  );
  // The next page's swap must find every part in its own place.
  signal.addEventListener('abort', () => {
    dialog.close();
    giveBack();
  });
}

/** Replaces the link that scrolls to the navigation by the button that opens the menu. */
function toButton(link: HTMLAnchorElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', 'false');
  button.append(...link.childNodes);
  link.replaceWith(button);
  return button;
}

import { keys, readStored } from './storage.js';

/** Makes links to the docs lead to the version that the reader chose, and shows that version in the version menu. */
export function preferVersion(signal: AbortSignal): void {
  if (signal.aborted) return;
  const leads = [...document.querySelectorAll<HTMLAnchorElement>('a[data-versions]')].map(
    (link) => ({ link, served: link.href, versions: linkVersions(link) }),
  );
  const menus = [...document.querySelectorAll('[data-menu="version"]')].map((menu) => {
    const label = menu.querySelector('.dropdown-label');
    return { menu, label, served: label?.textContent ?? '' };
  });
  const show = (): void => {
    const chosen = readStored(keys.version) ?? '';
    // A version that was removed is in no list: the links stay as served.
    for (const { link, served, versions } of leads) link.href = versions.get(chosen) ?? served;
    for (const { menu, label, served } of menus) {
      const link = menu.querySelector(`a[data-version="${CSS.escape(chosen)}"]`);
      if (label) label.textContent = link?.textContent ?? served;
    }
  };
  show();
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === keys.version || key === null) show();
    },
    { signal },
  );
}

function linkVersions(link: HTMLAnchorElement): ReadonlyMap<string, string> {
  return new Map(Object.entries(JSON.parse(link.dataset.versions ?? '{}')));
}

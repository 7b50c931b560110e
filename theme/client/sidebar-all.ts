/**
 * Completes a list of the sidebar in its place, from the page that shows the list whole. What stands there already
 * stays as the reader has left it; the focus goes to what comes next.
 *
 * @param link to that page, the last item of the list
 * @throws Error where the page does not come or shows another list
 */
export async function showAll(link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
  const response = await fetch(link.href, { signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const shown = [...(link.closest('ul')?.children ?? [])].slice(0, -1);
  const first = ownLink(shown.find(ownLink));
  const same = [...page.querySelectorAll('#_sidebar li')].find((item) => ownLink(item) === first);
  const all = [...(same?.parentElement?.children ?? [])];
  if (first === undefined || all.length <= shown.length) throw new Error(link.href);

  const start = all.findIndex((item) => ownLink(item) === first) - shown.findIndex(ownLink);
  for (const marked of all.flatMap((item) => [...item.querySelectorAll('[aria-current]')])) {
    marked.removeAttribute('aria-current');
  }
  const keepPlace = placeKeeper(link);
  link.closest('ul')?.prepend(...all.slice(0, Math.max(start, 0)));
  keepPlace();
  const rest = all.slice(start + shown.length);
  link.parentElement?.replaceWith(...rest);
  (rest[0] ?? shown.at(-1))?.querySelector('a')?.focus();
}

/** Where the link of the item itself leads, not one in the list below it. */
function ownLink(item: Element | undefined): string | undefined {
  return item?.querySelector(':scope > a')?.getAttribute('href') ?? undefined;
}

/** What comes in before an element does not move it away; some browsers see to that by themselves. */
function placeKeeper(element: Element): () => void {
  const sidebar = element.closest('#_sidebar');
  const { top } = element.getBoundingClientRect();
  return () => sidebar?.scrollBy({ top: element.getBoundingClientRect().top - top });
}

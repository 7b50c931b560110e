import { showFailure } from './failure.js';
import type { Host } from './host.js';
import { pageKey } from './internal-page.js';
import { clickedPage } from './links.js';
import type { ClientNavigation } from './navigation.js';
import { isInPage, type NavigationOptions, navigationOptions } from './navigation-options.js';
import { startProgress } from './progress.js';
import { readScrollPosition, scrollToPosition } from './scroll-position.js';

/** Events that show that a reader is active and may follow a link. */
const signs = ['pointerover', 'touchstart', 'keydown', 'focusin', 'change', 'scroll'];

/**
 * Loads the navigation's script at the first of these `signs` and handles clicks until it has arrived.
 *
 * @returns a function that loads the current page again and keeps the scroll position
 */
export function startNavigation(host: Host): () => void {
  let navigation: ClientNavigation | undefined;
  let undo = (): void => {};
  const shown = pageKey(new URL(location.href));

  const load = async (): Promise<ClientNavigation> => {
    const { makeNavigation } = await import('./navigation.js');
    navigation ??= makeNavigation(host);
    return navigation;
  };
  const go = async (
    url: URL,
    options: NavigationOptions,
    target?: EventTarget | null,
  ): Promise<void> => {
    const stopProgress = startProgress();
    try {
      (await load()).visit(url, options, stopProgress, target);
    } catch (error) {
      const online = await isReachable(url);
      stopProgress();
      if (online) leaveFor(url);
      else {
        if (options.entry === 'new') history.pushState({}, '', url);
        undo();
        undo = showFailure(error, () => void go(url, { ...options, entry: 'present' }));
      }
    }
  };

  const place = readScrollPosition(history.state);
  if (place) scrollToPosition(place);
  onFirstSign(load);
  addEventListener('click', (event) => {
    const url = navigation ? undefined : clickedPage(event);
    if (!url || isInPage(url)) return;
    event.preventDefault();
    void go(url, navigationOptions(url), event.target);
  });
  addEventListener('popstate', ({ state }) => {
    if (navigation) return;
    const here = new URL(location.href);
    if (pageKey(here) === shown) undo();
    else void go(here, { entry: 'present', place: readScrollPosition(state) });
  });
  return () => void go(new URL(location.href), { entry: 'present', place: [scrollX, scrollY] });
}

function onFirstSign(load: () => Promise<ClientNavigation>): void {
  let pointed: EventTarget | null = null;
  let loads = false;
  const notice = async ({ target }: Event): Promise<void> => {
    pointed = target;
    if (loads) return;
    loads = true;
    // Without the script, the browser follows links itself.
    const navigation = await load().catch(() => undefined);
    navigation?.prefetch(pointed);
  };
  for (const sign of signs) addEventListener(sign, notice, { passive: true });
}

async function isReachable(url: URL): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

/** Lets the browser load the page. */
function leaveFor(url: URL): void {
  if (pageKey(url) === pageKey(new URL(location.href))) location.reload();
  else location.assign(url);
}

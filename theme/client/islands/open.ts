import { showCrash } from '../errors/crash.js';
import { isLoadError, showMissingScript } from '../errors/missing-script.js';
import { pageSignal } from '../page-lifecycle.js';
import { islands } from './registry.js';

const opened = new WeakMap<Element, AbortSignal>();

/** Loads an island's script ahead of its use. Failures are shown when the island is opened. */
export function preloadIsland(name: string): void {
  islands[name]?.().catch(() => {});
}

/** Loads an island and mounts it on its element, once per page. Never rejects: errors are shown. */
export async function openIsland(name: string, element: HTMLElement): Promise<void> {
  const load = islands[name];
  const page = pageSignal();
  if (!load || opened.get(element) === page) return;
  opened.set(element, page);

  const served = [...element.childNodes].map((node) => node.cloneNode(true));
  const lifetime = new AbortController();
  const retry = async (): Promise<void> => {
    // `refresh.js` itself may fail to load.
    await import('../errors/refresh.js').then((script) => script.refreshAssets()).catch(() => {});
    opened.delete(element);
    void openIsland(name, element);
  };
  const fail = (error: unknown): void => {
    if (page.aborted || lifetime.signal.aborted) return;
    lifetime.abort();
    element.replaceChildren(...served);
    showCrash(element, error, retry);
  };
  try {
    const mount = await load();
    if (!page.aborted) await mount(element, AbortSignal.any([page, lifetime.signal]), fail);
  } catch (error) {
    if (!isLoadError(error)) fail(error);
    else if (!page.aborted) await showMissingScript(element, error, retry);
  }
}

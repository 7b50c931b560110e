import { type RequestShape, type ServerValues, serverUrl } from 'docsgen/request';
import { siteValuesKey } from '../site-values-key.js';
import { showSharedParameters } from './environments/samples.js';
import { type BaseUrl, changeEnvironment, chosenEnvironment } from './environments/store.js';
import { updateScrollRegion } from './scroll-region.js';

/** In memory only: the secret that the reader wants to see in code. */
let secret: string | undefined;

/** By text node: the text as published, and with the reader's values. */
const texts = new WeakMap<Text, { readonly published: string; readonly shown: string }>();

/** Uses the server of a form for all code of the site in this tab. */
export function showServer(shape: RequestShape, server: ServerValues): void {
  const from = serverUrl(shape, { index: 0, variables: {} });
  const to = serverUrl(shape, server);
  const others = storedUrls().filter((one) => one.from !== from);
  const isOwn = from !== to && isUrl(from) && isUrl(to);
  store(isOwn ? [...others, { from, to }] : others);
  showSiteValues();
  showSharedParameters();
}

/** Shows a secret in the code of guides; undefined to hide it again. */
export function showSecret(text: string | undefined): void {
  // Other characters would need the quoting of each language.
  const plain = text !== undefined && /^[\w.~+/=-]{1,500}$/.test(text) ? text : undefined;
  if (plain === secret) return;
  secret = plain;
  showSiteValues();
}

/** Writes the reader's values into the code of this page and of those that replace it. */
export function startSiteValues(): void {
  const show = (): void => {
    showSiteValues();
    showSharedParameters();
  };
  show();
  new MutationObserver(show).observe(document.body, { childList: true });
}

/** Writes the reader's values into all code of the page. */
function showSiteValues(): void {
  const replacements = storedUrls();
  for (const code of document.querySelectorAll<HTMLElement>('pre code')) {
    // A form rewrites the samples of its operation itself.
    if (code.closest('.try-it')) continue;
    if (secret !== undefined) joinPlaceholders(code);
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) show(node, replacements);
    }
  }
}

/** Makes a placeholder one text node, where highlighting has split it: `{os.environ['API_KEY']}`. */
function joinPlaceholders(code: HTMLElement): void {
  for (const expression of code.querySelectorAll('.hljs-subst')) {
    const { textContent } = expression;
    if (expression.childElementCount > 0 && textContent.replace(placeholders, '') === '')
      expression.textContent = textContent;
  }
}

function show(node: Text, replacements: readonly BaseUrl[]): void {
  const known = texts.get(node);
  const published = known && known.shown === node.data ? known.published : node.data;
  const shown = withValues(published, replacements, secret);
  if (shown === node.data) return;
  node.data = shown;
  texts.set(node, { published, shown });
  if (node.parentElement) updateScrollRegion(node.parentElement);
}

/** Replaces base URLs, and the placeholders of a key. */
export function withValues(
  text: string,
  replacements: readonly BaseUrl[],
  key: string | undefined,
): string {
  let shown = text;
  for (const { from, to } of replacements) {
    const parts = shown.split(from);
    shown = parts.reduce(
      (before, after) =>
        // Another host or path begins with the same characters.
        `${before}${/^(?:[\w-]|\.\w)/.test(after) ? from : to}${after}`,
    );
  }
  return key === undefined ? shown : shown.replace(placeholders, () => key);
}

/** Texts that samples have in place of a key. */
const placeholders =
  /\$\{?API_KEY\}?(?!\w)|\$\{process\.env\.API_KEY\}|\{os\.environ\[(['"])API_KEY\1\]\}|\bYOUR_(?:SECRET_)?(?:API_)?(?:KEY|TOKEN)\b|(?<=Bearer )(?:\{token\}|<token>)/g;

function isUrl(url: string): boolean {
  // A user name and a password in a URL are secrets.
  return /^https?:\/\/(?![^/]*@)[^\s'"`\\$<>{}]+$/i.test(url);
}

function storedUrls(): readonly BaseUrl[] {
  const environment = chosenEnvironment();
  if (environment) return environment.baseUrls.filter(isBaseUrl);
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(siteValuesKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isBaseUrl) : [];
  } catch {
    return [];
  }
}

function isBaseUrl(one: unknown): one is BaseUrl {
  if (typeof one !== 'object' || one === null || !('from' in one) || !('to' in one)) return false;
  const { from, to } = one;
  return typeof from === 'string' && typeof to === 'string' && isUrl(from) && isUrl(to);
}

function store(urls: readonly BaseUrl[]): void {
  const isKept = changeEnvironment((environment) => ({ ...environment, baseUrls: urls }));
  try {
    if (!isKept && urls.length > 0) sessionStorage.setItem(siteValuesKey, JSON.stringify(urls));
    else sessionStorage.removeItem(siteValuesKey);
    // The main script reads this key on the next page.
    if (isKept || urls.length > 0 || secret !== undefined) localStorage.setItem(siteValuesKey, '1');
    else localStorage.removeItem(siteValuesKey);
  } catch {
    // Storage is refused: the values apply to this page only.
  }
}

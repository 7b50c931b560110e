import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { isSafeUrl } from '../safe-url.js';

/** Whether an element would run, load or restyle something the Content-Security-Policy refuses. */
export function isRefusedElement({ tagName, properties, children }: Element): boolean {
  if (/^(?:animate|set)/.test(tagName)) return /href|^on/i.test(String(properties.attributeName));
  // With scripts, browsers take what follows `</noscript` in an attribute for elements.
  if (tagName === 'noscript') return /<\/noscript/i.test(toHtml(children));
  if (!isName.test(tagName)) return true;
  // The content of a template is not part of the tree, and that of plaintext has no end.
  return /^(?:script|style|link|meta|base|object|embed|applet|frame|frameset|portal|template|feimage|plaintext|xmp|noembed|noframes)$/i.test(
    tagName,
  );
}

/** Removes the attributes that would do so, and returns their names as properties of hast: `onClick`, `style`. */
export function removeRefusedAttributes({ properties }: Element): readonly string[] {
  const refused = Object.keys(properties).filter((name) =>
    isRefusedAttribute(name, properties[name]),
  );
  for (const name of refused) delete properties[name];
  return refused;
}

/** Elements that the policy blocks unless a directive allows the URL in an attribute. */
const policyTags = new Map([
  ['iframe', { directive: 'frame-src', attribute: 'src' }],
  ['form', { directive: 'form-action', attribute: 'action' }],
]);

/** Returns what to allow in the configuration so that the policy lets a frame load or a form be sent. */
export function policyAdvice(
  { tagName, properties }: Element,
  directives: readonly string[] = [],
): string | undefined {
  const { directive, attribute } = policyTags.get(tagName) ?? {};
  const url = attribute && properties[attribute];
  if (directive === undefined || typeof url !== 'string' || url === '') return undefined;
  if (directives.includes(directive)) return undefined;
  const source = URL.canParse(url) ? new URL(url).origin : "'self'";
  const quote = source.startsWith("'") ? '"' : "'";
  return `set csp to { '${directive}': [${quote}${source}${quote}] }`;
}

function isRefusedAttribute(name: string, value: unknown): boolean {
  if (/^(?:(?:form)?action|xLinkHref)$/i.test(name)) return !isSafeUrl(String(value), 'link');
  // Fills, masks and filters of drawings from elsewhere.
  if (isPresentation.test(name)) return /\burl\(\s*(?!["']?#)/i.test(String(value));
  return /^(?:on|style$|srcDoc$|ping$)|[\s"'<>/=]/i.test(name);
}

/** Names that the writer of HTML does not have to escape. */
const isName = /^[a-z][^\s"'<>/=]*$/i;

const isPresentation = /^(?:fill|stroke|filter|mask|clipPath|cursor|marker\w*)$/i;

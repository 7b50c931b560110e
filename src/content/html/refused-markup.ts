import { isSafeUrl } from '../safe-url.js';

/** Whether an element would run, load or restyle something the Content-Security-Policy refuses. */
export function isRefusedElement(tagName: string): boolean {
  return /^(?:script|style|link|meta|base|object|embed|applet|frame|frameset)$/.test(tagName);
}

/**
 * Whether an attribute would do so.
 *
 * @param name as a property of hast: `onClick`, `style`
 */
export function isRefusedAttribute(name: string, value: unknown): boolean {
  return /^(?:form)?action$/i.test(name)
    ? !isSafeUrl(String(value), 'link')
    : /^(?:on|style$|srcDoc$)/i.test(name);
}

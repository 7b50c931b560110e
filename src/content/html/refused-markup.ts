import type { Element } from 'hast';
import { isSafeUrl } from '../safe-url.js';

/** Whether an element would run, load or restyle something the Content-Security-Policy refuses. */
export function isRefusedElement(tagName: string): boolean {
  return /^(?:script|style|link|meta|base|object|embed|applet|frame|frameset)$/.test(tagName);
}

/** Removes the attributes that would do so, and returns their names as properties of hast: `onClick`, `style`. */
export function removeRefusedAttributes({ properties }: Element): readonly string[] {
  const refused = Object.keys(properties).filter((name) =>
    isRefusedAttribute(name, properties[name]),
  );
  for (const name of refused) delete properties[name];
  return refused;
}

function isRefusedAttribute(name: string, value: unknown): boolean {
  return /^(?:form)?action$/i.test(name)
    ? !isSafeUrl(String(value), 'link')
    : /^(?:on|style$|srcDoc$)/i.test(name);
}

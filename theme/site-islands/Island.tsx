import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import './Island.css';

/**
 * Returns a component that renders another one into a page, with all that the browser needs to make it interactive:
 * `main.ts` reads these attributes.
 *
 * @param moment `load` or `visible`
 */
export function island(
  Component: ComponentType<object>,
  name: string,
  moment: string,
): ComponentType<object> {
  return function Island(props) {
    return createElement('docsgen-island', {
      'data-component': name,
      'data-moment': moment,
      'data-props': propsJson(props, name),
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just made this HTML.
      dangerouslySetInnerHTML: { __html: renderToString(<Component {...props} />) },
    });
  };
}

/** @throws Error for values that JSON cannot express, such as functions and elements */
function propsJson(props: object, name: string): string | undefined {
  for (const [key, value] of Object.entries(props)) {
    if (isJson(value)) continue;
    const problem = new Error(`the prop ${key} of the island ${name} is not JSON`);
    throw Object.assign(problem, { islandProp: key });
  }
  return Object.keys(props).length === 0 ? undefined : JSON.stringify(props);
}

function isJson(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value))
    return true;
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || '$$typeof' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson);
}

import type { RequestShape } from './shape.js';
import { rejectControlCharacters } from './validate-fields.js';
import type { ServerValues } from './values.js';

/** Address of requests whose server is unknown. */
export const exampleBase = 'https://api.example.com';

/**
 * Returns the chosen server's absolute URL without a trailing slash; the caller checks the scheme.
 */
export function serverUrl({ servers }: RequestShape, values: ServerValues): string {
  const server = servers[values.index] ?? servers[0];
  const filled = (values.url ?? server?.url ?? '/').replace(
    /\{([^{}]+)\}/g,
    (braces, name: string) => {
      const known = server?.variables.find((variable) => variable.name === name);
      const chosen = Object.hasOwn(values.variables, name) ? values.variables[name] : undefined;
      return rejectControlCharacters(name, chosen ?? known?.default ?? braces);
    },
  );
  const url = rejectControlCharacters('server', filled.trim()).replace(/\/+$/, '');
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(url)) return url;
  const base = rejectControlCharacters('server', values.base ?? exampleBase).replace(/\/+$/, '');
  // RFC 3986, section 4.2: a network-path reference keeps the scheme.
  if (url.startsWith('//')) return `${base.split('//', 1)[0]}${url}`;
  const path = url.replace(/^\.(?:\/|$)/, '');
  return `${base}${path.startsWith('/') || path === '' ? path : `/${path}`}`;
}

import type { RequestShape, ServerShape } from './shape.js';
import { rejectControlCharacters } from './validate-fields.js';
import type { ServerValues } from './values.js';

/** Address of requests whose host is unknown. */
const exampleBase = 'https://api.example.com';

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
  return onExampleHost(rejectControlCharacters('server', filled.trim()).replace(/\/+$/, ''));
}

/** Returns a server's URL with the default values of its variables. */
export function defaultServerUrl({ url, variables }: ServerShape): string {
  return url.replace(
    /\{([^{}]+)\}/g,
    (braces, name: string) => variables.find((one) => one.name === name)?.default ?? braces,
  );
}

/** Returns a relative server URL on the host of samples, and an absolute one unchanged. */
export function onExampleHost(url: string): string {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(url)) return url;
  // RFC 3986, section 4.2: a network-path reference keeps the scheme.
  if (url.startsWith('//')) return `https:${url}`;
  const path = url.replace(/^(?:\.{1,2}(?:\/|$))+/, '').replace(/^\/+/, '');
  return path === '' ? exampleBase : `${exampleBase}/${path}`;
}

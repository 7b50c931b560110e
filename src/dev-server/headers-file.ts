import { escapePattern } from '../text/escape-pattern.js';

/** Returns the headers that a `_headers` file sets for a URL path, as pairs of name and value. */
export type HostHeaders = (path: string) => readonly (readonly [string, string])[];

interface Rule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [string, string])[];
}

/**
 * Parses a `_headers` file as Netlify and Cloudflare Pages do: a line with a path pattern, in which `*` matches any
 * text, then its indented headers. All matching rules apply; a comma joins the values of the same header.
 */
export function parseHostHeaders(text: string): HostHeaders {
  const rules: Rule[] = [];
  let headers: (readonly [string, string])[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (/^\s/.test(line)) {
      const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
      if (name !== '') headers.push([name, value]);
    } else {
      headers = [];
      rules.push({ pattern: writtenPattern(line.trim()), headers });
    }
  }
  return (path) => {
    const merged = new Map<string, readonly [string, string]>();
    const matching = rules.filter(({ pattern }) => pattern.test(path));
    for (const [name, value] of matching.flatMap((rule) => rule.headers)) {
      const known = merged.get(name.toLowerCase());
      merged.set(name.toLowerCase(), [name, known ? `${known[1]}, ${value}` : value]);
    }
    return [...merged.values()];
  };
}

function writtenPattern(written: string): RegExp {
  return new RegExp(`^${written.split('*').map(escapePattern).join('.*')}$`);
}

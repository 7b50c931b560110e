import type { OutputFile } from '../../../files/output-file.js';
import type { HostRules } from './host-rules.js';

/** Creates `vercel.json` (Vercel project configuration: `headers`, `redirects`, `trailingSlash`). */
export function vercelFiles(rules: HostRules): readonly OutputFile[] {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: rules.trailingSlash,
    headers: rules.headers.map(({ pattern, headers }) => ({
      source: pattern.split('*').map(escapePath).join('(.*)'),
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
    redirects: rules.redirects.map(({ from, to }) => ({
      source: escapePath(from),
      destination: escapePath(to),
      permanent: true,
    })),
  };
  return [{ path: 'vercel.json', contents: `${JSON.stringify(configuration, null, 2)}\n` }];
}

/** Escapes what path-to-regexp, the syntax of Vercel's paths, gives a meaning; the origin of a URL stays as it is. */
function escapePath(text: string): string {
  const [origin = ''] = /^https?:\/\/[^/]*/i.exec(text) ?? [];
  return origin + text.slice(origin.length).replace(/[:()*+{}\\]/g, '\\$&');
}

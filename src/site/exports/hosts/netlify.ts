import type { OutputFile } from '../../../files/output-file.js';
import { fileNamePattern, type HostRedirect, type HostRules } from './host-rules.js';

export const netlifyNames = ['_headers', '_redirects'] as const;

/**
 * Creates `_headers` and `_redirects`, which Netlify, Cloudflare Pages, GitLab Pages (redirects only) and others read.
 * Hosts join the values of a header that two matching rules set, so each header is set once.
 */
export function netlifyFiles({ headers, redirects }: HostRules): readonly OutputFile[] {
  const blocks = headers.map(({ pattern, headers: own }) =>
    [pattern, ...own.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  const lines = redirects
    // Netlify and Cloudflare read a path segment with a leading colon as a placeholder.
    .filter(({ from }) => !from.includes('/:'))
    .flatMap((redirect) => paths(redirect).map((from) => `${from} ${redirect.to} 301`));
  return [
    { path: '_headers', contents: `${blocks.join('\n')}\n` },
    ...(lines.length > 0 ? [{ path: '_redirects', contents: `${lines.join('\n')}\n` }] : []),
  ];
}

/** Cloudflare redirects a path with a slash at its end by a rule of its own; the page of a redirect needs none. */
function paths({ from, hasPage }: HostRedirect): readonly string[] {
  return hasPage || fileNamePattern.test(from) ? [from] : [from, `${from}/`];
}

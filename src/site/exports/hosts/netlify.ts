import type { SiteConfig } from '../../../config/index.js';
import type { OutputFile } from '../../../files/output-file.js';
import {
  configurationFiles,
  fileNamePattern,
  type HostRedirect,
  type HostRules,
} from './host-rules.js';

/** Hosts that read the rules of redirects and refuse `!`. */
const otherReaders: ReadonlySet<string> = new Set(['cloudflare-pages', 'gitlab-pages']);

export const netlifyNames = ['_headers', '_redirects'] as const;

/**
 * Creates `_headers` and `_redirects`, which Netlify, Cloudflare Pages, GitLab Pages (redirects only) and others read.
 * Hosts join the values of a header that two matching rules set, so each header is set once.
 *
 * @param hosts those that the configuration names
 */
export function netlifyFiles(
  { baseUrl, headers, redirects, locales }: HostRules,
  hosts: SiteConfig['hosts'],
): readonly OutputFile[] {
  // Netlify shows a file instead of following a rule, unless it ends with `!`, for which others drop the rule.
  const force = hosts.includes('netlify') && !hosts.some((name) => otherReaders.has(name));
  const blocks = headers.map(({ pattern, headers: own }) =>
    [pattern, ...own.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  const lines = redirects
    // Netlify and Cloudflare read a path segment with a leading colon as a placeholder.
    .filter(({ from }) => !from.includes('/:'))
    .flatMap((redirect) =>
      paths(redirect).map(
        (from) => `${from} ${redirect.to} 301${force && redirect.hasPage ? '!' : ''}`,
      ),
    );
  if (force) {
    lines.unshift(...configurationFiles.map((name) => `${baseUrl}${name} ${baseUrl}404.html 404!`));
    lines.push(...locales.map((locale) => `${locale}* ${locale}404.html 404`));
  }
  return [
    { path: '_headers', contents: `${blocks.join('\n')}\n` },
    ...(lines.length > 0 ? [{ path: '_redirects', contents: `${lines.join('\n')}\n` }] : []),
  ];
}

/** Cloudflare redirects a path with a slash at its end by a rule of its own; the page of a redirect needs none. */
function paths({ from, hasPage }: HostRedirect): readonly string[] {
  return hasPage || fileNamePattern.test(from) ? [from] : [from, `${from}/`];
}

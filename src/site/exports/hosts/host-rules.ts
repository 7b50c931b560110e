import { escapePattern } from '../../../text/escape-pattern.js';

/** What a host has to do for a site beyond serving files; each host's own format is made from it. */
export interface HostRules {
  /** Path under which the site is published, with slashes: `/`, `/space/`. */
  readonly baseUrl: string;
  readonly trailingSlash: boolean;
  /** The first rule applies to every path; others add headers to it. No header is set by two rules. */
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly HostRedirect[];
  /** Percent-encoded URL paths of pages that look like files, with `baseUrl`: `/docs/node.js`. */
  readonly fileLikePages: readonly string[];
  /** URL paths of the locales below that of the site, which have Not Found pages of their own: `/space/de/`. */
  readonly locales: readonly string[];
}

/** Matches a URL path that ends as the name of a file does. The name of a version, `/docs/1.0`, does not. */
export const fileNamePattern = /\.[a-z]\w*$/i;

/** Patterns of the files in the published folder that configure hosts or list its files, and are no part of the site. */
export const configurationFiles: readonly string[] = [
  '.docsgen.json',
  '_host/*',
  '_headers',
  '_redirects',
  '.htaccess',
  'vercel.json',
  '.vercelignore',
  'staticwebapp.config.json',
];

/**
 * Media types by the endings of files, for endings that a host does not know (`application/octet-stream`, `text/plain`
 * with `nosniff`) or sends without the encoding of the text. Netlify, Cloudflare Pages and Vercel know all of them.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  yaml: 'application/yaml',
  yml: 'application/yaml',
};

/** Returns the media type of the files that a pattern such as `/space/*.md` matches. */
export function patternType(pattern: string): string | undefined {
  return contentTypes[/\*\.(\w+)$/.exec(pattern)?.[1] ?? ''];
}

/** Matches the paths of `configurationFiles` below `baseUrl`. */
export const configurationPattern = `(?:${configurationFiles.map(patternSource).join('|')})`;

/** Response headers for the URL paths that match a pattern. */
export interface HeaderRule {
  /** A URL path in which `*` matches any text: `/space/*.md`. */
  readonly pattern: string;
  /** Pairs of name and value. */
  readonly headers: readonly (readonly [string, string])[];
}

/**
 * For files whose names stay when their content changes, where the host sets nothing itself: without the header,
 * browsers guess how long a page is fresh, and show readers the last version for hours.
 */
export const revalidation = ['Cache-Control', 'public, max-age=0, must-revalidate'] as const;

/** A permanent redirect. */
export interface HostRedirect {
  /** Percent-encoded URL path with `baseUrl`, without a slash at its end. */
  readonly from: string;
  /** Percent-encoded URL path, or an absolute URL. */
  readonly to: string;
  /** Whether a page at `from` leads on where a host follows no rule. */
  readonly hasPage: boolean;
}

/** Returns the regular expression of a pattern, in the syntax that all hosts share. */
export function patternSource(pattern: string): string {
  return pattern.split('*').map(escapePattern).join('.*');
}

/** Returns the part of the rules that sets a header for a path, without the general headers. */
export function specialRules({ headers }: HostRules): readonly HeaderRule[] {
  return headers.slice(1);
}

export function generalHeaders({ headers }: HostRules): HeaderRule['headers'] {
  return headers[0]?.headers ?? [];
}

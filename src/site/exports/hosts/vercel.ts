import type { OutputFile } from '../../../files/output-file.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import { configurationFiles, type HostRules } from './host-rules.js';

/**
 * Creates `vercel.json` (Vercel project configuration: `headers`, `redirects`, `rewrites`, `trailingSlash`) and
 * `.vercelignore`, whose files are not uploaded. Vercel serves neither of the two.
 */
export function vercelFiles(rules: HostRules): readonly OutputFile[] {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: rules.trailingSlash,
    headers: rules.headers.map(({ pattern, headers }) => ({
      source: headerSource(pattern),
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
    redirects: rules.redirects
      .filter(({ to }) => !hasParameter(to))
      .map(({ from, to }) => ({
        // With trailing slashes, Vercel adds the slash before it looks for redirects.
        source: `${escapePath(from)}{/}?`,
        destination: destination(to),
        permanent: true,
      })),
    // Rewrites are for what is no file. Elsewhere, Vercel finds 404.html itself.
    ...(rules.locales.length > 0 && {
      rewrites: rules.locales.map((locale) => ({
        source: `${escapePath(locale)}(.*)`,
        destination: `${locale}404.html`,
        statusCode: 404,
      })),
    }),
  };
  return [
    { path: 'vercel.json', contents: `${JSON.stringify(configuration, null, 2)}\n` },
    { path: '.vercelignore', contents: `${ignored.join('\n')}\n` },
  ];
}

/** Names at any depth: a site with a base URL is published in a folder of its own. */
const ignored = configurationFiles
  .filter((name) => !/vercel/.test(name))
  .map((name) => name.replace(/\/\*$/, ''));

/** Includes the folder itself in the pattern of its files: Vercel serves `/space`, the home page, without a slash. */
function headerSource(pattern: string): string {
  const files = /^(.+)\/\*$/.exec(pattern)?.[1];
  if (files !== undefined) return `${escapePath(files)}(/.*)?`;
  return pattern.split('*').map(escapePath).join('(.*)');
}

/** Escapes what path-to-regexp, the syntax of Vercel's paths, gives a meaning. */
function escapePath(text: string): string {
  return text.replace(/[:()*+{}?\\]/g, '\\$&');
}

/** Vercel checks destinations as patterns and sends them as written, so that a backslash would become part of the URL. */
function destination(url: string): string {
  const [, origin = '', path = '', rest = ''] =
    /^(https?:\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(url) ?? [];
  const encoded = path.replace(
    /[:()*+{}]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return origin + encoded + rest;
}

/**
 * Whether Vercel would read a part of the query as a parameter, also an encoded one, and refuse the whole configuration.
 * The page of the redirect leads there instead.
 */
function hasParameter(url: string): boolean {
  const query = url.split('#', 1)[0]?.split('?').slice(1).join('?') ?? '';
  return /:\w|\(/.test(decodeUriPart(query));
}

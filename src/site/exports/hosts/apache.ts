import type { OutputFile } from '../../../files/output-file.js';
import { escapePattern } from '../../../text/escape-pattern.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import {
  configurationPattern,
  contentTypes,
  generalHeaders,
  type HostRedirect,
  type HostRules,
  patternSource,
  revalidation,
  specialRules,
} from './host-rules.js';

/** Creates `.htaccess` for Apache 2.4 with `mod_headers` and `mod_rewrite`. Its rewrite rules are relative to its folder. */
export function apacheFiles(rules: HostRules): readonly OutputFile[] {
  const { baseUrl, trailingSlash, redirects, locales } = rules;
  const headers = (indent: string, all: ReturnType<typeof generalHeaders>): string[] =>
    all.map(([name, value]) => `${indent}Header always set ${name} ${quoted(value)}`);
  const lines = [
    `ErrorDocument 404 ${baseUrl}404.html`,
    ...locales.flatMap((locale) => [
      `<If "%{REQUEST_URI} =~ m#^${patternSource(locale).replaceAll('#', '\\#')}#">`,
      `  ErrorDocument 404 ${locale}404.html`,
      '</If>',
    ]),
    'DirectoryIndex index.html',
    ...Object.entries(contentTypes).map(([ending, type]) => `AddType ${quoted(type)} .${ending}`),
    'AddCharset UTF-8 .html .json .xml .css .js .svg',
    '<IfModule mod_headers.c>',
    ...headers('  ', [...generalHeaders(rules), revalidation]),
    ...specialRules(rules).flatMap(({ pattern, headers: own }) => [
      `  <If "%{REQUEST_URI} =~ m#^${patternSource(pattern).replaceAll('#', '\\#')}$#">`,
      ...headers('    ', own),
      '  </If>',
    ]),
    '</IfModule>',
    '<IfModule mod_dir.c>',
    '  DirectorySlash Off',
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    `  RewriteRule "^${configurationPattern}$" - [R=404,L]`,
    // Apache makes redirects absolute, with its own scheme and port, which a proxy before it may not share.
    '  RewriteRule "^" - [E=site_origin:%{REQUEST_SCHEME}://%{HTTP_HOST}]',
    '  RewriteCond %{HTTP:X-Forwarded-Proto} =https',
    '  RewriteRule "^" - [E=site_origin:https://%{HTTP_HOST}]',
    ...redirects.flatMap((redirect) => rewriteRules(redirect, baseUrl)),
    // Otherwise, `Options Indexes` lists their files.
    '  RewriteCond %{REQUEST_FILENAME} -d',
    '  RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    '  RewriteRule "^" - [R=404,L]',
    // Without it, no rule applies to the site's own folder without a slash.
    '  RewriteOptions AllowNoSlash',
    ...(trailingSlash ? ['  RewriteCond %{REQUEST_URI} "[^/]$"'] : []),
    '  RewriteCond %{REQUEST_FILENAME}/index.html -f',
    trailingSlash
      ? '  RewriteRule "^" "%{ENV:site_origin}%{REQUEST_URI}/" [R=301,L]'
      : // Without B, a page whose name has one of these characters would not be found.
        '  RewriteRule "^(.*[^/])$" "$1/index.html" [B=#%,L]',
    '</IfModule>',
  ];
  return [{ path: '.htaccess', contents: `${lines.join('\n')}\n` }];
}

function rewriteRules({ from, to }: HostRedirect, baseUrl: string): readonly string[] {
  const path = escapePattern(decodeUriPart(from).slice(baseUrl.length));
  const rule = (url: string, flags: string) =>
    `  RewriteRule "${rewritePart(`^${path}/?$`)}" "${rewritePart(url)}" [R=301,L,NE${flags}]`;
  const [, page = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  if (fragment === '') return [rule(target(to), '')];
  const withoutQuery = rule(target(to), ',QSD');
  if (page.includes('?')) return [withoutQuery];
  // Apache itself would add the query of the request behind the fragment.
  const withQuery = rule(`${target(page)}?%{QUERY_STRING}${target(fragment)}`, '');
  return ['  RewriteCond %{QUERY_STRING} .', withQuery, withoutQuery];
}

/** Escapes what a substitution of `mod_rewrite` gives a meaning; the origin goes before paths. */
function target(url: string): string {
  const origin = /^\/(?!\/)/.test(url) ? '%{ENV:site_origin}' : '';
  return origin + url.replace(/[\\$%]/g, '\\$&');
}

/** An argument of `mod_rewrite`, which has no escape for quotes, may have them as a regular expression writes them. */
function rewritePart(text: string): string {
  return text.replaceAll('"', '\\x22');
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

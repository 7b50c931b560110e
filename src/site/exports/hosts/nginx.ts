import type { OutputFile } from '../../../files/output-file.js';
import { escapePattern } from '../../../text/escape-pattern.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import {
  configurationPattern,
  contentTypes,
  fileNamePattern,
  generalHeaders,
  type HeaderRule,
  type HostRules,
  patternSource,
  patternType,
  revalidation,
  specialRules,
} from './host-rules.js';

type Headers = HeaderRule['headers'];

/**
 * Returns the part of an nginx configuration that belongs in a `server` block, below its `root`. Everything is within
 * one `location`, so that other paths of the server stay as they are. Redirects inherit the headers; a `location` with
 * headers of its own inherits none (ngx_http_headers_module), so each repeats the general ones.
 */
function nginxRules(rules: HostRules): string {
  const { baseUrl, trailingSlash, redirects, locales } = rules;
  const general = [...generalHeaders(rules), revalidation];
  // With `$uri/`, nginx redirects a folder to its URL with a slash; with `$uri/index.html` it serves the page.
  const files = trailingSlash ? '$uri $uri/ =404' : '$uri $uri/index.html =404';
  const lines = [
    '# Include this file in the server block of the site, after its root.',
    ...(baseUrl === '/' ? [] : redirect(baseUrl.slice(0, -1), baseUrl, 'absolute_redirect off; ')),
    ...location(quoted(baseUrl), files, general, [
      'absolute_redirect off;',
      'charset utf-8;',
      'index index.html;',
      ...errorPages(baseUrl),
      ...locales.flatMap((locale) => location(quoted(locale), files, [], errorPages(locale))),
      ...redirects.flatMap(({ from, to }) =>
        spellings(decodeUriPart(from)).flatMap((path) => redirect(path, to)),
      ),
      `location ~ ${quoted(`^${escapePattern(baseUrl)}${configurationPattern}$`, true)} { return 404; }`,
      ...specialRules(rules).flatMap(({ pattern, headers }) =>
        location(
          matching(pattern),
          '$uri =404',
          [...general.filter(([name]) => headers.every(([own]) => own !== name)), ...headers],
          typeSettings(pattern),
        ),
      ),
      // nginx uses the first regular expression that matches, so these are for what no rule above matches.
      ...Object.keys(contentTypes).flatMap((ending) => {
        const pattern = `${baseUrl}*.${ending}`;
        return location(matching(pattern), '$uri =404', [], typeSettings(pattern));
      }),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function errorPages(folder: string): readonly string[] {
  const page = quoted(`${folder}404.html`);
  // A folder without a page is forbidden for nginx.
  return [`error_page 403 =404 ${page};`, `error_page 404 ${page};`];
}

function redirect(from: string, to: string, settings = ''): string[] {
  return [
    `location = ${quoted(from)} { ${settings}return 301 ${quoted(withQuery(encoded(to)))}; }`,
  ];
}

/** Passes on the query of the request, as other hosts do, unless the target has its own. */
function withQuery(url: string): string {
  return url.includes('?') ? url : url.replace(/(?=#|$)/, '$$is_args$$args');
}

export function nginxFiles(rules: HostRules): readonly OutputFile[] {
  return [{ path: '_host/nginx.conf', contents: nginxRules(rules) }];
}

/** An image that serves the site on port 8080 without rights of the superuser: `docker build -f dist/_host/Dockerfile dist`. */
export function dockerFiles(rules: HostRules): readonly OutputFile[] {
  const folder = '/usr/share/nginx/html';
  const lines = [
    'FROM nginxinc/nginx-unprivileged:stable-alpine',
    `COPY . ${folder}${rules.baseUrl}`,
    'COPY _host/server.conf /etc/nginx/conf.d/default.conf',
    'COPY _host/nginx.conf /etc/nginx/site.conf',
    'EXPOSE 8080',
  ];
  const server = [
    'server {',
    '  listen 8080;',
    `  root ${folder};`,
    '  gzip on;',
    '  gzip_types text/css text/javascript application/javascript application/json image/svg+xml text/markdown;',
    '  include /etc/nginx/site.conf;',
    '}',
  ];
  return [
    ...nginxFiles(rules),
    { path: '_host/server.conf', contents: `${server.join('\n')}\n` },
    { path: '_host/Dockerfile', contents: `${lines.join('\n')}\n` },
  ];
}

function location(
  match: string,
  files: string,
  headers: Headers,
  content: readonly string[] = [],
): string[] {
  return [
    `location ${match} {`,
    `  try_files ${files};`,
    ...headers.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`),
    ...content.map((line) => `  ${line}`),
    '}',
  ];
}

function matching(pattern: string): string {
  return `~ ${quoted(`^${patternSource(pattern)}$`, true)}`;
}

function typeSettings(pattern: string): string[] {
  const type = patternType(pattern);
  return type === undefined ? [] : ['types {}', `default_type ${quoted(type)};`];
}

/** A path with and without a slash at its end; a file has no slash. */
function spellings(path: string): string[] {
  return fileNamePattern.test(path) ? [path] : [path, `${path}/`];
}

/** nginx has no escape for `$` outside of regular expressions. */
function encoded(url: string): string {
  return url.replaceAll('$', '%24');
}

function quoted(text: string, isRegex = false): string {
  const escaped = isRegex ? text : text.replaceAll('\\', '\\\\');
  return `"${escaped.replaceAll('"', '\\"')}"`;
}

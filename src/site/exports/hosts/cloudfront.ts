import type { OutputFile } from '../../../files/output-file.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import {
  configurationFiles,
  contentTypes,
  fileNamePattern,
  generalHeaders,
  type HeaderRule,
  type HostRules,
  patternType,
  revalidation,
  specialRules,
} from './host-rules.js';

/** Headers that CloudFront sets by their own keys (SecurityHeadersConfig); others are custom headers. */
const securityKeys: Readonly<Record<string, (value: string) => readonly [string, object]>> = {
  'Content-Security-Policy': (value) => [
    'ContentSecurityPolicy',
    { Override: true, ContentSecurityPolicy: value },
  ],
  'X-Content-Type-Options': () => ['ContentTypeOptions', { Override: true }],
  'Referrer-Policy': (value) => ['ReferrerPolicy', { Override: true, ReferrerPolicy: value }],
};

/**
 * Creates the files for Amazon S3 behind CloudFront: a function for viewer requests (cloudfront-js-2.0), which finds
 * the page of a URL and redirects; the policy of the response headers; and a script that uploads the site.
 */
export function cloudFrontFiles(rules: HostRules): readonly OutputFile[] {
  return [
    { path: '_host/cloudfront-function.js', contents: viewerRequest(rules) },
    {
      path: '_host/cloudfront-headers.json',
      contents: `${JSON.stringify(headersPolicy(rules), null, 2)}\n`,
    },
    { path: '_host/s3-upload.sh', contents: uploadScript(rules) },
  ];
}

function viewerRequest({ redirects, trailingSlash, fileLikePages }: HostRules): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [decodeUriPart(from), to]));
  return `// A CloudFront function for viewer requests (cloudfront-js-2.0).
const moved = new Map(Object.entries(${JSON.stringify(moved, null, 2)}));
const pages = new Set(${JSON.stringify(fileLikePages.map(decodeUriPart))});
const trailingSlash = ${trailingSlash};

// Passes on the query of the request, unless the target has its own.
function redirect(target, querystring) {
  const query = Object.keys(querystring).map((name) =>
    (querystring[name].multiValue || [querystring[name]])
      .map((one) => (one.value === '' ? name : name + '=' + one.value))
      .join('&')
  );
  const parts = target.split('#');
  if (query.length > 0 && !target.includes('?')) parts[0] += '?' + query.join('&');
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: parts.join('#') } },
  };
}

function decoded(uri) {
  try {
    return decodeURIComponent(uri);
  } catch (error) {
    return uri;
  }
}

function handler(event) {
  const request = event.request;
  // Browsers read a location that begins with two slashes as another host.
  const uri = request.uri.replace(/^[/\\\\]+/, '/');
  const bare = uri.length > 1 && uri.endsWith('/') ? uri.slice(0, -1) : uri;
  const target = moved.get(decoded(bare));
  if (target !== undefined) return redirect(target, request.querystring);
  if (uri.endsWith('/')) {
    request.uri = uri + 'index.html';
  } else if (!${fileNamePattern}.test(uri) || pages.has(decoded(uri))) {
    if (trailingSlash) return redirect(uri + '/', request.querystring);
    request.uri = uri + '/index.html';
  }
  return request;
}
`;
}

function headersPolicy(rules: HostRules): object {
  const general = generalHeaders(rules);
  const security = general.flatMap(([name, value]) => {
    const entry = securityKeys[name]?.(value);
    return entry ? [entry] : [];
  });
  const custom = general.filter(([name]) => securityKeys[name] === undefined);
  return {
    Name: 'docsgen-headers',
    SecurityHeadersConfig: Object.fromEntries(security),
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}

/**
 * S3 sends the headers that an object was uploaded with, so files with headers of their own go first. It sends no type
 * for an ending that the `aws` command does not know.
 */
function uploadScript(rules: HostRules): string {
  const { baseUrl } = rules;
  const target = `"s3://$1${baseUrl}"`;
  const lifetime = (headers: HeaderRule['headers']): string =>
    headers.find(([name]) => name === revalidation[0])?.[1] ?? revalidation[1];
  const patterns = [
    ...specialRules(rules)
      .map(({ pattern, headers }) => ({ name: pattern.slice(baseUrl.length), headers }))
      .filter(({ name }) => patternType(name) === undefined),
    ...Object.keys(contentTypes).map((ending) => ({ name: `*.${ending}`, headers: [] })),
  ].map(({ name, headers }) => ({
    name,
    options: [
      `--cache-control '${lifetime(headers)}'`,
      ...[patternType(name) ?? []].flat().map((type) => `--content-type '${type}'`),
    ],
  }));
  const left = [...patterns.map(({ name }) => name), ...configurationFiles];
  const lines = [
    '#!/bin/sh',
    '# Uploads the site: sh dist/_host/s3-upload.sh <bucket>',
    'set -eu',
    `if [ $# -ne 1 ]; then echo "usage: $0 <bucket>" >&2; exit 2; fi`,
    'cd "$(dirname "$0")/.."',
    ...patterns.map(
      ({ name, options }) =>
        `aws s3 cp . ${target} --recursive --exclude '*' --include '${name}' ${options.join(' ')}`,
    ),
    `aws s3 sync . ${target} --delete --cache-control '${revalidation[1]}' ${left.map((name) => `--exclude '${name}'`).join(' ')}`,
  ];
  return `${lines.join('\n')}\n`;
}

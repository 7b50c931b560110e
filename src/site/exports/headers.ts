import type { OutputFile } from '../../files/source-file.js';
import type { Urls } from '../urls.js';
import { contentSecurityPolicy, type PolicyNeeds } from './policy.js';

export interface HeaderNeeds extends PolicyNeeds {
  /** URL patterns of files with a content hash in their names, which browsers may cache forever. */
  readonly immutable: readonly string[];
  /** Whether pages are published as Markdown too. */
  readonly markdown: boolean;
  /** Whether pages open windows of other sites, where readers log in to try operations. */
  readonly popups: boolean;
}

/** Browser features that no page of docsgen uses. */
const unusedFeatures = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/**
 * Creates `_headers`, which Netlify, Cloudflare Pages and others turn into response headers: the policy and cache
 * lifetimes. Hosts join the values of a header that two matching rules set, so each header is set once.
 */
export function headersFile(needs: HeaderNeeds, urls: Urls): OutputFile {
  const rules: readonly (readonly [string, readonly string[]])[] = [
    [
      '*',
      [
        `Content-Security-Policy: ${contentSecurityPolicy(needs)}`,
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: strict-origin-when-cross-origin',
        `Permissions-Policy: ${unusedFeatures.map((name) => `${name}=()`).join(', ')}`,
        // With plain `same-origin`, a page loses access to the login window.
        `Cross-Origin-Opener-Policy: same-origin${needs.popups ? '-allow-popups' : ''}`,
      ],
    ],
    ...needs.immutable.map(
      (pattern) => [pattern, ['Cache-Control: public, max-age=31536000, immutable']] as const,
    ),
    // Search engines should index the pages, not their Markdown copies.
    ...(needs.markdown
      ? ([
          ['*.md', ['Content-Type: text/markdown; charset=utf-8', 'X-Robots-Tag: noindex']],
        ] as const)
      : []),
  ];
  const lines = rules.map(([pattern, headers]) =>
    [urls.file(pattern), ...headers.map((header) => `  ${header}`)].join('\n'),
  );
  return { path: '_headers', contents: `${lines.join('\n')}\n` };
}

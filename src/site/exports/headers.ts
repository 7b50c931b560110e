import type { OutputFile } from '../../files/source-file.js';
import type { Urls } from '../urls.js';
import { contentSecurityPolicy, type PolicyNeeds } from './policy.js';

export interface HeaderNeeds extends PolicyNeeds {
  /**
   * URL patterns of the files whose names change with their contents: they may be kept for ever.
   */
  readonly immutable: readonly string[];
  /** Pages are published as Markdown too. */
  readonly markdown: boolean;
  /** Pages open windows of other sites, in which readers log in to try operations. */
  readonly popups: boolean;
}

/** What no page of docsgen asks a browser for. */
const unusedFeatures = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/**
 * `_headers`, which Netlify, Cloudflare Pages and others turn into response headers: the policy, and how long
 * files may be kept. Where two rules match, hosts join the values of one header, so no header is set twice.
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
        // With plain `same-origin`, a page loses the window in which the reader logs in.
        `Cross-Origin-Opener-Policy: same-origin${needs.popups ? '-allow-popups' : ''}`,
      ],
    ],
    ...needs.immutable.map(
      (pattern) => [pattern, ['Cache-Control: public, max-age=31536000, immutable']] as const,
    ),
    // The pages themselves are to be found, not their copies.
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

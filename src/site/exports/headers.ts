import type { Urls } from '../urls.js';
import { contentSecurityPolicyText, type PolicyNeeds } from './content-security-policy.js';
import type { HeaderRule } from './hosts/index.js';

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
 * Returns the response headers of the site: the policy and cache lifetimes. The first rule applies to every path; the
 * patterns include `baseUrl`. No rule sets the type: hosts send these headers also with the page for a missing file.
 */
export function headerRules(needs: HeaderNeeds, urls: Urls): readonly HeaderRule[] {
  const rules: readonly HeaderRule[] = [
    {
      pattern: '*',
      headers: [
        ['Content-Security-Policy', contentSecurityPolicyText(needs)],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', unusedFeatures.map((name) => `${name}=()`).join(', ')],
        // With plain `same-origin`, a page loses access to the login window.
        ['Cross-Origin-Opener-Policy', `same-origin${needs.popups ? '-allow-popups' : ''}`],
      ],
    },
    ...needs.immutable.map(
      (pattern): HeaderRule => ({
        pattern,
        headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
      }),
    ),
    // Search engines should index the pages, not their Markdown copies.
    ...(needs.markdown
      ? ([{ pattern: '*.md', headers: [['X-Robots-Tag', 'noindex']] }] satisfies HeaderRule[])
      : []),
  ];
  return rules.map((rule) => ({ ...rule, pattern: urls.file(rule.pattern) }));
}

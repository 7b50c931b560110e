import { createHash } from 'node:crypto';
import type { HeadElement } from '../page-props/chrome.js';
import { type PolicySources, urlOrigin } from './content-security-policy.js';

/** Types of scripts that browsers execute or obey; a script of another type is a data block (HTML, `script` element). */
const executed = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** The directive that governs a `link`, by its `rel`; a preload has that of what it loads. */
const linkDirectives: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
};
const preloadDirectives: Readonly<Record<string, string>> = {
  font: 'font-src',
  style: 'style-src',
  script: 'script-src',
  image: 'img-src',
  fetch: 'connect-src',
};

/** Returns what the policy has to allow for the elements of the head: the hosts of files, and hashes of inline texts. */
export function headSources(elements: readonly HeadElement[]): PolicySources {
  const sources = new Map<string, string[]>();
  const allow = (directive: string | undefined, source: string | undefined): void => {
    if (directive === undefined || source === undefined) return;
    sources.set(directive, [...(sources.get(directive) ?? []), source]);
  };
  for (const { tag, attributes, content } of elements) {
    const { src, href, rel, as, type } = attributes;
    if (tag === 'script' && executed.test(text(type))) {
      allow('script-src', src === undefined ? cspHash(content) : fileSource(src));
    }
    if (tag === 'style') allow('style-src', cspHash(content));
    if (tag !== 'link') continue;
    for (const relation of text(rel).toLowerCase().split(/\s+/)) {
      const directive =
        relation === 'preload' ? preloadDirectives[text(as)] : linkDirectives[relation];
      allow(directive, fileSource(href));
    }
  }
  return Object.fromEntries(sources);
}

function text(value: string | true | undefined): string {
  return typeof value === 'string' ? value : '';
}

function fileSource(address: string | true | undefined): string {
  return urlOrigin(text(address)) ?? "'self'";
}

function cspHash(content: string | undefined): string | undefined {
  if (content === undefined) return undefined;
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

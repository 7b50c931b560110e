import type { Position } from '../../diagnostics/diagnostic.js';
import { lineStarts, positionAt } from '../../diagnostics/index.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';

/**
 * Patterns of link targets in Markdown, HTML, YAML and configuration files, most reliable first.
 */
const targets: readonly RegExp[] = [
  /\]\(\s*<?([^)\s>]+)/dg,
  /^[ \t]{0,3}\[[^\]]+\]:[ \t]*<?([^\s>]+)/dgm,
  /\b(?:href|src|srcset|poster|data)\s*=\s*["']?([^"'\s>]+)/dg,
  /["'`]([^"'`\s]+)["'`]/dg,
  /\b(https?:\/\/[^\s<>"'`)\]]+)/dg,
  /:[ \t]+([^\s"']+)[ \t]*$/dgm,
];

/**
 * Finds a link of a built page in the page's source. The source may spell it differently
 * (`./price.md` for `/docs/price`), so the best match is returned.
 * @param href as it is in the built page
 */
export function findInSource(
  source: string,
  href: string,
  baseUrl: string,
): { readonly start: Position; readonly end: Position } | undefined {
  const wanted = describe(href, baseUrl);
  let best: { readonly start: number; readonly end: number; readonly score: number } | undefined;
  for (const pattern of targets) {
    for (const { indices } of source.matchAll(pattern)) {
      const [start = 0, end = 0] = indices?.[1] ?? [];
      const score = likeness(wanted, describe(source.slice(start, end), baseUrl));
      if (score > (best?.score ?? 0)) best = { start, end, score };
    }
  }
  if (best === undefined) return undefined;
  const starts = lineStarts(source);
  return { start: positionAt(starts, best.start), end: positionAt(starts, best.end) };
}

interface Description {
  readonly whole: string;
  /** Last path segment without number prefix, `index` and file extension. */
  readonly name: string;
  readonly fragment: string;
}

function describe(href: string, baseUrl: string): Description {
  const [path = '', fragment = ''] = href.split('#', 2);
  const whole = href.startsWith(baseUrl) ? `/${href.slice(baseUrl.length)}` : href;
  const name = (path.split('?', 1)[0] ?? '')
    .replace(/\/+$/, '')
    .replace(/\.(mdx?|html?)$/i, '')
    .replace(/\/index$/i, '')
    .split('/')
    .at(-1);
  const bare = decodeUriPart(name ?? '').replace(/^\d+[-_.]\s*/, '');
  return { whole, name: bare.toLowerCase(), fragment: decodeUriPart(fragment) };
}

/** Returns a score from 3 (the same link) to 0 (another link). */
function likeness(wanted: Description, found: Description): number {
  if (found.whole === wanted.whole) return 3;
  if (found.fragment !== wanted.fragment) return 0;
  if (found.name === wanted.name && found.name !== '') return 2;
  return found.name === '' && found.fragment !== '' ? 1 : 0;
}

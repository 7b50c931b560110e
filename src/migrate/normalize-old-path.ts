import { oldRoute } from '../site/exports/redirects/rule.js';

/** Returns the path of a redirect as docsgen compares it: without `baseUrl`, and without a slash or `/index.html` at its end. */
export function normalizeOldPath(
  from: string,
  { baseUrl }: Readonly<Record<string, unknown>>,
): string {
  return oldRoute(from, { baseUrl: typeof baseUrl === 'string' ? baseUrl : '/' }) ?? from;
}

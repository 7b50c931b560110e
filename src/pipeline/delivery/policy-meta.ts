import type { OutputFile } from '../../files/output-file.js';
import { escapeMarkup } from '../../text/escape.js';
import { changedFile } from './changed-file.js';

/** Hosts that cannot send headers, so that pages carry the policy themselves. */
const withoutHeaders: readonly string[] = ['github-pages', 'gitlab-pages'];

/** Where a policy in the page begins to apply: before anything else is loaded. */
const charset = /<meta charset="utf-8"\s*\/?>/i;

/** Whether pages carry the policy themselves, for one of these hosts. */
export function needsPolicyInPages(hosts: readonly string[]): boolean {
  return hosts.some((host) => withoutHeaders.includes(host));
}

/**
 * Adds the Content-Security-Policy to every page, if a host of the site cannot send it as a header.
 * Pages cannot restrict who frames them (CSP Level 3, 3.3).
 */
export function withPolicy(
  files: readonly OutputFile[],
  hosts: readonly string[],
  policy: string,
): readonly OutputFile[] {
  if (!needsPolicyInPages(hosts)) return files;
  const content = policy.replace(/; frame-ancestors [^;]*/, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(content)}"/>`;
  const add = (html: string): string => html.replace(charset, (found) => found + meta);
  return files.map((file) => (file.path.endsWith('.html') ? changedFile(file, add, meta) : file));
}

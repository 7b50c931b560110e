import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/output-file.js';

/** Cloudflare Pages silently ignores rules beyond these limits; other hosts accept more. */
const limits: Readonly<Record<string, { maxRules: number; maxLineLength: number }>> = {
  _headers: { maxRules: 100, maxLineLength: 2000 },
  _redirects: { maxRules: 2000, maxLineLength: 1000 },
};

/** Warns if a file for the host has more rules or longer lines than Cloudflare Pages reads. */
export function hostLimits({ path, contents }: OutputFile): Diagnostic[] {
  const limit = limits[path];
  if (limit === undefined) return [];
  const lines = String(contents).split('\n').filter(Boolean);
  // The headers of a rule are indented below it.
  const rules = lines.filter((line) => !line.startsWith(' ')).length;
  const longest = Math.max(0, ...lines.map((line) => line.length));
  const { maxRules, maxLineLength } = limit;
  return [
    ...(rules > maxRules
      ? [diagnose('site/too-many-host-rules', { file: path, rules, maxRules })]
      : []),
    ...(longest > maxLineLength
      ? [diagnose('site/long-host-rule', { file: path, length: longest, maxLineLength })]
      : []),
  ];
}

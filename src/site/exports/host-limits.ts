import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/output-file.js';

/** Cloudflare Pages silently ignores rules beyond these limits; other hosts accept more. */
const limits: Readonly<Record<string, { maxRules: number; maxLineLength: number }>> = {
  _headers: { maxRules: 100, maxLineLength: 2000 },
  _redirects: { maxRules: 2000, maxLineLength: 1000 },
};

/** Azure Static Web Apps and CloudFront refuse files beyond these sizes. */
const maxBytesOf: Readonly<Record<string, number>> = {
  'staticwebapp.config.json': 20 * 1024,
  '_host/cloudfront-function.js': 10 * 1024,
};

/** Warns if a file for a host is beyond what the host reads. */
export function hostLimits(file: OutputFile): Diagnostic[] {
  return [...ruleLimits(file), ...sizeLimit(file)];
}

function sizeLimit({ path, contents }: OutputFile): Diagnostic[] {
  const maxBytes = maxBytesOf[path];
  const bytes = Buffer.byteLength(contents);
  if (maxBytes === undefined || bytes <= maxBytes) return [];
  return [diagnose('site/large-host-file', { file: path, bytes, maxBytes })];
}

function ruleLimits({ path, contents }: OutputFile): Diagnostic[] {
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

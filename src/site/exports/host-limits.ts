import type { SiteConfig } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/output-file.js';

/** Cloudflare Pages silently ignores rules beyond these limits. */
const limits: Readonly<Record<string, { maxRules: number; maxLineLength: number }>> = {
  _headers: { maxRules: 100, maxLineLength: 2000 },
  _redirects: { maxRules: 2000, maxLineLength: 1000 },
};

/** GitLab Pages follows no rule of a file with more. */
const maxRulesOfGitLab = 1000;

/** Vercel refuses to publish a site with more. */
const maxRedirectsOfVercel = 2048;

/** Azure Static Web Apps and CloudFront refuse files beyond these sizes. */
const maxBytesOf: Readonly<Record<string, number>> = {
  'staticwebapp.config.json': 20 * 1024,
  '_host/cloudfront-function.js': 10 * 1024,
};

/** Warns if a file for a host is beyond what the host reads. */
export function hostLimits(file: OutputFile, hosts: SiteConfig['hosts']): Diagnostic[] {
  return [...ruleLimits(file), ...ruleLimitOfHosts(file, hosts), ...sizeLimit(file)];
}

function ruleLimitOfHosts(
  { path, contents }: OutputFile,
  hosts: SiteConfig['hosts'],
): Diagnostic[] {
  const count = (text: RegExp): number => String(contents).match(text)?.length ?? 0;
  const tooMany = (host: string, rules: number, maxRules: number): Diagnostic[] =>
    rules > maxRules
      ? [diagnose('site/too-many-host-rules', { file: path, host, rules, maxRules })]
      : [];
  if (path === 'vercel.json')
    return tooMany('Vercel', count(/^ *"destination":/gm), maxRedirectsOfVercel);
  return path === '_redirects' && hosts.includes('gitlab-pages')
    ? tooMany('GitLab Pages', count(/^.+$/gm), maxRulesOfGitLab)
    : [];
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
      ? [
          diagnose('site/too-many-host-rules', {
            file: path,
            host: 'Cloudflare Pages',
            rules,
            maxRules,
          }),
        ]
      : []),
    ...(longest > maxLineLength
      ? [diagnose('site/long-host-rule', { file: path, length: longest, maxLineLength })]
      : []),
  ];
}

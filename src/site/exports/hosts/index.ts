import type { SiteConfig } from '../../../config/index.js';
import type { OutputFile } from '../../../files/output-file.js';
import { apacheFiles } from './apache.js';
import { azureFiles } from './azure.js';
import { cloudFrontFiles } from './cloudfront.js';
import type { HostRules } from './host-rules.js';
import { dockerFiles, nginxFiles } from './nginx.js';
import { vercelFiles } from './vercel.js';

export type { HeaderRule, HostRedirect, HostRules } from './host-rules.js';
export { fileNamePattern } from './host-rules.js';
export { netlifyFiles, netlifyNames } from './netlify.js';

/** A name that `hosts` of the configuration can have. */
type HostName = SiteConfig['hosts'][number];

type HostFiles = (rules: HostRules) => readonly OutputFile[];

/**
 * Makes the files of each host that it reads besides `_headers` and `_redirects`. The compiler refuses a host that only
 * the configuration or only this list has.
 */
const hosts: Readonly<Record<HostName, HostFiles>> = {
  apache: apacheFiles,
  azure: azureFiles,
  'cloudflare-pages': () => [],
  cloudfront: cloudFrontFiles,
  docker: dockerFiles,
  /** GitHub Pages would drop files whose names begin with an underscore. */
  'github-pages': () => [{ path: '.nojekyll', contents: '' }],
  'gitlab-pages': () => [],
  netlify: () => [],
  nginx: nginxFiles,
  vercel: vercelFiles,
};

/** Returns the files that the named hosts read, each once. */
export function hostFiles(names: readonly HostName[], rules: HostRules): readonly OutputFile[] {
  const files = names.flatMap((name) => hosts[name](rules));
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

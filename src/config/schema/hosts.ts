/** Hosts that docsgen writes files for if the site asks for it. `_headers` and `_redirects` are always written. */
export const hostNames = [
  'apache',
  'azure',
  'cloudfront',
  'docker',
  'github-pages',
  'gitlab-pages',
  'nginx',
  'vercel',
] as const;

/**
 * Hosts that docsgen writes files for if the site asks for it. `_headers` and `_redirects`, which Netlify, Cloudflare
 * Pages and GitLab Pages read, are always written.
 */
export const hostNames = [
  'apache',
  'azure',
  'cloudflare-pages',
  'cloudfront',
  'docker',
  'github-pages',
  'gitlab-pages',
  'netlify',
  'nginx',
  'vercel',
] as const;

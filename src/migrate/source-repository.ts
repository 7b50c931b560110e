import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository that a site is in, at a host whose addresses of files are known. */
export interface SourceRepository {
  /** `https://github.com/planets/docs` */
  readonly url: string;
  /** Path of the site in the repository; empty at its root. */
  readonly folder: string;
}

/**
 * Returns the repository around a site; undefined if nothing names its address.
 * @param root real path of the repository
 * @param site real path of the site, in it
 */
export function sourceRepository(root: string, site: string): SourceRepository | undefined {
  const read = (file: string): string => {
    const full = path.join(root, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : '';
  };
  // In a work tree, `.git` is a file.
  const settings = existsSync(path.join(root, '.git/config')) ? read('.git/config') : '';
  const [, remote = ''] = /\[remote "origin"\][^[]*?\burl = (\S+)/.exec(settings) ?? [];
  const named = [packageRepository(read('package.json'))];
  for (const file of ['pyproject.toml', 'Cargo.toml'])
    named.push(/^[ \t]*"?repository"?[ \t]*=[ \t]*"([^"\n]+)"/im.exec(read(file))?.[1] ?? '');
  const url = [remote, ...named].map(repositoryUrl).find((one) => one !== undefined);
  const folder = path.relative(root, site).split(path.sep).join('/');
  return url === undefined ? undefined : { url, folder };
}

interface PackageManifest {
  readonly repository?: string | { readonly url?: unknown } | null;
}

/** Returns `repository` of a `package.json`: a URL, `github:planets/docs` or `planets/docs`. */
function packageRepository(text: string): string {
  try {
    const { repository } = JSON.parse(text) as PackageManifest;
    const written = typeof repository === 'object' ? repository?.url : repository;
    if (typeof written !== 'string') return '';
    return /^[\w.-]+\/[\w.-]+$/.test(written) ? `github.com/${written}` : written;
  } catch {
    return '';
  }
}

/** `git@github.com:planets/docs.git` → `https://github.com/planets/docs`, without a password. */
function repositoryUrl(text: string): string | undefined {
  const [, host, name] =
    /(?:^|[/@])(github(?=[:.])|gitlab(?=[:.]))(?:\.com)?[:/]([^\s/]+\/[^\s/#]+)/.exec(text) ?? [];
  return name === undefined ? undefined : `https://${host}.com/${name.replace(/\.git$/, '')}`;
}

/** Returns the address of a file or folder of the repository, in its main branch. */
export function repositoryAddress(url: string, file: string, isFolder: boolean): string {
  const kind = isFolder ? 'tree' : 'blob';
  const at = url.startsWith('https://gitlab.com/') ? `-/${kind}` : kind;
  return `${url}/${at}/HEAD/${encodeURI(file)}`;
}

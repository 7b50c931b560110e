import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeUriPart } from '../url/decode-uri-part.js';

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

/** Returns the path of a file in the main branch of the repository by its raw URL; undefined for other URLs. */
export function repositoryPath(repository: string, url: string): string | undefined {
  const [, host, name] = /^https:\/\/(github|gitlab)\.com\/(.*)$/.exec(repository) ?? [];
  const raw =
    host === 'gitlab' ? `${repository}/-/raw/` : `https://raw.githubusercontent.com/${name}/`;
  if (!url.toLowerCase().startsWith(raw.toLowerCase())) return undefined;
  const file = /^(?:refs\/heads\/)?(?:main|master|HEAD)\/([^?#]+)/.exec(url.slice(raw.length))?.[1];
  return file && decodeUriPart(file);
}

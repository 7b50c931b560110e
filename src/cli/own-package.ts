import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../files/index.js';
import { readVersion } from '../node/version.js';

/**
 * Returns the dependency specifier of the running docsgen for a site's `package.json`: a version
 * range if it came from a registry, otherwise its file, folder or URL.
 */
export function ownPackage(folder = packageFolder, version = readVersion()): string {
  const root = path.resolve(folder);
  const modules = path.dirname(root);
  const resolved = installedFrom(modules, path.basename(root));
  if (resolved?.startsWith('file:')) {
    const file = path.resolve(path.dirname(modules), resolved.slice('file:'.length));
    if (existsSync(file)) return fileSpec(file);
  } else if (resolved !== undefined) {
    return /\/-\/docsgen-[^/]+\.tgz$/.test(resolved) ? `^${version}` : resolved;
  }
  return fileSpec(root);
}

function fileSpec(file: string): string {
  return `file:${file.split(path.sep).join('/')}`;
}

/** Returns the `resolved` field of npm's hidden lockfile in `node_modules`. */
function installedFrom(modules: string, name: string): string | undefined {
  try {
    const lock: unknown = JSON.parse(
      readFileSync(path.join(modules, '.package-lock.json'), 'utf8'),
    );
    const { packages } = lock as { packages?: Record<string, { resolved?: string }> };
    return packages?.[`node_modules/${name}`]?.resolved;
  } catch {
    return undefined;
  }
}

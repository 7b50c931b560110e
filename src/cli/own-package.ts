import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../files/index.js';
import { readVersion } from './version.js';

/**
 * How a site's `package.json` names the docsgen that is running, so that npm installs this one and no other:
 * a range of versions where it came from a registry, else the file, folder or address that it came from.
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

/** What npm noted in `node_modules` when it installed a package there. */
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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findAbove } from '../../files/find-above.js';
import { sha256 } from '../../files/sha256.js';

/**
 * Returns the cache version key: docsgen's build id, the versions of its dependencies and the
 * Node.js major version. Undefined if docsgen runs from source, which can change at any time.
 * @param packageDir docsgen's own folder
 */
export function cacheVersion(packageDir: string): string | undefined {
  const buildId = path.join(packageDir, 'lib/build-id');
  if (!existsSync(buildId)) return undefined;
  const { dependencies = {} } = packageJson(packageDir);
  const versions = Object.keys(dependencies).map((name) => nameVersion(name, packageDir));
  const [node] = process.versions.node.split('.');
  return sha256(
    JSON.stringify([readFileSync(buildId, 'utf8'), node, versions, packageDirLock(packageDir)]),
  ).slice(0, 16);
}

/** Returns the version that Node would resolve from this folder. */
function nameVersion(name: string, from: string): string | undefined {
  const file = findAbove(from, path.join('node_modules', name, 'package.json'));
  return file && packageJson(path.dirname(file)).version;
}

/**
 * Returns the digest of npm's hidden lockfile, which also covers transitive dependencies. Undefined
 * with other package managers.
 */
function packageDirLock(packageDir: string): string | undefined {
  const files = [path.join(packageDir, 'node_modules'), path.dirname(packageDir)].map((folder) =>
    path.join(folder, '.package-lock.json'),
  );
  const file = files.find(existsSync);
  return file && sha256(readFileSync(file));
}

function packageJson(folder: string): {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
} {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

import path from 'node:path';
import { iconSource } from './icon-folders.js';

/** The files that a site may read. Plain data, so that it can be sent to threads. */
export interface FileAccess {
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** Absolute paths of additional files and folders, from `fs.allow` and `icons`. */
  readonly allow: readonly string[];
  /**
   * Absolute paths from other settings. They may be outside the site, but must not be symbolic
   * links.
   */
  readonly named: readonly string[];
}

/**
 * Collects the paths in a configuration. Values of the wrong type are ignored, because the
 * configuration may not be validated yet.
 */
export function fileAccess(siteDir: string, config: object = {}): FileAccess {
  const absolute = (names: readonly unknown[]): string[] =>
    names.flatMap((name) => (isPath(name) ? [path.resolve(siteDir, name)] : []));
  const configuredPaths = (key: string, name: string): readonly unknown[] =>
    oneOrMany(valueAt(config, key)).map((one) => valueAt(one, name));
  return {
    siteDir,
    allow: absolute([
      ...listAt(valueAt(config, 'fs'), 'allow'),
      ...listAt(config, 'icons')
        .filter(isPath)
        .map((name) => iconSource(siteDir, name)),
    ]),
    named: absolute([
      ...listAt(config, 'staticDirectories'),
      ...configuredPaths('docs', 'path').filter(isOutside),
      ...configuredPaths('openapi', 'path'),
      ...configuredPaths('openapi', 'previous'),
      ...oneOrMany(valueAt(config, 'openapi')).flatMap((one) => listAt(one, 'overlays')),
    ]),
  };
}

/** Documents in the site's folder need no permission. */
function isOutside(docs: unknown): boolean {
  return isPath(docs) && docs.startsWith('../');
}

function oneOrMany(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = valueAt(value, key);
  return Array.isArray(list) ? list : [];
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !value.includes('\0');
}

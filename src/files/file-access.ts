import path from 'node:path';

/** Which files a site may be made from. Plain data, so that threads can share it. */
export interface FileAccess {
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** Absolute paths of more files and folders, as `fs.allow` lists them. */
  readonly allow: readonly string[];
  /** Absolute paths that other keys of the configuration name. These may be outside the site, but no links. */
  readonly named: readonly string[];
}

/**
 * Takes the paths that a configuration names. Whatever has another type than expected names nothing, so that the
 * configuration need not be checked yet.
 */
export function fileAccess(siteDir: string, config: object = {}): FileAccess {
  const absolute = (names: readonly unknown[]): string[] =>
    names.flatMap((name) => (isPath(name) ? [path.resolve(siteDir, name)] : []));
  const { openapi } = { openapi: undefined, ...config };
  return {
    siteDir,
    allow: absolute(listAt(valueAt(config, 'fs'), 'allow')),
    named: absolute([
      ...listAt(config, 'staticDirectories'),
      ...(Array.isArray(openapi) ? openapi : [openapi]).flatMap((one: unknown) => [
        valueAt(one, 'path'),
        valueAt(one, 'previous'),
      ]),
    ]),
  };
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

import path from 'node:path';
import { declaredEnvironment } from '../../config/environment.js';
import type { ReadConfig } from '../../config/read-config.js';
import { valueDigest } from '../../files/sha256.js';
import { packagedThemeState } from '../theme/packaged-theme.js';

/** Command line options that affect the site. */
export interface BuildChoices {
  /** Absolute path. */
  readonly outDir?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly locale?: string | undefined;
  readonly relative?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly audience?: string | undefined;
}

/**
 * Returns a key that changes with the evaluated configuration, the command line and docsgen's own
 * theme. Undefined if the configuration contains values that cannot be compared, such as functions.
 */
export function buildKey(
  { siteDir, configFile, configText, value }: ReadConfig,
  { outDir, baseUrl, locale, relative, strict, audience }: BuildChoices,
): string | undefined {
  if (!isPlain(value)) return undefined;
  const out = outDir === undefined ? undefined : path.relative(siteDir, outDir);
  const all = [
    ...[configFile, configText, value, out, baseUrl, locale],
    ...[relative === true, strict === true, audience],
  ];
  const around = [process.env.NODE_ENV, packagedThemeState(), declaredEnvironment(value)];
  return valueDigest([...all, ...around].map((one) => one ?? null));
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value))
    return true;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isPlain);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isObject = prototype === null || prototype === Object.prototype;
  return isObject && Object.values(value).every(isPlain);
}

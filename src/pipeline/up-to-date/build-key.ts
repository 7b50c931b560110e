import { hash } from 'node:crypto';
import path from 'node:path';
import type { ReadConfig } from '../../config/read-config.js';
import { packagedThemeState } from '../theme/packaged-theme.js';

/** What of a command line makes another site. */
export interface BuildChoices {
  /** Absolute. */
  readonly outDir?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly locale?: string | undefined;
  readonly strict?: boolean | undefined;
}

/**
 * A short text that is another one where the configuration, as it turned out this time, or the command line asks
 * for another site, and where somebody has edited docsgen's own theme. Undefined where the configuration holds what
 * cannot be compared, such as a function.
 */
export function buildKey(
  { siteDir, configFile, configText, value }: ReadConfig,
  { outDir, baseUrl, locale, strict }: BuildChoices,
): string | undefined {
  if (!isPlain(value)) return undefined;
  const out = outDir === undefined ? undefined : path.relative(siteDir, outDir);
  const all = [configFile, configText, value, out, baseUrl, locale, strict === true];
  const around = [process.env.NODE_ENV, packagedThemeState()];
  return hash('sha256', JSON.stringify([...all, ...around].map((one) => one ?? null)));
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

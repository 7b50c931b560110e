import { mainProduct } from '../files/index.js';
import { isObject } from '../json-schema/json.js';
import { findLayer } from './extend.js';
import type { ReadConfig } from './read-config.js';
import { configSchema } from './schema/index.js';
import type { SiteConfig } from './site-config.js';

/** A value of the resolved configuration. */
export interface ExplainedValue {
  /** `themeConfig.accent` */
  readonly key: string;
  /** JSON; functions are `[function]`, schemas of zod `[schema]`. */
  readonly value: unknown;
  /** The file that sets the value, relative to the site's folder; `found`, `extends` or `default` if none does. */
  readonly from: string;
}

/**
 * Returns all values of a resolved configuration with the files that they come from, in the order of the schema. Lists
 * are single values.
 *
 * @param fromCommandLine keys that options of the command replace
 */
export function explainConfig(
  config: SiteConfig,
  { layers = [], value }: Pick<ReadConfig, 'layers' | 'value'>,
  fromCommandLine: readonly string[],
): readonly ExplainedValue[] {
  const whole = { dir: config.siteDir, file: 'found', text: '', value };
  const explain = (found: unknown, keys: readonly string[]): ExplainedValue[] => {
    if (found === undefined) return [];
    if (isObject(found) && !isSchema(found) && Object.keys(found).length > 0)
      return Object.entries(found).flatMap(([key, inner]) => explain(inner, [...keys, key]));
    const key = keys.join('.');
    const from = fromCommandLine.includes(key) ? 'command line' : findLayer(layers, keys)?.file;
    const isExtended = hasExtendedPath(found, config);
    const unwritten = isExtended ? 'extends' : (findLayer([whole], keys)?.file ?? 'default');
    return [{ key, value: printable(found), from: from ?? unwritten }];
  };
  const written = (key: string): unknown => {
    if (key === 'docs') return writtenProducts(config.docs);
    return key === 'openapi' ? writtenDescriptions(config.openapi) : Reflect.get(config, key);
  };
  return Object.keys(configSchema.shape).flatMap((key) => explain(written(key), [key]));
}

/** Whether a list has a folder of the sites that the site extends, such as a static folder. */
function hasExtendedPath(value: unknown, { extendedDirs = [] }: SiteConfig): boolean {
  return (
    Array.isArray(value) &&
    value.some((one) => extendedDirs.some((dir) => String(one).startsWith(dir)))
  );
}

/** Returns the value of `openapi` in the form in which it was written: an object or a list. */
function writtenDescriptions(descriptions: SiteConfig['openapi']): unknown {
  const options = descriptions.map(({ keyPath: _, isListed: __, ...description }) => description);
  const [only] = options;
  return descriptions[0]?.isListed === false ? only : options;
}

/** Returns the value of `docs` in the form in which it was written: an object or a list. */
function writtenProducts(products: SiteConfig['docs']): unknown {
  const [first] = products;
  const options = products.map(({ keyPath: _, ...product }) => product);
  if (first?.keyPath.length !== 1) return options;
  const { id, ...only } = first;
  const { keyPath: _, ...rest } = only;
  return id === mainProduct ? rest : { id, ...rest };
}

/** Whether a value is a schema of any library that Standard Schema describes, such as zod. */
function isSchema(value: unknown): boolean {
  return isObject(value) && '~standard' in value;
}

function printable(value: unknown): unknown {
  if (typeof value === 'function') return '[function]';
  if (isSchema(value)) return '[schema]';
  if (Array.isArray(value)) return value.map(printable);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printable(inner)]));
}

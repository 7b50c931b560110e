import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticError, startOfFile } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { sitePath } from '../diagnostics/site-path.js';
import { findAbove } from '../files/find-above.js';
import { iconFolder } from '../files/icon-folders.js';
import { isObject } from '../json-schema/json.js';
import { evaluateConfig, isPlainValue } from './evaluate.js';
import { configFileNames } from './file-names.js';
import { type KeyPath, locateInConfig } from './locate.js';

/** A configuration that a site extends, or its own. */
export interface ConfigLayer {
  /** Absolute path of its folder. */
  readonly dir: string;
  /** Relative to the site's folder. */
  readonly file: string;
  readonly text: string;
  readonly value: object;
}

/** A configuration with those that it extends. */
export interface ExtendedConfig {
  readonly value: object;
  /** The site's own first, then those that it extends, the strongest first. */
  readonly layers: readonly ConfigLayer[];
  /** Absolute paths of the folders that the site extends, the strongest first. */
  readonly extendedDirs: readonly string[];
  /** Files to watch, relative to the site's folder. */
  readonly inputs: readonly string[];
}

/**
 * Merges a configuration with those that it extends. Later entries of `extends` override earlier ones, and the site
 * overrides them all. Objects are merged key by key; any other value replaces the weaker one.
 * @param config the site's configuration; its folder is the site's
 * @throws DiagnosticError if a configuration is missing, extends itself or cannot be read
 */
export async function extendConfig(
  config: ConfigLayer,
  timeoutMs?: number,
): Promise<ExtendedConfig> {
  const siteDir = config.dir;
  const inputs: string[] = [];
  const read = async (layer: ConfigLayer, above: readonly string[]): Promise<ConfigLayer[]> => {
    const bases: ConfigLayer[] = [];
    for (const [at, name] of extendedNames(layer.value).entries()) {
      const fail = (problem: string): DiagnosticError => {
        const source = { path: layer.file, text: layer.text };
        const place = locateInConfig(source, ['extends', at], 'value');
        return new DiagnosticError([diagnose('config/extends', { name, problem }, { place })]);
      };
      const dir = extendedFolder(name, layer.dir);
      if (dir === undefined) throw fail(missing(name));
      if (above.includes(dir)) throw fail('it extends itself');
      const base = await readLayer(siteDir, dir, timeoutMs);
      if (base !== undefined) inputs.push(...base.inputs);
      const { layer: found } = base ?? { layer: { dir, file: name, text: '', value: {} } };
      bases.unshift(...(await read(found, [...above, dir])));
    }
    return [layer, ...bases];
  };
  const layers = await read(config, [siteDir]);
  const bases = layers.slice(1);
  if (bases.length === 0) return { value: config.value, layers, extendedDirs: [], inputs };
  const values = [config.value, ...bases.map((base) => located(base, siteDir))];
  const merged = values.reduceRight((weak, strong) => mergeConfig(weak, strong) as object, {});
  const extendedDirs = [...new Set(bases.map(({ dir }) => dir))];
  return { value: withExtendedFolders(merged, config.value, bases), layers, extendedDirs, inputs };
}

function extendedNames(value: object): readonly string[] {
  const { extends: names }: { readonly extends?: unknown } = value;
  // A value of another type is an error of the schema.
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

function missing(name: string): string {
  return name.startsWith('.')
    ? 'the folder does not exist'
    : `the package is not installed; npm install ${name}`;
}

/** Returns the folder of a relative path or of an installed package. */
function extendedFolder(name: string, from: string): string | undefined {
  if (name.startsWith('.') || path.isAbsolute(name)) {
    const folder = path.resolve(from, name);
    return existsSync(folder) ? realpathSync(folder) : undefined;
  }
  const folder = findAbove(from, path.join('node_modules', name));
  return folder && realpathSync(folder);
}

async function readLayer(siteDir: string, dir: string, timeoutMs: number | undefined) {
  const name = configFileNames.find((one) => existsSync(path.join(dir, one)));
  if (name === undefined) return undefined;
  const file = sitePath(siteDir, path.join(dir, name));
  const text = readFileSync(path.join(dir, name), 'utf8');
  const { value, inputs } = await evaluateConfig({
    siteDir,
    configFile: file,
    text,
    timeoutMs,
  });
  if (typeof value !== 'object' || value === null) {
    const place = startOfFile(file);
    throw new DiagnosticError([diagnose('config/no-export', undefined, { place })]);
  }
  return { layer: { dir, file, text, value }, inputs };
}

/** Merges plain objects; `undefined` sets nothing. */
export function mergeConfig(weak: unknown, strong: unknown): unknown {
  if (strong === undefined) return weak;
  if (!isObject(weak) || !isObject(strong)) return strong;
  const merged: Record<string, unknown> = { ...weak };
  for (const [key, value] of Object.entries(strong)) merged[key] = mergeConfig(merged[key], value);
  return merged;
}

/** Makes paths that begin at the folder of their own configuration ones that the site can use. */
function located(layer: ConfigLayer, siteDir: string): object {
  return { ...layer.value, ...locatedFonts(layer, siteDir), ...locatedPlugins(layer, siteDir) };
}

/** Makes paths of plugins relative to the site's folder. */
function locatedPlugins({ dir, value }: ConfigLayer, siteDir: string): object | undefined {
  const markdown = Reflect.get(value, 'markdown');
  if (!isObject(markdown)) return undefined;
  const fromSite = (name: unknown): unknown => {
    if (typeof name !== 'string' || !name.startsWith('.')) return name;
    const relative = sitePath(siteDir, path.resolve(dir, name));
    return relative.startsWith('../') ? relative : `./${relative}`;
  };
  const located = (one: unknown): unknown =>
    isObject(one) ? { ...one, plugin: fromSite(one.plugin) } : fromSite(one);
  const lists = (['remarkPlugins', 'rehypePlugins', 'transforms'] as const).flatMap((list) => {
    const plugins = markdown[list];
    return Array.isArray(plugins) ? [[list, plugins.map(located)]] : [];
  });
  return { markdown: { ...markdown, ...Object.fromEntries(lists) } };
}

/** Makes the paths of fonts absolute, and the names of packages that only the folder of their configuration can find. */
function locatedFonts({ dir, value }: ConfigLayer, siteDir: string): object | undefined {
  const theme = Reflect.get(value, 'themeConfig');
  const fonts = isObject(theme) ? theme.fonts : undefined;
  if (!isObject(theme) || !isObject(fonts)) return undefined;
  const absolute = (font: unknown): unknown => {
    if (typeof font === 'string') {
      if (/\.\w+$/.test(font)) return path.resolve(dir, font);
      const folder = path.join('node_modules', font);
      return findAbove(siteDir, folder) ? font : (findAbove(dir, folder) ?? font);
    }
    if (!isObject(font) || !Array.isArray(font.files)) return font;
    const files = font.files.map((file: unknown) =>
      isObject(file) && typeof file.src === 'string'
        ? { ...file, src: path.resolve(dir, file.src) }
        : file,
    );
    return { ...font, files };
  };
  const absoluteFonts = Object.entries(fonts).map(([role, font]) => [role, absolute(font)]);
  return { themeConfig: { ...theme, fonts: Object.fromEntries(absoluteFonts) } };
}

/** Adds the static folders and the icons of the extended configurations after the site's own, and lets the site read them. */
function withExtendedFolders(
  merged: object,
  config: object,
  bases: readonly ConfigLayer[],
): object {
  const statics = bases.flatMap(({ dir, value }) =>
    staticFolders(value)
      .map((name) => path.resolve(dir, name))
      .filter((folder) => existsSync(folder)),
  );
  const icons = bases.flatMap(({ dir, value }) => [
    ...[path.join(dir, 'icons')].filter((folder) => existsSync(folder)),
    ...iconNames(value).map((name) => iconFolder(dir, name)),
  ]);
  const dirs = bases.map(({ dir }) => dir);
  const fs = Reflect.get(merged, 'fs');
  const allow: unknown = isObject(fs) ? fs.allow : undefined;
  return {
    ...merged,
    staticDirectories: [...staticFolders(config), ...statics],
    ...(icons.length > 0 && { icons: [...iconNames(config), ...icons] }),
    fs: { ...(isObject(fs) ? fs : {}), allow: [...(Array.isArray(allow) ? allow : []), ...dirs] },
  };
}

function staticFolders(value: object): readonly string[] {
  const { staticDirectories = ['static'] }: { readonly staticDirectories?: unknown } = value;
  return Array.isArray(staticDirectories) ? staticDirectories : [];
}

function iconNames(value: object): readonly string[] {
  const { icons = [] }: { readonly icons?: unknown } = value;
  return Array.isArray(icons) ? icons.filter((name) => typeof name === 'string') : [];
}

/** Returns the strongest configuration that has a key. */
export function findLayer(layers: readonly ConfigLayer[], keys: KeyPath): ConfigLayer | undefined {
  return layers.find(({ value }) => {
    let inner: unknown = value;
    for (const key of keys) {
      if (typeof inner !== 'object' || inner === null || !(key in inner)) return false;
      inner = Reflect.get(inner, key);
    }
    return true;
  });
}

/**
 * Returns a layer for finding positions, as data that can be sent to other threads: of functions and schemas, only
 * that their key is set is kept.
 */
export function layerAsData(layer: ConfigLayer): ConfigLayer {
  return { ...layer, value: Object(asData(layer.value)) };
}

function asData(value: unknown): unknown {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return value;
  if (!isPlainValue(value)) return true;
  if (Array.isArray(value)) return value.map(asData);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asData(inner)]));
}

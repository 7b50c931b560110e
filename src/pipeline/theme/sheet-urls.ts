import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin } from 'esbuild';
import { fingerprintedName } from './fingerprint.js';
import { packageTheme, relativeInsideAny } from './theme-overlay.js';

/** Targets of root-relative paths (`url(/img/moon.png)`). */
export interface SiteRoot {
  readonly baseUrl: string;
  /** Absolute paths of the static folders. */
  readonly staticDirs: readonly string[];
  /** Absolute paths of the folders that the site extends, the strongest first. */
  readonly extendedDirs?: readonly string[] | undefined;
  /** What the configuration adds to the Content-Security-Policy, of all directives. */
  readonly policySources?: readonly string[] | undefined;
}

/** A file that style sheets refer to. */
interface SheetAsset {
  /** Path in the output folder, with a fingerprint. */
  readonly path: string;
  readonly contents: Uint8Array;
}

/** The resolved `url()`s of style sheets. */
export interface SheetUrls {
  readonly plugin: Plugin;
  readonly assets: () => readonly SheetAsset[];
  /** Absolute paths of the files. */
  readonly inputs: () => readonly string[];
}

/** Detail of the esbuild warning for a URL that the Content-Security-Policy blocks. */
export interface BlockedUrl {
  readonly blockedUrl: string;
}

/** Detail of the esbuild error for a missing file: the `url()` as written. */
export interface MissingSheetFile {
  readonly missingFile: string;
}

/**
 * Resolves `url()` in style sheets. Relative files are published next to the sheet with a
 * fingerprint. Root-relative paths become relative to the sheet, so that it works with every
 * `baseUrl`. Other URLs are unchanged.
 */
export function sheetUrls(siteThemes: readonly string[], root: SiteRoot): SheetUrls {
  const files = new SheetFiles(siteThemes, root);
  return {
    plugin: {
      name: 'sheet-urls',
      setup(build) {
        build.onResolve({ filter: /.*/ }, async (args): Promise<OnResolveResult | undefined> => {
          if (args.pluginData === isLookUp) return undefined;
          if (isBlocked(args, root.policySources)) return blocked(args.path);
          if (args.kind !== 'url-token') return undefined;
          const [, name = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(args.path.trim()) ?? [];
          if (name === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(name)) {
            return { path: args.path, external: true };
          }
          if (name.startsWith('/')) return files.resolveRoot(name, suffix);
          const relative = files.resolveRelative(name, suffix, args.resolveDir);
          if (!relative.errors || name.startsWith('.')) return relative;
          const look = { ...lookUp(args), kind: 'import-statement' } as const;
          const inPackage = await build.resolve(name, look);
          return inPackage.errors.length > 0 ? relative : files.publish(inPackage.path, suffix);
        });
      },
    },
    assets: () => [...files.assets.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    inputs: () => [...files.inputs],
  };
}

/** The files that style sheets name. */
class SheetFiles {
  readonly assets = new Map<string, SheetAsset>();
  readonly inputs = new Set<string>();
  readonly #siteThemes: readonly string[];
  readonly #root: SiteRoot;

  constructor(siteThemes: readonly string[], root: SiteRoot) {
    this.#siteThemes = siteThemes;
    this.#root = root;
  }

  resolveRoot(name: string, suffix: string): OnResolveResult {
    const { baseUrl, staticDirs } = this.#root;
    const inSite = name.startsWith(baseUrl) ? name.slice(baseUrl.length) : name.slice(1);
    const candidates = [inSite, name.slice(1)].flatMap((one) =>
      spellings(one).flatMap((spelling) =>
        staticDirs.map((folder) => ({ one, file: path.join(folder, spelling) })),
      ),
    );
    const found = candidates.find(({ file }) => isFile(file));
    if (!found) return missing(name);
    this.inputs.add(found.file);
    return { path: `../${found.one}${suffix}`, external: true };
  }

  resolveRelative(name: string, suffix: string, resolveDir: string): OnResolveResult {
    const themes = this.#siteThemes;
    const file = spellings(name)
      .map((spelling) => path.resolve(resolveDir, spelling))
      .flatMap((wanted) => {
        const within = relativeInsideAny(wanted, [packageTheme, ...themes]);
        return within === undefined
          ? [wanted]
          : [...themes, packageTheme].map((theme) => path.join(theme, within));
      })
      .find(isFile);
    return file === undefined ? missing(name) : this.publish(file, suffix);
  }

  publish(file: string, suffix: string): OnResolveResult {
    const contents = readFileSync(file);
    const output = fingerprintedName(path.basename(file), contents);
    this.assets.set(output, { path: output, contents });
    this.inputs.add(file);
    return { path: `./${path.posix.basename(output)}${suffix}`, external: true };
  }
}

/** Marks the plugin's own calls of `build.resolve`, to avoid recursion. */
const isLookUp = Symbol('look-up');

function lookUp({ resolveDir, importer }: OnResolveArgs) {
  return { resolveDir, importer, pluginData: isLookUp };
}

function missing(name: string): OnResolveResult {
  const detail: MissingSheetFile = { missingFile: name };
  return { errors: [{ text: `Could not resolve "${name}"`, detail }] };
}

/** Whether a style sheet loads something from another site, which the configuration does not allow. */
function isBlocked({ path: url, kind }: OnResolveArgs, sources: readonly string[] = []): boolean {
  if (kind !== 'url-token' && kind !== 'import-rule') return false;
  const [, scheme = 'https:', host] = /^(https?:)?\/\/([^/?#]+)/i.exec(url.trim()) ?? [];
  if (host === undefined) return false;
  return !sources.some((source) => {
    if (source === '*' || source === scheme) return true;
    const [, allowed = ''] = /^(?:\w+:\/\/)?([^/]+)/.exec(source) ?? [];
    return allowed === host || (allowed.startsWith('*.') && host.endsWith(allowed.slice(1)));
  });
}

function blocked(url: string): OnResolveResult {
  const detail: BlockedUrl = { blockedUrl: url.trim() };
  return { path: url, external: true, warnings: [{ text: `${url} is blocked`, detail }] };
}

/** Returns a path as written, and URL-decoded (`my%20font.woff2`). */
function spellings(name: string): readonly string[] {
  try {
    return [...new Set([name, decodeURIComponent(name)])];
  } catch {
    return [name];
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

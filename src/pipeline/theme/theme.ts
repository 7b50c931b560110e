import { existsSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { ComponentType } from 'react';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/source-file.js';
import type { OperationEmbed, SchemaEmbed } from '../../site/page-props/body.js';
import type { PageProps } from '../../site/page-props/page.js';
import type { ThemeStore } from './cached-theme.js';
import type { CompiledTheme } from './compiled-theme.js';
import { digest, fingerprintedName } from './fingerprint.js';
import { readPackagedTheme } from './packaged-theme.js';
import { requireForTheme } from './react.js';
import type { SiteRoot } from './sheet-urls.js';
import { packageTheme } from './theme-overlay.js';

/** What a theme exports. */
interface ThemeModule {
  readonly Document: ComponentType<{ page: PageProps; body: string }>;
  readonly Embed: ComponentType<{ embed: SchemaEmbed | OperationEmbed; page: PageProps }>;
}

/** The theme, ready to render with, and the files that its pages load. */
export interface BuiltTheme {
  readonly module: ThemeModule;
  /** The code of `module`, for {@link evaluateTheme}: a module cannot be given to a worker, a text can. */
  readonly code: string;
  /** Of the code that renders pages. */
  readonly digest: string;
  readonly files: readonly OutputFile[];
  /** Paths of those files that only an island loads, by its name. */
  readonly islands: Readonly<Record<'search' | 'try-it', readonly string[]>>;
  /** Paths below the output folder. */
  readonly styles: StyleSheets;
  /** The page that authorization servers lead back to, with its script; for sites that let readers log in there. */
  readonly oauthCallback: readonly OutputFile[];
  readonly bootScript: string;
  readonly clientScript: string;
  /** Absolute paths of all that went in and may change. */
  readonly inputs: readonly string[];
}

/** The style sheet of every page, and those that only some kinds of pages load after it. */
interface StyleSheets {
  readonly site: string;
  /** Home and Not Found. */
  readonly landing: string;
  /** Texts with blocks of the API reference. */
  readonly embeds: string;
  /** The pages of the API reference: all of `embeds`, too. */
  readonly reference: string;
  readonly blog: string;
}

export interface ThemeOptions extends Partial<SiteRoot> {
  /** Absolute path of the site's folder; its `theme` folder replaces files of docsgen's theme. */
  readonly siteDir: string;
  readonly accentHue?: number | undefined;
  /** Themes that earlier builds have compiled. */
  readonly kept?: ThemeStore | undefined;
}

/**
 * The theme of a site: docsgen's own comes compiled; it is compiled anew where the site replaces files of it.
 *
 * @throws DiagnosticError where a file of the theme is wrong
 */
export async function buildTheme(options: ThemeOptions): Promise<BuiltTheme> {
  const { siteDir, accentHue } = options;
  const { theme, inputs } =
    (hasOverlay(siteDir) ? undefined : readPackagedTheme()) ?? (await compiled(options));
  const sheet = theme.siteSheet + accent(accentHue);
  const site: OutputFile = { path: fingerprintedName('site.css', sheet), contents: sheet };
  return {
    module: evaluateTheme(theme.code),
    code: theme.code,
    digest: digest(theme.code),
    files: [
      ...[site, ...theme.files],
      ...theme.assets.map(({ path: file, base64 }) => ({
        path: file,
        contents: Buffer.from(base64, 'base64'),
      })),
    ],
    islands: theme.islands,
    styles: { site: site.path, ...theme.styles },
    oauthCallback: theme.oauthCallback,
    bootScript: theme.bootScript,
    clientScript: theme.clientScript,
    inputs,
  };
}

/** docsgen's own folder is a site, too: its showcase. */
function hasOverlay(siteDir: string): boolean {
  const siteTheme = path.join(siteDir, 'theme');
  return siteTheme !== packageTheme && existsSync(siteTheme);
}

async function compiled({
  siteDir,
  kept,
  baseUrl = '/',
  staticDirs = [],
}: ThemeOptions): Promise<{ theme: CompiledTheme; inputs: readonly string[] }> {
  const { compileOverlaidTheme } = await import('./cached-theme.js');
  return compileOverlaidTheme(siteDir, { baseUrl, staticDirs }, kept);
}

/**
 * Runs the module of a compiled theme, from memory.
 *
 * @throws DiagnosticError where it throws, or does not export what every theme does
 */
export function evaluateTheme(code: string): ThemeModule {
  try {
    const module: { exports: Partial<ThemeModule> } = { exports: {} };
    const run = compileFunction(code, ['module', 'exports', 'require'], { filename: 'theme' });
    run(module, module.exports, requireForTheme);
    const { Document, Embed } = module.exports;
    if (!Document || !Embed) throw new Error('theme/index.tsx must export Document and Embed');
    return { Document, Embed };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new DiagnosticError([diagnose('theme/failed', { problem })]);
  }
}

/** Outside all layers, so that it goes before the theme's own value. */
function accent(hue: number | undefined): string {
  return hue === undefined ? '' : `:root{--accent-hue:${hue}}`;
}

import { existsSync } from 'node:fs';
import type { ComponentType, ReactNode } from 'react';
import { type Diagnostic, DiagnosticError, startOfFile } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/output-file.js';
import { sha256 } from '../../files/sha256.js';
import type { BodyPart } from '../../site/page-props/body.js';
import type { PageProps } from '../../site/page-props/page.js';
import { evaluateModule } from '../modules/evaluate-module.js';
import { type Appearance, appearanceSheet } from './appearance.js';
import { compileOverlaidTheme, compilePackageTheme, type ThemeStore } from './cached-theme.js';
import type { CompiledTheme } from './compiled-theme.js';
import { themeFilename } from './failure-places.js';
import { fingerprintedName } from './fingerprint.js';
import { interFont } from './font.js';
import { readPackagedTheme } from './packaged-theme.js';
import { requireForTheme } from './react.js';
import type { SiteRoot } from './sheet-urls.js';
import { type LocateConfig, type SiteFonts, siteFonts } from './site-fonts.js';
import { packageTheme, themeFolders } from './theme-overlay.js';

/** What a theme exports: two components, and what tells which slot of the site has failed. */
export interface ThemeModule {
  readonly Document: ComponentType<{ page: PageProps; body: string }>;
  readonly Embed: ComponentType<{ embed: Exclude<BodyPart, string>; page: PageProps }>;
  readonly WithoutSlots?: ComponentType<{ names: readonly string[]; children: ReactNode }>;
  /** Files of the site's slots by their names, relative to its folder. */
  readonly slotSources?: Readonly<Record<string, string>>;
}

/** A theme that is ready for rendering, and the files that its pages load. */
export interface BuiltTheme {
  readonly module: ThemeModule;
  /** Code of `module`, for {@link evaluateTheme} in a worker, which cannot receive a module. */
  readonly code: string;
  /** Digest of the code that renders pages. */
  readonly digest: string;
  readonly files: readonly OutputFile[];
  /** Source map of `code`, if the site has theme files. */
  readonly sourceMap: string | undefined;
  /** What is wrong in the site's theme files, though the theme works. */
  readonly warnings: readonly Diagnostic[];
  /** Paths of the files that only an island loads, by island. */
  readonly islands: Readonly<Record<'search' | 'try-it', readonly string[]>>;
  /** Paths in the output folder. */
  readonly styles: StyleSheets;
  /** Paths of the fonts that pages preload. */
  readonly fonts: readonly string[];
  /** OAuth redirect page and its script; only for sites where readers can log in. */
  readonly oauthCallback: readonly OutputFile[];
  readonly bootScript: string;
  readonly clientScript: string;
  readonly redirectScript: OutputFile;
  readonly visitorScripts: CompiledTheme['visitorScripts'];
  /** Absolute paths of all inputs that may change. */
  readonly inputs: readonly string[];
}

/** The style sheet of every page, and those that some kinds of pages add. */
interface StyleSheets {
  readonly site: string;
  /** Home and Not Found. */
  readonly landing: string;
  /** Documents with cards, and categories. */
  readonly cards: string;
  /** Documents with footnotes or task lists. */
  readonly lists: string;
  /** Documents with admonitions. */
  readonly admonitions: string;
  /** Texts with terms of the glossary. */
  readonly terms: string;
  /** Texts with images for one colour mode. */
  readonly images: string;
  /** Pages with own components that have buttons and fields. */
  readonly controls: string;
  /** Texts with notes, marked words or collapsed lines in code. */
  readonly annotations: string;
  /** Documents with Mermaid diagrams. */
  readonly diagrams: string;
  /** Documents with formulas. */
  readonly math: string;
  /** Documents with embedded API blocks, none of which lists fields. */
  readonly embeds: string;
  /** Documents with lists of fields; includes `embeds`. */
  readonly fields: string;
  /** Documents with fields that have alternatives or open in place, after `fields`. */
  readonly alternatives: string;
  /** Pages of the API reference; includes lists of fields and `alternatives`. */
  readonly reference: string;
  /** Those with lists of operations, after `reference`. */
  readonly overview: string;
  readonly blog: string;
  readonly printing: string;
  /** Sites with icons in sidebars or the navbar. */
  readonly icons: string;
  /** Sites with analytics that need the reader's consent. */
  readonly consent: string;
  /** Sites that ask whether pages were helpful. */
  readonly feedback: string;
}

export interface ThemeOptions extends Partial<SiteRoot> {
  /**
   * Absolute path of the site's folder, whose `theme` folder overrides files of docsgen's theme.
   */
  readonly siteDir: string;
  readonly appearance?: Appearance | undefined;
  /** For the positions of diagnostics. */
  readonly locate?: LocateConfig | undefined;
  /** Cache of compiled themes with overrides. */
  readonly kept?: ThemeStore | undefined;
}

/**
 * Builds the theme of a site: docsgen's precompiled one, or a new one if the site overrides files.
 * @throws DiagnosticError if a file of the theme is invalid
 */
export async function buildTheme(options: ThemeOptions): Promise<BuiltTheme> {
  const { siteDir, appearance } = options;
  const { theme, inputs } = hasOverlay(siteDir, options.extendedDirs)
    ? await overlaidTheme(options)
    : await ownTheme();
  const fonts = await chosenFonts(options);
  const sheet = theme.siteSheet + appearanceSheet(theme, appearance) + fonts.sheet;
  const site: OutputFile = { path: fingerprintedName('site.css', sheet), contents: sheet };
  return {
    module: evaluateTheme(theme.code),
    code: theme.code,
    digest: sha256(theme.code),
    files: [
      ...[site, ...theme.files],
      ...fonts.files,
      ...theme.assets.map(({ path: file, base64 }) => ({
        path: file,
        contents: Buffer.from(base64, 'base64'),
      })),
    ],
    sourceMap: theme.sourceMap,
    warnings: theme.warnings ?? [],
    islands: theme.islands,
    styles: { site: site.path, ...theme.styles },
    fonts: fonts.preloaded,
    oauthCallback: theme.oauthCallback,
    bootScript: theme.bootScript,
    clientScript: theme.clientScript,
    redirectScript: theme.redirectScript,
    visitorScripts: theme.visitorScripts,
    inputs: [...inputs, ...fonts.inputs],
  };
}

/** Returns the configured fonts; a font for texts goes before the packaged one. */
async function chosenFonts({ siteDir, appearance, locate }: ThemeOptions): Promise<SiteFonts> {
  const { font, fonts = {} } = appearance ?? {};
  const own = await siteFonts(siteDir, fonts, locate);
  if (font !== 'inter' || fonts.body !== undefined) return own;
  const inter = interFont();
  return {
    ...own,
    files: [inter.file, ...own.files],
    sheet: inter.sheet + own.sheet,
    preloaded: [inter.file.path, ...own.preloaded],
  };
}

/** Whether the site or what it extends has theme files. Excludes docsgen's own folder, which is a site as well (its showcase). */
export function hasOverlay(siteDir: string, extendedDirs?: readonly string[]): boolean {
  return themeFolders(siteDir, extendedDirs).some(
    (theme) => theme !== packageTheme && existsSync(theme),
  );
}

type UsableTheme = ReturnType<typeof readPackagedTheme> & object;

async function ownTheme(): Promise<UsableTheme> {
  const packaged = readPackagedTheme();
  if (packaged) return packaged;
  const { value: theme, inputs } = await compilePackageTheme();
  return { theme, inputs };
}

async function overlaidTheme(options: ThemeOptions): Promise<UsableTheme> {
  const { siteDir, kept, baseUrl = '/', staticDirs = [], extendedDirs, policySources } = options;
  const root = { baseUrl, staticDirs, extendedDirs, policySources };
  const { value: theme, inputs } = await compileOverlaidTheme(siteDir, root, kept);
  return { theme, inputs };
}

/**
 * Evaluates the module of a compiled theme.
 * @throws DiagnosticError if it throws or lacks a required export
 */
export function evaluateTheme(code: string): ThemeModule {
  try {
    const module = evaluateModule<ThemeModule>(code, themeFilename, requireForTheme);
    const { Document, Embed, WithoutSlots, slotSources } = module;
    if (!Document || !Embed) throw new Error('theme/index.tsx must export Document and Embed');
    return { Document, Embed, WithoutSlots, slotSources };
  } catch (error) {
    const problem = errorMessage(error);
    const { slotFile }: { slotFile?: unknown } = Object(error);
    const place = typeof slotFile === 'string' ? startOfFile(slotFile) : undefined;
    throw new DiagnosticError([diagnose('theme/failed', { problem }, { place })]);
  }
}

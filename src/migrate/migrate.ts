import path from 'node:path';
import type { Doc } from '../content/doc.js';
import { type ContentOptions, parseDoc } from '../content/index.js';
import {
  type Diagnostic,
  type Outcome,
  type Place,
  startOfFile,
} from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { isInside } from '../files/index.js';
import { isPartialFile } from '../files/partial-file.js';
import { messagesFor } from '../i18n/index.js';
import { alignEndings } from './align-endings.js';
import { configFiles } from './config/config-files.js';
import { fitConfig } from './config/fit-config.js';
import { convertPage } from './convert-page.js';
import { keepRoutes } from './keep-routes.js';
import type { MigratedFile } from './migrated-file.js';
import { PagePaths } from './page-paths.js';
import { isReservedPath } from './reserved-paths.js';
import type { SourceFiles } from './source-files.js';
import type { PageContext, SourcePage, SourceSite, SourceTool } from './source-tool.js';

/** The new site, and what is left to do. Nothing is written yet. */
export interface Migration {
  /** Name of the source tool. */
  readonly tool: string;
  /** Front matter keys of the source tool that are left; undefined if it is unknown what read them. */
  readonly toolKeys: readonly string[] | undefined;
  /** Sorted by path. */
  readonly files: readonly MigratedFile[];
  /** Files that are made of the file of the old site at the same path. */
  readonly convertedInPlace: readonly string[];
  /** Markdown files of the new site. */
  readonly pages: number;
  /** Pages that the conversion changed. */
  readonly changed: number;
  /** Pages without a finding. */
  readonly finished: number;
  /** Old addresses that stay, if they are known, and those that lead to the new one. */
  readonly addresses: {
    readonly kept: number | undefined;
    readonly byRule: number;
    readonly redirected: number;
  };
  /** Pages that use components of the old site of which only the words are left, by path. */
  readonly stubbed?: readonly string[] | undefined;
  /** Settings of the new site. */
  readonly config: Readonly<Record<string, unknown>>;
  /** What the conversion itself left to do. */
  readonly unconverted: readonly Diagnostic[];
  /** All that is left to do: in files of the new site, except for findings about settings of the old one. */
  readonly todos: readonly Diagnostic[];
}

/** Plans the migration of a site: converts its texts and settings, and lists what it cannot convert. */
export function planMigration(tool: SourceTool, files: SourceFiles): Migration {
  const read = tool.read(files);
  const site = { ...read, pages: alignEndings(read.pages) };
  const places = new PagePaths(site, files);
  const diagnostics = [...site.diagnostics, ...refusedFiles(files)];
  const convert = (page: SourcePage, context: PageContext): ConvertedText => {
    const made = convertPage(files.text(page.from) ?? '', site, context);
    diagnostics.push(...made.diagnostics, ...refusedFiles(files, startOfFile(page.to)));
    return { page, text: made.text, isChanged: made.isChanged };
  };
  const converted = site.pages.map((page) => convert(page, places.context(page)));
  for (let more = places.takeTexts(); more.length > 0; more = places.takeTexts())
    converted.push(...more.map(({ page, context }) => convert(page, context)));
  const { config, diagnostics: settings } = fitConfig(site.config, files);
  diagnostics.push(...settings);
  const parser = docParser(converted, site, files, config);
  const docs = new Map(converted.map(({ page, text }) => [page.to, parser(page.to, text)]));
  const routes = keepRoutes(
    converted.map(({ page, text }) => ({ page, text, doc: docs.get(page.to)?.doc })),
    config,
    site,
  );
  const ownPages = new Set(site.pages.filter(({ to }) => !isPartialFile(to)));
  const texts = converted.map(({ page, text, isChanged }) => {
    const kept = routes.texts.get(page.to);
    if (kept !== undefined) docs.set(page.to, parser(page.to, kept));
    return {
      path: page.to,
      text: kept ?? text,
      from: ownPages.has(page) ? page.from : undefined,
      isChanged: isChanged || kept !== undefined,
    };
  });
  const diagnosticsByText = texts.map(({ path: file }) => docs.get(file)?.diagnostics ?? []);
  const { redirects } = routes;
  const complete = redirects.length === 0 ? config : { ...config, redirects };
  const { value: allowed, diagnostics: misplaced } = allowedFiles([
    ...texts.map(({ path: file, text, from }) => ({ path: file, text, from })),
    ...configFiles(complete),
    ...Object.entries(site.generatedFiles).map(([file, text]) => ({ path: file, text })),
    ...places.copies().filter(({ copyOf }) => files.has(copyOf)),
  ]);
  const unconverted = [...diagnostics, ...routes.diagnostics, ...refusedFiles(files), ...misplaced];
  return {
    tool: tool.name,
    toolKeys: tool.ownKeys,
    files: allowed.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    convertedInPlace: converted.flatMap(({ page }) => (page.from === page.to ? [page.to] : [])),
    pages: ownPages.size,
    changed: texts.filter(({ isChanged }) => isChanged).length,
    finished: texts.filter(
      ({ from, path: file }) => from !== undefined && docs.get(file)?.diagnostics.length === 0,
    ).length,
    addresses: { kept: routes.kept, byRule: routes.byRule, redirected: redirects.length },
    config: complete,
    unconverted,
    todos: [...unconverted, ...diagnosticsByText.flat()],
  };
}

/** Reports the files that the site has named since the last call and that may not be read. */
function refusedFiles(files: SourceFiles, place?: Place): readonly Diagnostic[] {
  return files
    .takeRefused()
    .map(({ file, reason }) => diagnose('migrate/refused-file', { file, reason }, { place }));
}

/** A file that every docsgen site generates, so that a copy would keep it from being built. */
const generatedStaticFile = 'static/404.html';

/** Leaves out files outside of the new site, and copies that docsgen would run or that it generates itself. */
function allowedFiles(made: readonly MigratedFile[]): Outcome<readonly MigratedFile[]> {
  const value: MigratedFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of made) {
    if ('copyOf' in file && isReservedPath(file.path)) {
      const args = { file: file.copyOf, reason: 'code' as const };
      diagnostics.push(diagnose('migrate/refused-file', args));
    } else if ('copyOf' in file && file.path === generatedStaticFile) {
      const hint = 'docsgen generates this page; to change it, run docsgen eject NotFoundLayout';
      const args = { what: `The page ${file.copyOf}` };
      diagnostics.push(diagnose('migrate/no-equivalent', args, { hint }));
    } else if (!isInsideSite(file.path)) {
      diagnostics.push(diagnose('migrate/outside-site', { file: file.path }));
    } else value.push(file);
  }
  return { value, diagnostics };
}

/** Whether a path stays in the folder of the new site: settings of the old one, such as `routeBasePath`, are part of it. */
function isInsideSite(file: string): boolean {
  const folder = path.resolve('/site');
  return isInside(path.join(folder, file), folder);
}

interface ConvertedText {
  readonly page: SourcePage;
  readonly text: string;
  readonly isChanged: boolean;
}

/** Returns a function that parses a page of the new site as docsgen would. */
function docParser(
  converted: readonly ConvertedText[],
  site: SourceSite,
  files: SourceFiles,
  config: Readonly<Record<string, unknown>>,
): (
  file: string,
  text: string,
) => { readonly doc: Doc; readonly diagnostics: readonly Diagnostic[] } {
  const texts = new Map(converted.map(({ page, text }) => [page.to, text]));
  const assets = new Map(site.assets.map(({ from, to }) => [to, from]));
  const markdown = (config.markdown ?? {}) as Pick<
    ContentOptions,
    'tags' | 'headingIds' | 'definitionLists'
  >;
  const options = { trustedHtml: false, ...markdown, messages: messagesFor('en') };
  const read = (file: string) => {
    const text =
      texts.get(file) ?? files.text(assets.get(file) ?? file) ?? files.text(`../${file}`);
    return text === undefined ? undefined : { text };
  };
  return (file, text) => {
    const { value, diagnostics } = parseDoc({ path: file, text, digest: '' }, options, read);
    return { doc: value.doc, diagnostics };
  };
}

/** Returns the diagnostic for a folder that is not a known site. */
export function unknownTool(folder: string, tools: readonly SourceTool[]): Diagnostic {
  return diagnose('migrate/unknown-tool', { folder, tools: tools.map(({ id }) => id) });
}

import { foreignKeyHint } from '../content/front-matter/foreign-keys.js';
import { frontMatterSchema } from '../content/front-matter/schema.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import {
  applyFixes,
  argsOf,
  configurableCodes,
  diagnosticCatalogue,
} from '../diagnostics/index.js';
import { configFiles, isConfigFile } from './config/config-files.js';
import { docsProducts } from './keep-routes.js';
import type { Migration } from './migrate.js';
import type { MigratedFile } from './migrated-file.js';
import { normalizeOldPath } from './normalize-old-path.js';
import { tagStubs } from './tag-stubs.js';
import { convertFrontMatter, splitFrontMatter } from './text/front-matter.js';

type Config = Readonly<Record<string, unknown>>;

/**
 * Returns the migration without the findings that have a sure answer, and with settings that make warnings of the
 * other errors; undefined if nothing is left to change.
 *
 * @param diagnostics what docsgen reports about the new site
 */
export function repairMigration(
  migration: Migration,
  diagnostics: readonly Diagnostic[],
): Migration | undefined {
  const failing = failingRedirects(diagnostics);
  const shortened = pagesWithoutRedirects(migration, failing);
  const texts = new Map([
    ...fixedTexts(migration.files, diagnostics),
    ...newSlugs(migration, diagnostics),
    ...shortened,
  ]);
  const moved = withMovedTargets(migration.config, diagnostics);
  const { config, removed } = withoutFailingRedirects(moved.config, failing);
  const stubs = tagStubs(migration.files, diagnostics);
  const left = diagnostics.filter((one) => !stubs.answered.has(one) && !moved.answered.has(one));
  const settings = withOwnKeys(withWarnings(config, left), left, migration.toolKeys);
  if (texts.size === 0 && stubs.files.length === 0 && settings === migration.config)
    return undefined;
  const renamed = diagnostics.filter((one) => pagesOfRoute(one).some((file) => texts.has(file)));
  const shortenedFindings = failing.flatMap(({ diagnostic }) =>
    shortened.has(diagnostic.place?.file ?? '') ? [diagnostic] : [],
  );
  const byPath = new Map<string, MigratedFile>(
    configFiles(settings).map((file) => [file.path, file] as const),
  );
  const files = migration.files
    .filter(({ path }) => !isConfigFile(path))
    .map((file) => {
      const text = texts.get(file.path);
      return text === undefined ? file : { ...file, text };
    });
  return {
    ...migration,
    config: settings,
    stubbed: [...(migration.stubbed ?? []), ...stubs.pages],
    unconverted: [
      ...migration.unconverted,
      ...removed,
      ...[...renamed, ...shortenedFindings].map(asWarning),
      ...stubs.diagnostics,
    ],
    files: [...files, ...stubs.files, ...byPath.values()].toSorted((one, other) =>
      one.path < other.path ? -1 : 1,
    ),
  };
}

/** Returns the migration with what docsgen reports about the new site as its list of things to do. */
export function withDiagnostics(migration: Migration, found: readonly Diagnostic[]): Migration {
  const files = new Set([...found.map(({ place }) => place?.file), ...(migration.stubbed ?? [])]);
  const pages = migration.files.filter((file) => 'from' in file && file.from !== undefined);
  return {
    ...migration,
    finished: pages.filter(({ path }) => !files.has(path)).length,
    todos: [...migration.unconverted, ...found],
  };
}

function fixedTexts(
  files: readonly MigratedFile[],
  found: readonly Diagnostic[],
): ReadonlyMap<string, string> {
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of found) {
    const file = diagnostic.fix && diagnostic.place?.file;
    if (file !== undefined) byFile.set(file, [...(byFile.get(file) ?? []), diagnostic]);
  }
  return new Map(
    files.flatMap((file) => {
      const diagnostics = byFile.get(file.path);
      if (diagnostics === undefined || !('text' in file) || isConfigFile(file.path)) return [];
      const { text, fixed } = applyFixes(file.text, diagnostics);
      return fixed.length === 0 || text === file.text ? [] : [[file.path, text] as const];
    }),
  );
}

function asWarning(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, severity: 'warning' };
}

/** Returns the two pages with one route, the later one first. */
function pagesOfRoute(diagnostic: Diagnostic): readonly string[] {
  const args = argsOf(diagnostic, 'site/duplicate-route');
  return args ? [diagnostic.place?.file, args.other].filter((file) => file !== undefined) : [];
}

/** A document: `i18n/fr/docs/mars.md` has the locale `fr` and the path `mars.md`. */
const documentPath =
  /^(?:i18n\/(?<locale>[^/]+)\/docs|content\/docs|versioned_docs\/version-[^/]+)\/(?<path>.*)$/;

/**
 * Gives the second of two pages with one route another: its path, or its route with a number. Pages beside the documents
 * keep theirs.
 */
function newSlugs(
  { files, config }: Migration,
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, string> {
  const [main] = docsProducts(config);
  const base = main === undefined || main.base === '' ? '' : `/${main.base}`;
  const texts = new Map(files.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])));
  return new Map(
    diagnostics.flatMap((diagnostic) => {
      const file = pagesOfRoute(diagnostic).find((one) => documentPath.test(one)) ?? '';
      const text = texts.get(file);
      const route = argsOf(diagnostic, 'site/duplicate-route')?.route;
      const { locale, path } = documentPath.exec(file)?.groups ?? {};
      if (text === undefined || route === undefined || path === undefined) return [];
      const plain = locale === undefined ? route : route.replace(`/${locale}`, '');
      // The address of an index page is that of its folder.
      const own = `/${path.replace(/\.[^./]+$/, '')}`.replace(/\/(?:index|readme)$/i, '$&-2');
      const below = plain.slice(base.length) || '/index';
      const slug = own.toLowerCase() === below.toLowerCase() ? `${below}-2` : own;
      const { head, body } = splitFrontMatter(text);
      return [[file, convertFrontMatter(head, { slug: () => ({ slug }) }, { slug }) + body]];
    }),
  );
}

/** Returns the redirects that hide a page, because no setting makes warnings of these findings. */
function failingRedirects(found: readonly Diagnostic[]): readonly FailingRedirect[] {
  return found.flatMap((diagnostic) => {
    const from = argsOf(diagnostic, 'site/redirect-shadows-page')?.from;
    return from === undefined ? [] : [{ from, diagnostic }];
  });
}

interface FailingRedirect {
  readonly from: string;
  readonly diagnostic: Diagnostic;
}

function withoutFailingRedirects(
  config: Config,
  failing: readonly FailingRedirect[],
): { readonly config: Config; readonly removed: readonly Diagnostic[] } {
  const paths = new Map(failing.map(({ from, diagnostic }) => [from, asWarning(diagnostic)]));
  const { redirects } = config;
  if (!Array.isArray(redirects)) return { config, removed: [] };
  const kept = redirects.filter(
    ({ from }: { readonly from: string }) => !paths.has(normalizeOldPath(from, config)),
  );
  if (kept.length === redirects.length) return { config, removed: [] };
  return { config: { ...config, redirects: kept }, removed: [...paths.values()] };
}

/** Leads redirects whose target was moved into another folder to the only page whose address ends with its path. */
function withMovedTargets(
  config: Config,
  found: readonly Diagnostic[],
): { readonly config: Config; readonly answered: ReadonlySet<Diagnostic> } {
  const answered = new Set<Diagnostic>();
  const { redirects } = config;
  if (!Array.isArray(redirects)) return { config, answered };
  const byFrom = new Map(
    found.flatMap((diagnostic) => {
      const args =
        argsOf(diagnostic, 'site/redirect-nowhere') ?? argsOf(diagnostic, 'site/redirect-loop');
      return args?.moved === undefined
        ? []
        : [[args.from, { diagnostic, to: args.moved }] as const];
    }),
  );
  const moved = redirects.map((redirect: { readonly from: string; readonly to: string }) => {
    const target = byFrom.get(normalizeOldPath(redirect.from, config));
    if (target === undefined || target.to === redirect.to) return redirect;
    answered.add(target.diagnostic);
    return { ...redirect, to: target.to };
  });
  return { config: answered.size === 0 ? config : { ...config, redirects: moved }, answered };
}

/** Returns the pages without the redirects in `redirect_from` that hide another page. */
function pagesWithoutRedirects(
  { files, config }: Migration,
  failing: readonly FailingRedirect[],
): ReadonlyMap<string, string> {
  const texts = files.flatMap((file): [string, string][] => {
    const paths = failing.flatMap(({ from, diagnostic: { place } }) =>
      place?.file === file.path ? [from] : [],
    );
    if (paths.length === 0 || !('text' in file) || isConfigFile(file.path)) return [];
    const { head, body } = splitFrontMatter(file.text);
    const withoutPaths = (written: unknown) => {
      const kept = [written]
        .flat()
        .filter((one) => !paths.includes(normalizeOldPath(String(one), config)));
      return kept.length === 0 ? {} : { redirect_from: kept };
    };
    return [[file.path, convertFrontMatter(head, { redirect_from: withoutPaths }) + body]];
  });
  return new Map(texts);
}

/**
 * Declares the front matter keys that mean nothing to docsgen. The other tool left them to the site's own code as well,
 * also keys of a third tool. Other keys with a hint are misspelled, or have another name here.
 */
function withOwnKeys(
  config: Config,
  found: readonly Diagnostic[],
  toolKeys: readonly string[] | undefined,
): Config {
  const isOfThirdTool = (key: string): boolean =>
    toolKeys !== undefined && !toolKeys.includes(key) && foreignKeyHint(key) !== undefined;
  const keys = found.flatMap((diagnostic) => {
    const key = argsOf(diagnostic, 'content/front-matter-unknown-key')?.key;
    if (key === undefined || (diagnostic.hint && !isOfThirdTool(key))) return [];
    // A schema declares keys of the top level: `ms.date`, but not `last_update.year`.
    const [parent = ''] = key.split('.', 1);
    return parent !== key && Object.hasOwn(frontMatterSchema.shape, parent) ? [] : [key];
  });
  const { properties = {} } = (config.frontMatter ?? {}) as { readonly properties?: object };
  const added = keys.filter((key) => !Object.hasOwn(properties, key)).toSorted();
  if (added.length === 0) return config;
  const own = Object.fromEntries(added.map((key) => [key, {}]));
  return { ...config, frontMatter: { properties: { ...properties, ...own } } };
}

/** Returns the settings with which errors are warnings, so that the site builds while its list is worked on. */
function withWarnings(config: Config, diagnostics: readonly Diagnostic[]): Config {
  const codes = new Set(
    diagnostics.filter(({ severity, fix }) => severity === 'error' && !fix).map(({ code }) => code),
  );
  const policies: Record<string, 'warn'> = {};
  const rules: Record<string, 'warn'> = {};
  for (const code of configurableCodes) {
    if (!codes.has(code)) continue;
    const definition = diagnosticCatalogue[code];
    const setting = 'setting' in definition ? definition.setting : undefined;
    if (setting === 'onBrokenLinks' || setting === 'onBrokenAnchors') policies[setting] = 'warn';
    else rules[code] = 'warn';
  }
  if (Object.keys(policies).length + Object.keys(rules).length === 0) return config;
  const written = (config.rules ?? {}) as Config;
  return {
    ...config,
    ...policies,
    ...(Object.keys(rules).length > 0 && { rules: { ...written, ...rules } }),
  };
}

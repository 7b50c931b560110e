import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteConfig } from '../../config/index.js';
import type { Doc } from '../../content/doc.js';
import type { Outcome } from '../../diagnostics/diagnostic.js';
import { applyRules, withExcerpts } from '../../diagnostics/index.js';
import { fileAccess } from '../../files/index.js';
import { type LastUpdate, planSite } from '../../site/index.js';
import { type BuildCache, emptyCache } from '../cache/index.js';
import { createConfigLocator } from '../config/config-locator.js';
import { siteRoot } from '../config/site-root.js';
import { parseInSlices } from '../docs/parse-docs.js';
import { parserSetup } from '../docs/parser-setup.js';
import { SourceReader } from '../file-state/source-reader.js';
import { StatCache } from '../file-state/stat-cache.js';
import { watchedPaths } from '../files/watched.js';
import { commitLog } from '../git/git-repository.js';
import { gitState } from '../git/git-state.js';
import { lastUpdates, needsLastUpdates } from '../git/last-updates.js';
import { codeWarnings } from '../modules/code-warnings.js';
import { type Parsers, parseSources } from '../parse.js';
import type { Parsed } from '../parsed.js';
import { readSources } from '../read.js';
import { homeUrl, pageBundle, siteInputs } from '../site-inputs.js';
import {
  appearanceKey,
  type BuiltTheme,
  buildTheme,
  hasOverlay,
  packagedProperties,
} from '../theme/index.js';
import { timeSlices } from '../timing/time-slice.js';
import { Pool } from '../workers/index.js';
import { ApiOutlines } from './api-outlines.js';
import { LazyDocs } from './lazy-docs.js';
import { type OnDemandParts, OnDemandSite } from './on-demand-site.js';
import { ProvisionalSite } from './provisional-site.js';
import { maxBlockedMs } from './time-limited-parser.js';

export interface OnDemandOptions {
  readonly cache?: BuildCache | undefined;
  /** Number of threads that parse a large site. */
  readonly concurrency?: number | undefined;
  /** URL path of the development server's script, which is added to every page. */
  readonly devScript?: string | undefined;
}

type Updates = ReadonlyMap<string, LastUpdate>;
type KnownByNow = Pick<OnDemandParts, 'docs' | 'knowsTargets'>;

/**
 * Opens sites for the development server, one after each change: read, parse, plan, as in a build,
 * with drafts. Pages are rendered on request; results that depend on all pages come last.
 * Git history is read again only after a commit, because saving a file does not change it.
 */
export class SiteOpener {
  readonly #options: OnDemandOptions;
  readonly #cache: BuildCache;
  readonly #stats = new StatCache({ keepsTexts: false });
  #updates: { readonly state: string; readonly updates: Promise<Updates> } | undefined;
  #properties: readonly string[] | undefined;
  #plain: { readonly key: string; readonly theme: BuiltTheme } | undefined;

  constructor(options: OnDemandOptions = {}) {
    this.#options = options;
    this.#cache = options.cache ?? emptyCache();
  }

  /**
   * Opens the site with all diagnostics. Yields to other work meanwhile.
   * @throws DiagnosticError if a stage cannot continue
   */
  async open(config: SiteConfig): Promise<Outcome<OnDemandSite>> {
    const slices = timeSlices();
    const { parsed, plan, updates } = await this.#prepare(config, {
      docs: (files, setup, context) => parseInSlices(files, setup, context, slices),
    });
    const site = plan(parsed.value, await updates);
    const diagnostics = [...parsed.diagnostics, ...site.diagnostics];
    const reported = withExcerpts(applyRules(diagnostics, config.rules), parsed.value.generated);
    return { value: site.value, diagnostics: reported };
  }

  /**
   * Opens the site as soon as pages can be shown, see {@link ProvisionalSite}.
   * @throws DiagnosticError if a stage cannot continue
   */
  async outline(config: SiteConfig): Promise<ProvisionalSite> {
    let docs: LazyDocs | undefined;
    const apis = new ApiOutlines(this.#cache);
    const {
      parsed,
      plan,
      updates: history,
    } = await this.#prepare(config, {
      docs: async (files, setup, { cache }) => {
        docs = await LazyDocs.open(files, setup, cache, config.rules);
        return docs.parsed();
      },
      apis: () => apis.load,
    });
    const knownDocs = docs;
    if (!knownDocs) throw new Error('The documents have not been looked at.');
    // Does not wait for a long history.
    const updates = await Promise.race([history, nextTurn(new Map())]);
    const { docs: planned, changeDocs } = parsed.value;
    const now = (): readonly Doc[] => changeDocs(knownDocs.docs());
    // Pages that have no file, such as those of changes to a description.
    const present = new Set(now().map(({ path }) => path));
    const others = planned.filter(({ path }) => !present.has(path));
    const currentDocs = () => [...now(), ...others];
    return new ProvisionalSite(knownDocs, apis, config.siteDir, () => {
      const texts = parsed.value.texts.renewed();
      const understood = { ...parsed.value, texts, docs: currentDocs() };
      return plan(understood, updates, { docs: currentDocs, knowsTargets: !apis.areAny }).value;
    });
  }

  /** Returns the absolute paths of sources that have changed since they were last read. */
  changed(): Promise<readonly string[]> {
    return this.#stats.changed(timeSlices());
  }

  /** Reads and parses the sources, as in a build. */
  async #prepare(config: SiteConfig, parsers: Partial<Parsers>) {
    const { concurrency, devScript } = this.#options;
    const cache = this.#cache;
    const updates = this.#lastUpdates(config);
    const access = fileAccess(config.siteDir, config);
    const sources = readSources(config, new SourceReader(access, this.#stats));
    const theme = await this.#theme(config);
    const pool = new Pool({ concurrency, limitHere: maxBlockedMs });
    try {
      const parsed = await parseSources(sources, { config, cache, pool }, parsers);
      const warnings = codeWarnings(config.siteDir, theme, parsed.value, this.#packagedProperties);
      const { contentAssets, staticFiles } = sources;
      const copied = { contentAssets, staticFiles };
      const history = needsLastUpdates(config) ? [commitLog(config.siteDir) ?? []].flat() : [];
      const context: SiteContext = { config, cache, sources: copied, theme, devScript, history };
      const plan = (now: Parsed, lastUpdates: Updates, known?: KnownByNow) => {
        const { value, diagnostics } = planOnDemand(now, context, lastUpdates, known);
        return { value, diagnostics: [...warnings, ...diagnostics] };
      };
      return { parsed, plan, updates };
    } finally {
      await pool.close();
    }
  }

  /** Reads docsgen's style sheets once, because they do not change between two saves. */
  readonly #packagedProperties = (): readonly string[] => {
    this.#properties ??= packagedProperties();
    return this.#properties;
  };

  /** Reuses the default theme, which does not change with the sources. */
  async #theme(config: SiteConfig): Promise<BuiltTheme> {
    const { siteDir, themeConfig: appearance } = config;
    const { themes } = this.#cache;
    const locate = createConfigLocator(config);
    // The files of fonts can change as well.
    if (hasOverlay(siteDir, config.extendedDirs) || Object.keys(appearance.fonts).length > 0) {
      return buildTheme({ siteDir, appearance, locate, kept: themes, ...siteRoot(config) });
    }
    const key = appearanceKey(appearance);
    if (this.#plain?.key !== key) {
      this.#plain = { key, theme: await buildTheme({ siteDir, appearance }) };
    }
    return this.#plain.theme;
  }

  async #lastUpdates(config: SiteConfig): Promise<Updates> {
    if (!needsLastUpdates(config)) return new Map();
    const state = gitState(config.siteDir);
    if (this.#updates?.state !== state) {
      this.#updates = { state, updates: lastUpdates(config, this.#cache) };
    }
    return this.#updates.updates;
  }
}

/** What a site for the development server is made from besides the parsed sources. */
interface SiteContext
  extends Pick<OnDemandParts, 'config' | 'cache' | 'sources' | 'theme' | 'devScript'> {
  /** Absolute paths of the files that change with the git history, if pages show it. */
  readonly history: readonly string[];
}

/** @param available what is known of the documents by now; by default, all of them are parsed */
function planOnDemand(
  parsed: Parsed,
  { history, ...context }: SiteContext,
  lastUpdates: Updates,
  available: KnownByNow = { docs: () => parsed.docs, knowsTargets: true },
): Outcome<OnDemandSite> {
  const { config, theme } = context;
  const bundle = pageBundle(theme, parsed);
  // Changed texts, which the site reads first.
  const texts: OnDemandParts['texts'] = new Map();
  const inputs = siteInputs(parsed, { config, mode: 'dev', lastUpdates, bundle }).map((input) => ({
    ...input,
    textOf: (file: string) => texts.get(file) ?? input.textOf(file),
  }));
  const { value: site, diagnostics } = planSite(inputs);
  const blocks = parsed.blocks?.value;
  const plugins = parsed.plugins?.value;
  const value = new OnDemandSite({
    ...context,
    ...available,
    site,
    texts,
    assets: parsed.contentAssets,
    generated: parsed.generated,
    pageFiles: parsed.reactPages.files,
    blocks,
    setup: parserSetup(config, parsed.locales, parsed.versions, { blocks, plugins }),
    home: homeUrl(inputs, config),
    watch: [...watchedPaths(config, parsed, theme), ...history],
    unwatched: [config.outDir],
  });
  return { value, diagnostics };
}

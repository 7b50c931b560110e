import { buildTheme } from '../../assets/index.js';
import type { SiteConfig } from '../../config/index.js';
import type { Outcome } from '../../model/index.js';
import { type LastUpdate, planSite } from '../../site/index.js';
import { type BuildCache, emptyCache } from '../cache/index.js';
import { lastUpdates } from '../last-updates.js';
import { parserSetup, parseSources } from '../parse.js';
import { Pool } from '../pool/index.js';
import { readSources } from '../read.js';
import { siteInputs } from '../site-inputs.js';
import { needsLastUpdates, watched } from '../watched.js';
import { LiveSite } from './live-site.js';

export interface LiveOptions {
  readonly cache?: BuildCache | undefined;
  /** How many threads share the parsing of a large site. */
  readonly concurrency?: number | undefined;
  /** URL path of the script that the development server puts into every page. */
  readonly devScript?: string | undefined;
}

/**
 * Opens sites for somebody who writes them, one state after the other: read, parse, plan, as in a build. Pages are
 * made when they are asked for; what needs all of them comes at the end. Drafts are shown.
 *
 * What git knows is asked once: it changes with commits, not with what is being written.
 *
 * @returns throws DiagnosticError where a stage cannot go on
 */
export function siteOpener({
  cache = emptyCache(),
  concurrency,
  devScript,
}: LiveOptions): (config: SiteConfig) => Promise<Outcome<LiveSite>> {
  let updates: Promise<ReadonlyMap<string, LastUpdate>> | undefined;
  return async (config) => {
    const pool = new Pool({ concurrency });
    try {
      const sources = readSources(config);
      if (needsLastUpdates(config)) updates ??= lastUpdates(config.siteDir);
      const theme = await buildTheme({
        siteDir: config.siteDir,
        accentHue: config.themeConfig.accentHue,
        kept: cache.themes,
      });
      const parsed = await parseSources(sources, config, cache, pool);
      const { styles, bootScript, clientScript } = theme;
      const inputs = siteInputs(parsed.value, {
        config,
        mode: 'dev',
        lastUpdates: (await updates) ?? new Map(),
        bundle: { styles, bootScript, clientScript, devScript },
      });
      const texts = new Map<string, ReturnType<(typeof inputs)[0]['textOf']>>();
      const revised = inputs.map((input) => ({
        ...input,
        textOf: (file: string) => texts.get(file) ?? input.textOf(file),
      }));
      const planned = planSite(revised);
      const site = new LiveSite({
        config,
        cache,
        sources,
        theme,
        site: planned.value,
        docs: parsed.value.docs,
        texts,
        assets: parsed.value.contentAssets,
        setup: parserSetup(config, parsed.value.locales),
        home: inputs.find(({ published }) => published)?.locale.baseUrl ?? config.baseUrl,
        watch: watched(config, parsed.value, theme),
      });
      const unused = parsed.value.locales.flatMap(({ words }) => words.unused());
      return {
        value: site,
        diagnostics: [...parsed.diagnostics, ...planned.diagnostics, ...unused],
      };
    } finally {
      await pool.close();
    }
  };
}

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { ConfigLayer } from './extend.js';
import type { GeneratedSources } from './run-sources.js';
import type { CheckedConfig } from './schema/index.js';

/**
 * The configuration for the build: validated, with defaults, absolute folders and normalised paths.
 */
export interface SiteConfig extends Omit<CheckedConfig, 'baseUrl'> {
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** The configuration file, relative to the site's folder; absent if there is none. */
  readonly configFile?: string | undefined;
  /** Text of the configuration file, for code frames and positions. */
  readonly configText?: string | undefined;
  /** The configuration file and the site's files that it imports, relative to the site's folder. */
  readonly configInputs?: readonly string[] | undefined;
  /** The site's own configuration and those that it extends, the strongest first, for positions. */
  readonly configLayers?: readonly ConfigLayer[] | undefined;
  /** Absolute paths of the folders that the site extends, the strongest first. */
  readonly extendedDirs?: readonly string[] | undefined;
  /** Pages that the hooks in `sources` made. */
  readonly generated?: GeneratedSources | undefined;
  /** Environment variables that pages may show. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
  /** Settings of diagnostics; those about API descriptions are among the options of each description. */
  readonly rules: CheckedConfig['rules'];
  /** Absolute path of the output folder. */
  readonly outDir: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** The only locale to build; absent for all locales. */
  readonly onlyLocale?: string | undefined;
  /** Whether the site works in any folder and from a disk: URLs are relative and name files. */
  readonly relative: boolean;
  /** Called with a hook that runs for long. */
  readonly onSlowHook?: ((diagnostic: Diagnostic) => void) | undefined;
  /** Whether warnings fail the build. */
  readonly strict: boolean;
}

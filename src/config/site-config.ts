import type { CheckedConfig } from './schema/index.js';

/** The configuration as the build uses it: checked, with defaults, folders absolute, paths normal. */
export interface SiteConfig extends Omit<CheckedConfig, 'baseUrl'> {
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** The configuration file, relative to the site's folder; absent where there is none. */
  readonly configFile?: string | undefined;
  /** The configuration file's text, for code frames and places. */
  readonly configText?: string | undefined;
  /** What the configuration imports of the site itself, and the file; relative to the site's folder. */
  readonly configInputs?: readonly string[] | undefined;
  /** Absolute path of the folder of the finished site. */
  readonly outDir: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** The only locale to build; all of them where it is absent. */
  readonly onlyLocale?: string | undefined;
  /** Warnings fail the build as errors do. */
  readonly strict: boolean;
}

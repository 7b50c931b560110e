import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { Place } from '../../diagnostics/diagnostic.js';
import type { TextSource } from '../source-positions.js';

/** Code of the site that changes the syntax tree of pages: of Markdown (mdast), or of HTML (hast). */
export type PluginKind = 'remark' | 'rehype' | 'transform';

/** A plugin that applies to a page. */
export interface SitePlugin {
  readonly kind: PluginKind;
  /** As the configuration names it: a package, or the path of a file. */
  readonly name: string;
  /** JSON. */
  readonly options?: unknown;
  /** Files that its result depends on, relative to the site's folder. */
  readonly files: readonly string[];
  /** Digest of its code and options. */
  readonly digest: string;
  /**
   * Returns the default export of the module.
   *
   * @throws whatever the module throws
   */
  readonly load: () => unknown;
  /** Returns the places of its files that an error comes from, the innermost first. */
  readonly placesOf?: ((error: unknown) => readonly Place[]) | undefined;
}

/** Durations in milliseconds, by the name of the plugin. */
export type PluginTimes = Readonly<Record<string, number>>;

/** Returns the plugins that apply to a page, in the order in which they run. */
export type FindPlugins = (path: string) => readonly SitePlugin[];

/** The plugins of a page, ready to run. Whatever fails is reported at the page. */
export interface PluginRun {
  readonly all: readonly SitePlugin[];
  /** The text of the page, without what it includes. */
  readonly page: TextSource;
  readonly times: ReadonlyMap<string, number>;
  have(kind: PluginKind): boolean;
  /** Returns a parser for the syntax that remark plugins add; undefined if they add none. */
  syntax(): ((text: string, hasMath: boolean) => Root) | undefined;
  /** Reports plugins whose syntax the parser of a text with tags does not read. */
  reportLostSyntax(): void;
  /** Runs the remark plugins, then the transforms. */
  changeMarkdown(tree: Root): Root;
  /** Runs the rehype plugins. */
  changeHtml(tree: HtmlRoot): HtmlRoot;
}

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { PatternRedirect } from './redirect-files.js';
import type { SourceFiles } from './source-files.js';
import type { FrontMatterRules } from './text/front-matter.js';

/** A documentation tool that sites come from. */
export interface SourceTool {
  /** For `--from`: `docusaurus`. */
  readonly id: string;
  /** As people write it: `Docusaurus`. */
  readonly name: string;
  /** Front matter keys of the tool that its rules leave in place; absent if it is unknown what read them. */
  readonly ownKeys?: readonly string[];
  /** Whether a file of settings identifies its sites. Any folder of texts could be one of the other tools. */
  readonly hasSettings: boolean;
  /** Whether the files are a site of this tool. */
  detect(files: SourceFiles): boolean;
  read(files: SourceFiles): SourceSite;
}

/** A Markdown file of the site and its place in the new one. */
export interface SourcePage {
  /** Relative to the folder of the site that is migrated. */
  readonly from: string;
  /** Relative to the new site. */
  readonly to: string;
  /** Route in the source tool, without `baseUrl`; absent for files without a page of their own. */
  readonly route?: string | undefined;
}

/** What a source tool knows of a site, in terms of docsgen. */
export interface SourceSite {
  /** Settings of `docsgen.config.ts`. Parts that would need code are values of the class `ComputedValue`. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly pages: readonly SourcePage[];
  /** Other files, which are copied. */
  readonly assets: readonly SourcePage[];
  /** Files that the migration makes, by path. */
  readonly generatedFiles: Readonly<Record<string, string>>;
  /** Writes the front matter of a page in the form of docsgen, before anything else. */
  readonly header?: ((text: string, page: SourcePage) => string) | undefined;
  /** Rewrite the text below the front matter, in order. */
  readonly passes: readonly TextPass[];
  readonly frontMatter: FrontMatterRules;
  /** Text that front matter shows, such as the hero of a home page, as Markdown; `rules` remove its keys. */
  readonly opening?:
    | ((
        meta: Readonly<Record<string, unknown>>,
        context: PageContext,
      ) => { readonly text: string; readonly rules: FrontMatterRules } | undefined)
    | undefined;
  /** Words of the tool's syntax, which a conversion may remove. */
  readonly syntaxWords: readonly string[];
  /** Syntax of the tool that holds no words of the text. */
  readonly syntax?: readonly RegExp[] | undefined;
  /** Rewrites a link target; undefined for one that stays. */
  readonly link?: ((target: string, page: PageContext) => string | undefined) | undefined;
  /** Whether links in imported texts are relative to these, as in MDX, and not to the page that includes them. */
  readonly hasLinksOfTexts?: boolean | undefined;
  /** Old addresses of a page besides its route, as in `.html`. */
  readonly otherRoutes?: ((route: string) => readonly string[]) | undefined;
  /** Whether code of the site makes the routes of its pages, which may differ from those that the pages name. */
  readonly hasUnknownRoutes?: boolean | undefined;
  /** Redirects with patterns, of which the routes of the pages make a list. */
  readonly patterns: readonly PatternRedirect[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Rewrites a text. Lines that it does not convert stay as they are. */
export type TextPass = (text: string, page: PageContext) => string;

/** The page whose text is converted. */
export interface PageContext {
  readonly page: SourcePage;
  readonly files: SourceFiles;
  /** Returns the path from the new page to a file of the old site, which is copied if no page or asset is made of it. */
  readonly linkTo: (file: string) => string;
  /**
   * Returns the path to what a target means as an address of the old site: a page, or a file in `folder`. Undefined if
   * the target is a path of an existing file, or leads nowhere.
   */
  readonly byRoute: (target: string, folder: string) => string | undefined;
  /** Returns the path to the page that an absolute address on the host of the old site leads to. */
  readonly byAddress: (target: string) => string | undefined;
  /** Whether a file of the old site is a page or an asset of the new one without being linked. */
  readonly isMigrated: (file: string) => boolean;
  /** Returns the new page of a Markdown file. */
  readonly movedPage: (file: string) => SourcePage | undefined;
}

import * as z from 'zod';

/** A page that a hook makes. */
interface GeneratedFile {
  /** Where the file would be in the site's folder: `content/docs/cli.md`. */
  readonly path: string;
  /** Markdown with front matter. */
  readonly text: string;
}

/** What a source hook may use. */
interface SourceContext {
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** Returns the text of a file of the site, and runs the hook again when `docsgen dev` sees it change. */
  readonly read: (path: string) => Promise<string>;
}

/** Makes pages by code. The same inputs give the same pages. */
export type SourceHook = (
  context: SourceContext,
) => readonly GeneratedFile[] | Promise<readonly GeneratedFile[]>;

/** A page from a Markdown file, before its address is known. */
export interface ListedPage {
  /** Relative to the site's folder: `content/docs/moons.md`. */
  readonly path: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Values of the front matter keys that the site has declared itself. */
  readonly frontMatter?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the pages of the site: given ones, with the same or another title or description, and new ones. */
export type PagesHook = (
  pages: readonly ListedPage[],
) => readonly (ListedPage | GeneratedFile)[] | Promise<readonly (ListedPage | GeneratedFile)[]>;

/** A published site. */
export interface BuiltManifest {
  /** Absolute path of the output folder. */
  readonly outDir: string;
  readonly baseUrl: string;
  readonly pages: readonly {
    /** With `baseUrl`. */
    readonly url: string;
    /** Relative to the output folder. */
    readonly file: string;
    /** Relative to the site's folder; absent for a generated page. */
    readonly source?: string | undefined;
    /** Values of the front matter keys that the site has declared itself. */
    readonly frontMatter?: Readonly<Record<string, unknown>> | undefined;
  }[];
}

export type BuiltHook = (manifest: BuiltManifest) => void | Promise<void>;

const isFunction = (value: unknown): boolean => typeof value === 'function';

const sourceHook = z.custom<SourceHook>(isFunction, 'expected a function').meta({
  tsType:
    '(context: { readonly siteDir: string; readonly read: (path: string) => Promise<string> }) => readonly { readonly path: string; readonly text: string }[] | Promise<readonly { readonly path: string; readonly text: string }[]>',
});

export const sources = z.array(sourceHook).default([]);

const listedPage =
  '{ readonly path: string; readonly title: string; readonly description?: string | undefined; readonly tags?: readonly string[] | undefined; readonly frontMatter?: Readonly<Record<string, unknown>> | undefined }';
const pageList = `readonly (${listedPage} | { readonly path: string; readonly text: string })[]`;

export const onPages = z
  .custom<PagesHook>(isFunction, 'expected a function')
  .meta({
    tsType: `(pages: readonly (${listedPage})[]) => ${pageList} | Promise<${pageList}>`,
  })
  .optional();

export const onBuilt = z
  .custom<BuiltHook>(isFunction, 'expected a function')
  .meta({
    tsType:
      '(manifest: { readonly outDir: string; readonly baseUrl: string; readonly pages: readonly { readonly url: string; readonly file: string; readonly source?: string | undefined; readonly frontMatter?: Readonly<Record<string, unknown>> | undefined }[] }) => void | Promise<void>',
  })
  .optional();

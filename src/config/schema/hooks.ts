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

export const onBuilt = z
  .custom<BuiltHook>(isFunction, 'expected a function')
  .meta({
    tsType:
      '(manifest: { readonly outDir: string; readonly baseUrl: string; readonly pages: readonly { readonly url: string; readonly file: string; readonly source?: string | undefined; readonly frontMatter?: Readonly<Record<string, unknown>> | undefined }[] }) => void | Promise<void>',
  })
  .optional();

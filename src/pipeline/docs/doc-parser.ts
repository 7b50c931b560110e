import type { Doc } from '../../content/doc.js';
import {
  type ContentOptions,
  highlightRepeated,
  type MarkdownSettings,
  parseDoc,
  type ReadInclude,
} from '../../content/index.js';
import type { PluginTimes } from '../../content/plugins/site-plugin.js';
import type { TextContext } from '../../content/text-context.js';
import { DiagnosticError, type Outcome, startOfFile } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import { type FileAccess, frozenDocs } from '../../files/index.js';
import type { SourceFile } from '../../files/source-file.js';
import type { Messages } from '../../i18n/index.js';
import { originalPath, type TranslationFolders, translatedPath } from '../../site/index.js';
import { type BlockCode, siteBlocks } from '../blocks/evaluate-blocks.js';
import type { CompiledPlugin } from '../plugins/compiled-plugins.js';
import { sitePlugins } from '../plugins/evaluate-plugins.js';
import { docDigests } from './doc-digests.js';
import { type FrozenFolder, pathAndOriginal, pathAndUnfrozen } from './frozen-paths.js';
import { includeReader } from './include-reader.js';
import { optionsKey } from './options-key.js';
import { allIconNames } from './packaged-icons.js';

/**
 * Everything that parsing a document needs besides the file. Plain data, so that it can be sent to
 * a worker.
 */
export interface ParserSetup {
  /** Files that documents may include. */
  readonly access: FileAccess;
  readonly markdown: MarkdownSettings;
  /** Variables and conditions. */
  readonly context?: TextContext | undefined;
  /** Keys of the front matter that the site has declared itself. */
  readonly ownKeys?: readonly string[] | undefined;
  /** The plugins of the site; absent if it has none. */
  readonly plugins?: readonly CompiledPlugin[] | undefined;
  /** The blocks of the site; absent if it has none. */
  readonly blocks?: BlockCode | undefined;
  /** Where the documents of frozen versions are, and their originals. */
  readonly frozenFolders?: readonly FrozenFolder[] | undefined;
  /** The default locale comes first. */
  readonly locales: readonly {
    /** As the configuration lists it. */
    readonly code?: string | undefined;
    readonly messages: Messages;
    readonly translations: TranslationFolders;
  }[];
}

/** A parsed file. */
export interface ParsedDocFile {
  readonly doc: Outcome<Doc>;
  /** The text, a `DocText` as JSON: the compact form, because it is needed only briefly. */
  readonly text: Uint8Array;
  /** Absent if the page has no plugins. */
  readonly pluginTimes?: PluginTimes | undefined;
}

/** Returns a parser for Markdown files. The folder of a file determines its language. */
export function createDocParser(setup: ParserSetup): (file: SourceFile) => ParsedDocFile {
  const optionsOf = contentOptions(setup);
  const read = includeReader(setup.access);
  return (file) => {
    const { value, diagnostics, pluginTimes } = parseSafely(file, optionsOf(file.path), read);
    return {
      doc: { value: onItsOwn(value.doc), diagnostics },
      text: Buffer.from(JSON.stringify(value.text)),
      pluginTimes,
    };
  };
}

/** Turns an exception into a diagnostic of its file, and treats the file as empty. */
function parseSafely(file: SourceFile, options: ContentOptions, read: ReadInclude) {
  try {
    return parseDoc(file, options, read);
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const problem = errorMessage(error);
    const found = diagnose('content/failed', { problem }, { place: startOfFile(file.path) });
    return { ...parseDoc({ ...file, text: '' }, options, read), diagnostics: [found] };
  }
}

/**
 * Copies the document and adds its digests. The copy has no sliced strings, which would keep the
 * whole source text in memory.
 */
function onItsOwn(doc: Doc): Doc {
  const copy: Doc = JSON.parse(JSON.stringify(doc));
  return { ...copy, digests: docDigests(copy) };
}

/** Returns a function that gives the digest of the options which affect how a file is parsed. */
export function optionsKeys(setup: ParserSetup): (path: string) => string {
  const optionsOf = contentOptions(setup);
  // Thousands of files share the options of a few locales.
  const keys = new Map<ContentOptions, string>();
  return (path) => {
    const options = optionsOf(path);
    const key = keys.get(options) ?? optionsKey(options);
    keys.set(options, key);
    const plugins = options.pluginsOf?.(path) ?? [];
    return plugins.length === 0 ? key : [key, ...plugins.map((plugin) => plugin.digest)].join(' ');
  };
}

/** Returns a function that gives the content options of a file, by its path. */
export function contentOptions(setup: ParserSetup): (path: string) => ContentOptions {
  const { markdown, locales, context, ownKeys, frozenFolders: frozen = [] } = setup;
  const { siteDir } = setup.access;
  const blocks = setup.blocks && siteBlocks(setup.blocks, siteDir);
  const ofPaths = setup.plugins && sitePlugins(setup.plugins, siteDir);
  const [main] = locales;
  if (!main) throw new Error('A site has at least one locale.');
  let names: readonly string[] | undefined;
  const iconNames = () => (names ??= allIconNames(siteDir, markdown.iconFolders ?? []));
  const highlight = highlightRepeated();
  const common = { ...markdown, blocks, context, ownKeys, highlight, iconNames };
  const optionsIn = (
    { code, messages }: ParserSetup['locales'][number],
    translations?: TranslationFolders,
  ): ContentOptions => {
    const original = (path: string) => (translations && originalPath(path, translations)) ?? path;
    return {
      ...common,
      messages,
      scopeOf: (path) => ({
        version: versionFromPath(original(path)),
        locale: code ?? messages.locale,
      }),
      pluginsOf:
        ofPaths && ((path: string) => ofPaths([path, ...pathAndOriginal(original(path), frozen)])),
      // A translation includes translated files, and falls back to the originals.
      candidates: (path) => {
        const translated = translations && translatedPath(original(path), translations);
        const own = translated === undefined ? [] : [translated];
        return [...own, ...pathAndUnfrozen(original(path), frozen)];
      },
    };
  };
  const originals = optionsIn(main);
  const translated = locales.map((locale) => ({
    root: `${locale.translations.root}/`,
    options: optionsIn(locale, locale.translations),
  }));
  return (path) => translated.find(({ root }) => path.startsWith(root))?.options ?? originals;
}

/** `versioned_docs/version-2.0/price.md` belongs to `2.0`, as does a file of `sdk_versioned_docs`. */
function versionFromPath(path: string): string {
  if (!frozenDocs.test(path)) return 'current';
  return /^version-([^/]+)\//.exec(path.replace(frozenDocs, ''))?.[1] ?? 'current';
}

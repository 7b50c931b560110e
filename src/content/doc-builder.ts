import type { List, Parents } from 'mdast';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
import { diagnose, encodingProblems } from '../diagnostics/index.js';
import type { FileRefusal } from '../files/index.js';
import { formatMessage, localeDirection, type MessageValues } from '../i18n/index.js';
import type { BlockDeclaration } from './blocks/block-declaration.js';
import type { CodeExample, TextHead } from './doc.js';
import type { DocEmbed, DocHeading, Fragment, Reference } from './fragment.js';
import type { ContentOptions, ReadInclude } from './options.js';
import { placeholderText } from './placeholders.js';
import type { PluginRun } from './plugins/site-plugin.js';
import { isSafeUrl } from './safe-url.js';
import { type Positioned, SourcePositions, type TextSource } from './source-positions.js';
import type { Literal } from './tags/literal.js';
import type { TextScope } from './text-context.js';
import type { TextMessageKey } from './text-message.js';

/** Findings about tags in plain Markdown. */
const followsUnreadTags: ReadonlySet<string> = new Set([
  ...['content/foreign-syntax', 'content/foreign-component', 'content/unknown-element'],
]);

/**
 * Collects everything that is found in a document while it is converted to HTML. Each step adds its part.
 */
export class DocBuilder {
  readonly sources: SourcePositions;
  readonly diagnostics: Diagnostic[] = [];
  readonly references: Reference[] = [];
  readonly embeds: DocEmbed[] = [];
  readonly codeExamples: CodeExample[] = [];
  readonly headings: DocHeading[] = [];
  /** All ids in the body. */
  readonly anchors = new Set<string>();
  /** Explicit ids; generated heading ids avoid them. */
  readonly chosenIds = new Set<string>();
  /** Requested files, whether they exist or not: a change to any of them requires parsing the document again. */
  readonly includes = new Set<string>();
  /** Sources of included files, with the position of each include. */
  readonly inclusions: { readonly node: Positioned; readonly source: TextSource }[] = [];
  /** Nodes of tags and expressions that read differently in the Markdown of the text. */
  readonly edited: { readonly node: Positioned; readonly with: string | undefined }[] = [];
  /** The front matter, whose keys expressions of the text can name. */
  frontMatter: Readonly<Record<string, Literal>> = {};
  /** What the text says about the head of its page; front matter overrides it. */
  pageHead: TextHead = {};
  /** The docs version and the locale of the file. */
  textScope: TextScope | undefined;
  /** The plugins of the page; undefined if there are none. */
  plugins: PluginRun | undefined;
  /** Number of terms with a definition. */
  termCount = 0;
  /** Number of code blocks with notes. */
  noteCount = 0;
  /** Number of images that can be enlarged. */
  zoomCount = 0;
  /** Whether a tag includes a file. */
  hasTagIncludes = false;
  /** The heading that opens the document, after its removal from the body. */
  title: { readonly text: string; readonly html: string } | undefined;
  /** The id of this heading, if links can lead to it. */
  titleId: string | undefined;
  /** Whether the text is below a title from another source. */
  isBelowTitle = false;
  /** Whether the text contains raw HTML. */
  hasRawHtml = false;
  /** Empty lists with the spacing of the lists of the text, for `html/list-item.ts`. */
  readonly listSpacings = new Map<Parents, List>();
  /** The file of each tag that the text uses; undefined if the site has none. A text may use a tag many times. */
  readonly tagFiles = new Map<
    string,
    { readonly path: string; readonly text: string } | undefined
  >();
  /** Links that tags have as attributes, by file and target as the file of the tag knows them. */
  readonly attributeLinks = new Map<string, { readonly target: string; readonly place: Place }>();
  /** Files whose tags could not be read, so that they are plain Markdown. */
  readonly filesWithUnreadTags = new Set<string>();
  /** The blocks of the site that the text uses. */
  readonly usedBlocks = new Set<BlockDeclaration>();
  /** Plain text of the body, set at the end. */
  text = '';
  /** The plain text by section: before the first heading, then after each one. */
  sections: readonly string[] = [];
  /** The text before `<!-- truncate -->`. */
  excerpt: Fragment | undefined;
  readonly options: ContentOptions;
  /** `dir` attribute for code within right-to-left text. */
  readonly codeDirection: 'ltr' | undefined;
  readonly #read: ReadInclude;
  readonly #reported = new Set<string>();

  /** @param sources the sources of the text, when a part of it is rendered again */
  constructor(options: ContentOptions, read: ReadInclude, sources = new SourcePositions()) {
    this.sources = sources;
    this.options = options;
    this.codeDirection = localeDirection(options.messages.locale) === 'rtl' ? 'ltr' : undefined;
    this.#read = read;
  }

  report(diagnostic: Diagnostic): void {
    const { code, place } = diagnostic;
    if (place && this.filesWithUnreadTags.has(place.file) && followsUnreadTags.has(code)) return;
    this.diagnostics.push(diagnostic);
  }

  /** Reports a repeated problem only at its first position. */
  reportOnce(diagnostic: Diagnostic): void {
    const key = `${diagnostic.code} ${diagnostic.message}`;
    if (!this.#reported.has(key)) this.report(diagnostic);
    this.#reported.add(key);
  }

  /** Returns one of docsgen's interface messages in the language of the text. */
  phrase(key: TextMessageKey, values?: MessageValues): string {
    return formatMessage(this.options.messages, key, values);
  }

  /**
   * Returns the file that a path refers to. Missing candidates count as included, because each may be created later.
   */
  #findCandidate(path: string): string {
    this.includes.add(path);
    const candidates = this.options.candidates?.(path) ?? [path];
    const last = candidates.at(-1) ?? path;
    return candidates.find((one) => one === last || this.read(one) !== undefined) ?? last;
  }

  /** Returns the first of several paths that a file has, in the same way; the first one if none exists. */
  resolveInclude([first, ...others]: readonly [string, ...string[]]): string {
    const found = this.#findCandidate(first);
    if (others.length === 0 || this.read(found) !== undefined) return found;
    return (
      others.map((one) => this.#findCandidate(one)).find((one) => this.read(one) !== undefined) ??
      found
    );
  }

  /** Reads a file of the site's folder, and those of the same name in the folders that it extends. */
  readOfFolders(name: string): readonly { readonly path: string; readonly text: string }[] {
    const { extendedFolders = [] } = this.options;
    return [name, ...extendedFolders.map((folder) => `${folder}/${name}`)].flatMap((path) => {
      const text = this.read(path);
      return typeof text === 'string' ? [{ path, text }] : [];
    });
  }

  read(path: string): string | FileRefusal | undefined {
    this.includes.add(path);
    const found = this.#read(path);
    if (!found || 'reason' in found) return found;
    for (const problem of encodingProblems({ path, ...found })) this.reportOnce(problem);
    return found.text;
  }

  /** Reads a file for a part of the text that is rendered again, without recording it. */
  reread(path: string): ReturnType<ReadInclude> {
    return this.#read(path);
  }

  /**
   * Reads an included file. Returns undefined, with a diagnostic, if it is missing or must not be read.
   *
   * @param target the path as written
   */
  readIncluded(path: string, target: string, place: Place | undefined): string | undefined {
    const read = this.read(path);
    if (typeof read === 'string') return read;
    if (read === undefined) {
      // Other tools give their folders such names in their configuration.
      const [alias] = /^@(?!site\/)[\w-]+(?=\/)/.exec(target) ?? [];
      const hint = alias && `${alias} is a name of another tool: write the path from this file`;
      this.report(diagnose('content/include-missing', { target }, { place, hint }));
    } else if (read.reason === 'outside') {
      this.report(diagnose('content/include-outside', { target }, { place }));
    } else {
      this.report({ ...read.diagnostic, place });
    }
    return undefined;
  }

  /**
   * Records a link or image and returns the placeholder for its URL; undefined if the URL is unsafe. `fallback`
   * provides the position if the parser gave `node` none.
   */
  refer(
    kind: Reference['kind'],
    written: string,
    node: Positioned,
    fallback: Positioned = node,
  ): { readonly index: number; readonly placeholder: string } | undefined {
    const shown = this.sources.nodePlace(node) ?? this.sources.nodePlace(fallback);
    if (!shown) return undefined;
    const { target, place } = this.writtenLink(written, shown);
    if (!isSafeUrl(target, kind)) {
      this.report(diagnose('content/unsafe-link', { target: shortened(target) }, { place }));
      return undefined;
    }
    const index = this.references.push({ kind, target, place }) - 1;
    return { index, placeholder: placeholderText('reference', index) };
  }

  /** Returns a link as the author of the page wrote it: the file of a tag may show one from the tag's attributes. */
  writtenLink(target: string, place: Place): { readonly target: string; readonly place: Place } {
    return this.attributeLinks.get(`${place.file}\n${target}`) ?? { target, place };
  }

  /** Returns a block of the site, and records that the text depends on it. */
  takeBlock(name: string): BlockDeclaration | undefined {
    const declared = this.options.blocks?.declarations.find((block) => block.name === name);
    if (declared) this.usedBlocks.add(declared);
    return declared;
  }

  /** Records an embed from the API description and returns its placeholder. */
  embed(embed: DocEmbed): string {
    return placeholderText('embed', this.embeds.push(embed) - 1);
  }
}

function shortened(target: string): string {
  // What React writes for `javascript:` URLs of a component.
  if (target.startsWith("javascript:throw new Error('React")) return 'javascript:…';
  const line = target.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Returns the builder attached to a file of the unified pipeline. */
export function builderOfFile(
  file: { readonly data: Readonly<Record<string, unknown>> } | null | undefined,
): DocBuilder {
  const builder = file?.data.builder;
  if (!(builder instanceof DocBuilder)) throw new TypeError('The text has no DocBuilder.');
  return builder;
}

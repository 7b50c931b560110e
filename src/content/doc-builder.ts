import type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
import { diagnose, encodingProblems } from '../diagnostics/index.js';
import type { FileRefusal } from '../files/index.js';
import type { MessageKey } from '../i18n/index.js';
import { formatMessage, localeDirection, type MessageValues } from '../i18n/index.js';
import type { CodeExample } from './doc.js';
import type { DocEmbed, DocHeading, Fragment, Reference } from './fragment.js';
import type { ContentOptions, ReadInclude } from './options.js';
import { placeholderText } from './placeholders.js';
import { isSafeUrl } from './safe-url.js';
import { type Positioned, type TextSource, TextSources } from './sources.js';

/** What is found out about a text while it is turned into HTML. Every plugin writes its part. */
export class DocBuilder {
  readonly sources: TextSources;
  readonly diagnostics: Diagnostic[] = [];
  readonly references: Reference[] = [];
  readonly embeds: DocEmbed[] = [];
  readonly codeExamples: CodeExample[] = [];
  readonly headings: DocHeading[] = [];
  /** Every id of the body. */
  readonly anchors = new Set<string>();
  /** Ids that the author chose; headings without one keep clear of them. */
  readonly chosenIds = new Set<string>();
  /** Files that were asked for, found or not: when one of them changes, the text has to be read again. */
  readonly includes = new Set<string>();
  /** Where the texts of included files stand. */
  readonly inclusions: { readonly node: Positioned; readonly source: TextSource }[] = [];
  /** The heading that opens the text, once it has been taken out. */
  title: { readonly text: string; readonly html: string } | undefined;
  /** The text stands below a title that is not its own. */
  isBelowTitle = false;
  /** The text holds HTML that its author wrote. */
  hasRawHtml = false;
  /** The words of the body, set at the end. */
  text = '';
  /** The same by section: before the first heading, then after each one. */
  sections: readonly string[] = [];
  /** What stands before `<!-- truncate -->`. */
  excerpt: Fragment | undefined;
  readonly options: ContentOptions;
  /** `dir` for code, where the text around it is written from right to left. */
  readonly codeDirection: 'ltr' | undefined;
  readonly #read: ReadInclude;
  readonly #told = new Set<string>();

  /** `sources` are given where a part of a text is rendered a second time. */
  constructor(options: ContentOptions, read: ReadInclude, sources = new TextSources()) {
    this.sources = sources;
    this.options = options;
    this.codeDirection = localeDirection(options.texts.locale) === 'rtl' ? 'ltr' : undefined;
    this.#read = read;
  }

  report(diagnostic: Diagnostic): void {
    this.diagnostics.push(diagnostic);
  }

  /** For what a text does over and over: the first place is enough. */
  reportOnce(diagnostic: Diagnostic): void {
    const told = `${diagnostic.code} ${diagnostic.message}`;
    if (!this.#told.has(told)) this.report(diagnostic);
    this.#told.add(told);
  }

  /** A text of docsgen's own, in the language of the text that it goes into. */
  phrase(key: MessageKey, values?: MessageValues): string {
    return formatMessage(this.options.texts, key, values);
  }

  /** The file that a path means. Candidates that are missing count as included: each may be created later. */
  find(path: string): string {
    this.includes.add(path);
    const candidates = this.options.candidates?.(path) ?? [path];
    const last = candidates.at(-1) ?? path;
    return candidates.find((one) => one === last || this.read(one) !== undefined) ?? last;
  }

  read(path: string): string | FileRefusal | undefined {
    this.includes.add(path);
    const found = this.#read(path);
    if (!found || 'reason' in found) return found;
    for (const problem of encodingProblems({ path, ...found })) this.reportOnce(problem);
    return found.text;
  }

  /** Reads a file for a part of the text that is rendered a second time. */
  reread(path: string): ReturnType<ReadInclude> {
    return this.#read(path);
  }

  /**
   * Reads a file that a text includes. Undefined, with a finding, where it is not there or must not be read.
   *
   * @param target how the text names it
   */
  readIncluded(path: string, target: string, place: Place | undefined): string | undefined {
    const read = this.read(path);
    if (typeof read === 'string') return read;
    if (read === undefined) {
      this.report(diagnose('content/include-missing', { target }, { place }));
    } else if (read.reason === 'outside') {
      this.report(diagnose('content/include-outside', { target }, { place }));
    } else {
      this.report({ ...read.diagnostic, place });
    }
    return undefined;
  }

  /**
   * Notes a link or an image and gives the mark for its address, or undefined where the address is not safe.
   * `fallback` is where it stands if the parser gave it no position of its own.
   */
  refer(
    kind: Reference['kind'],
    target: string,
    node: Positioned,
    fallback: Positioned = node,
  ): { readonly index: number; readonly mark: string } | undefined {
    const place = this.sources.placeOf(node) ?? this.sources.placeOf(fallback);
    if (!place) return undefined;
    if (!isSafeUrl(target, kind)) {
      this.report(diagnose('content/unsafe-link', { target: shortened(target) }, { place }));
      return undefined;
    }
    const index = this.references.push({ kind, target, place }) - 1;
    return { index, mark: placeholderText('reference', index) };
  }

  /** Notes a block from the API description and gives its mark. */
  embed(
    kind: DocEmbed['kind'],
    name: string,
    attributes: DocEmbed['attributes'],
    node: Positioned,
  ): string {
    const place = this.sources.placeOf(node);
    if (!place) return '';
    return placeholderText('embed', this.embeds.push({ kind, name, attributes, place }) - 1);
  }
}

function shortened(target: string): string {
  const line = target.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** The builder of the doc that a file of the unified pipeline becomes. */
export function builderOfFile(
  file: { readonly data: Readonly<Record<string, unknown>> } | null | undefined,
): DocBuilder {
  const builder = file?.data.builder;
  if (!(builder instanceof DocBuilder)) throw new TypeError('The text has no DocBuilder.');
  return builder;
}

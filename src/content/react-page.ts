import type { Element, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Outcome } from '../diagnostics/diagnostic.js';
import { diagnose, lineStarts, positionAt } from '../diagnostics/index.js';
import { sha256 } from '../files/sha256.js';
import type { SourceFile } from '../files/source-file.js';
import { escapeText } from '../text/escape.js';
import type { ParsedDoc } from './doc.js';
import { DocBuilder } from './doc-builder.js';
import { moduleFrontMatter } from './front-matter/from-module.js';
import { headingIds } from './html/heading-ids.js';
import { inlineHtml } from './html/inline-html.js';
import { PlainTextCollector } from './html/plain-text.js';
import { isRefusedElement, policyAdvice, removeRefusedAttributes } from './html/refused-markup.js';
import type { ContentOptions } from './options.js';
import { removeSentinels, toTemplate, withoutPlaceholders } from './placeholders.js';
import { chooseRawId } from './raw-html/ids.js';
import { type ParsedFile, parseRawHtml } from './raw-html/parse-raw-html.js';
import { collectRawReferences } from './raw-html/references.js';
import { titleFromPath } from './title-from-path.js';

/** A page whose component has been rendered to HTML. Plain JSON. */
export interface RenderedReactPage {
  /** Text of the module. */
  readonly source: string;
  readonly html: string;
  /** Paths of its style sheets and scripts in the output folder. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The custom element around an island: `theme/site-islands/Island.tsx`. */
const islandTag = 'docsgen-island';

/** Returns a rendered page as a source file, so that it goes through the pipeline like a Markdown file. */
export function reactPageFile(path: string, page: RenderedReactPage): SourceFile {
  const text = JSON.stringify(page);
  return { path, text, digest: sha256(text) };
}

/**
 * Parses a rendered page: its front matter from the module, its links, headings and text from the HTML. Positions are
 * those of the module.
 */
export function parseReactPage(
  { path, text, digest }: SourceFile,
  options: ContentOptions,
): Outcome<ParsedDoc> {
  const page: RenderedReactPage = JSON.parse(text);
  const source = { path, text: removeSentinels(page.source) };
  const { meta, metaPlaces, diagnostics } = moduleFrontMatter(source, options.ownKeys);
  const builder = new DocBuilder({ ...options, trustedHtml: false }, () => undefined);
  const starts = lineStarts(source.text);
  builder.sources.add(path, source.text, (offset) => positionAt(starts, offset));
  const tree = parseHtml(removeSentinels(page.html));
  const words = new PlainTextCollector();
  new ReactPageReader(builder, source.text, starts, words).run(tree);
  const { text: plain, sections } = words.finish();
  const html = toHtml(tree, { characterReferences: { useNamedReferences: true } });
  const { references, embeds, headings, anchors } = builder;
  const title = meta.title || builder.title?.text || titleFromPath(path);
  return withoutPlaceholders({
    value: {
      doc: {
        path,
        digest,
        meta,
        metaPlaces,
        title,
        includes: [],
        hasExcerpt: false,
        titleHtml: meta.title ? escapeText(meta.title) : (builder.title?.html ?? escapeText(title)),
        component: {
          styles: page.styles,
          scripts: page.scripts,
          hasTitle: builder.title !== undefined,
        },
      },
      text: {
        body: toTemplate(html),
        references,
        embeds,
        text: plain,
        headings,
        sections,
        anchors: [...anchors],
        markdown: [
          sections.map((section, at) => sectionMarkdown(section, headings[at - 1])).join(''),
        ],
      },
    },
    diagnostics: [...diagnostics, ...builder.diagnostics],
  });
}

function sectionMarkdown(
  section: string,
  heading: { readonly depth: number; readonly text: string } | undefined,
): string {
  const paragraphs = section.split('\n').filter((line) => line !== '');
  const opening = heading ? [`${'#'.repeat(heading.depth)} ${heading.text}`] : [];
  return [...opening, ...paragraphs].map((line) => `${line}\n\n`).join('');
}

function parseHtml(html: string): Root {
  const written = html.replace(preload, '');
  const root: Root = { type: 'root', children: [{ type: 'raw', value: written }] };
  return parseRawHtml(root, { data: {} } as ParsedFile);
}

/** React adds one for each image, although the page loads images when they come into view. */
const preload = /<link rel="preload" as="image"[^>]*>/g;

/** `xLinkHref` → `xlink:href` */
function attributeName(property: string): string {
  return property.toLowerCase().replace(/^xlink/, 'xlink:');
}

/** Collects what the site needs to know about a rendered page. */
class ReactPageReader {
  readonly #builder: DocBuilder;
  readonly #source: string;
  readonly #starts: readonly number[];
  readonly #words: PlainTextCollector;
  readonly #reported = new Set<string>();

  constructor(
    builder: DocBuilder,
    source: string,
    starts: readonly number[],
    words: PlainTextCollector,
  ) {
    this.#builder = builder;
    this.#source = source;
    this.#starts = starts;
    this.#words = words;
  }

  run(tree: Root): void {
    this.#each(tree, (element) => this.#refer(element));
    const ids = headingIds(this.#builder.chosenIds);
    this.#collect(tree, ids, false);
  }

  /** Visits all elements; those that it returns false for are removed. */
  #each(node: Nodes, visit: (element: Element) => boolean): void {
    if (!('children' in node)) return;
    const isKept = (child: Nodes): boolean => child.type !== 'element' || visit(child);
    if (node.type === 'element') node.children = node.children.filter(isKept);
    if (node.type === 'root') node.children = node.children.filter(isKept);
    for (const child of node.children) this.#each(child, visit);
  }

  /** @returns whether the page may have the element */
  #refer(element: Element): boolean {
    const { href, src, poster, srcSet, id } = element.properties;
    const written = [href, src, poster, srcSet, id].find((value) => typeof value === 'string');
    element.position = this.#position(typeof written === 'string' ? written : undefined);
    if (this.#isBlocked(element)) return false;
    const hint = policyAdvice(element, this.#builder.options.policyDirectives);
    if (hint !== undefined)
      this.#reportBlocked(`the element <${element.tagName}>`, `<${element.tagName}`, hint);
    chooseRawId(element, this.#builder);
    collectRawReferences(element, this.#builder);
    return true;
  }

  /** Reports what the Content-Security-Policy of the site would block, and removes such attributes. */
  #isBlocked(element: Element): boolean {
    const { tagName } = element;
    const isBlocked = isRefusedElement(element);
    if (isBlocked) this.#reportBlocked(`the element <${tagName}>`, `<${tagName}`);
    else
      for (const name of removeRefusedAttributes(element))
        this.#reportBlocked(`the attribute ${attributeName(name)}`, `${name}=`);
    return isBlocked;
  }

  #reportBlocked(found: string, written: string, hint?: string): void {
    if (this.#reported.has(found)) return;
    this.#reported.add(found);
    const place = this.#builder.sources.nodePlace({ position: this.#position(written, '') });
    this.#builder.report(diagnose('content/react-blocked', { found }, { place, hint }));
  }

  /** Returns where the module writes a value; its beginning if it computes the value. */
  #position(written: string | undefined, quote: string | undefined = undefined) {
    const quotes = quote === undefined ? ['"', "'", '`'] : [quote];
    const found = (written === undefined ? [] : quotes)
      .map((mark) => this.#source.indexOf(`${mark}${written}${mark}`))
      .filter((at) => at !== -1);
    const offset = found.length > 0 ? Math.min(...found) + (quote?.length ?? 1) : 0;
    const start = positionAt(this.#starts, offset);
    const end = positionAt(this.#starts, offset + (offset === 0 ? 0 : (written?.length ?? 0)));
    return { start, end };
  }

  #collect(node: Nodes, ids: (text: string) => string, isInIsland: boolean): void {
    if (node.type === 'text') this.#words.add(node.value);
    if (node.type !== 'element') {
      if ('children' in node)
        for (const child of node.children) this.#collect(child, ids, isInIsland);
      return;
    }
    const isHeading = /^h[1-6]$/.test(node.tagName);
    const isTitle = node.tagName === 'h1' && this.#builder.title === undefined;
    this.#words.open(node);
    if (isHeading && !isTitle) this.#words.markHeading();
    const isIsland = isInIsland || node.tagName === islandTag;
    // The title is not part of the text.
    if (!isTitle) for (const child of node.children) this.#collect(child, ids, isIsland);
    if (isHeading && !isTitle) this.#words.markHeading();
    this.#words.close(node);
    if (isTitle) this.#builder.title = inlineHtml(node.children);
    else if (isHeading) this.#finishHeading(node, ids, isIsland);
    const { id } = node.properties;
    if (id !== undefined) this.#builder.anchors.add(String(id));
  }

  /** The markup of an island has to stay as React made it. */
  #finishHeading(element: Element, ids: (text: string) => string, isInIsland: boolean): void {
    const { text, html, rawText } = inlineHtml(element.children);
    const isChosen = typeof element.properties.id === 'string';
    const id = isChosen ? String(element.properties.id) : ids(rawText);
    if (!isInIsland) element.properties.id = id;
    const depth = Number(element.tagName.slice(1));
    this.#builder.headings.push({ depth, id, text, html, ...(isChosen && { isChosen }) });
  }
}

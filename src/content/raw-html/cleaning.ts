import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isAllowedName, isDropped } from './allowed.js';
import {
  type ForeignNames,
  isComponent,
  isHtmlTag,
  isVoid,
  nameForm,
  namesAmongHtml,
} from './components.js';
import type { MarkupTag, MarkupToken } from './tags.js';
import {
  type HtmlPart,
  type OpenComponent,
  openComponent,
  type PositionOf,
  positionsIn,
  rawNodes,
} from './tokens.js';

export type Raw = Extract<RootContent, { type: 'raw' }>;
export type Parent = Root | Element;
export type TagToken = MarkupToken & MarkupTag;

export function isRaw(node: RootContent): node is Raw {
  return node.type === 'raw';
}

export function isTag(token: MarkupToken): token is TagToken {
  return token.kind === 'open' || token.kind === 'close';
}

/** The result for a token: HTML (possibly changed), text, or nothing if it is removed. */
interface Decision {
  readonly html?: string | undefined;
  readonly text?: string | undefined;
  /** Whether the rest of the node is removed too. */
  readonly endsBlock?: boolean | undefined;
}

export type MarkupReport = (
  position: Raw['position'],
  make: (place: Place | undefined) => Diagnostic,
) => void;

/** What all nodes of a text are cleaned with. */
interface CleaningContext {
  readonly tokens: ReadonlyMap<Raw, readonly MarkupToken[]>;
  readonly foreign: ForeignNames;
  readonly report: MarkupReport;
  /** Returns the path of the Markdown file that is a tag of this name in files with tags. */
  readonly tagFile: (name: string) => string | undefined;
}

/** Removes disallowed HTML from the children of a node. */
export class Cleaning {
  readonly #children: readonly RootContent[];
  readonly #context: CleaningContext;
  /** Index of each tag among all tags of the node. */
  readonly #order = new Map<MarkupToken, number>();
  /** Index of the last end tag of each name, in lower case. */
  readonly #lastEnds = new Map<string, number>();
  /** Names of unknown elements whose tags are removed, as written. */
  readonly #amongHtml: ReadonlySet<string>;
  /** The component in whose JSX expression the current node is. */
  #openComponent: OpenComponent | undefined;
  /** Lower-case name of the element whose content is being removed. */
  #hiddenIn: string | undefined;

  constructor(children: readonly RootContent[], context: CleaningContext) {
    this.#children = children;
    this.#context = context;
    const { tokens } = context;
    const tags = children.filter(isRaw).flatMap((raw) => tokens.get(raw)?.filter(isTag) ?? []);
    for (const [index, tag] of tags.entries()) {
      this.#order.set(tag, index);
      if (tag.kind === 'close') this.#lastEnds.set(tag.name.toLowerCase(), index);
    }
    this.#amongHtml = namesAmongHtml(tags);
  }

  run(): RootContent[] {
    const left: RootContent[] = [];
    let isGone = false;
    for (const child of this.#children) {
      const isLineEnd = child.type === 'text' && child.value === '\n';
      if (child.type === 'text') {
        const isStillOpen = !child.value.includes('}');
        this.#openComponent =
          openComponent(child) ?? (isStillOpen ? this.#openComponent : undefined);
      }
      if (isRaw(child)) {
        const nodes = this.#clean(child);
        isGone = nodes.length === 0 && child.data?.isBlock === true;
        left.push(...nodes);
      } else if (this.#hiddenIn === undefined && !(isGone && isLineEnd)) {
        left.push(child);
        isGone = false;
      }
    }
    return left;
  }

  #clean(raw: Raw): ElementContent[] {
    const tokens = this.#context.tokens.get(raw);
    // A node that an earlier replacement created.
    if (!tokens) return [raw];
    const pieces: HtmlPart[] = [];
    const positionOf = positionsIn(raw);
    for (const token of tokens) {
      if (this.#hiddenIn !== undefined) {
        const isEnd = token.kind === 'close' && token.name.toLowerCase() === this.#hiddenIn;
        if (isEnd) this.#hiddenIn = undefined;
        continue;
      }
      const written = raw.value.slice(token.from, token.to);
      const { html, text, endsBlock } = this.#decide(token, written, raw, positionOf);
      if (html !== undefined || text !== undefined) pieces.push({ ...token, html, text });
      if (endsBlock) break;
    }
    return rawNodes(raw, pieces, positionOf);
  }

  #decide(token: MarkupToken, written: string, raw: Raw, positionOf: PositionOf): Decision {
    if (token.kind === 'comment') return {};
    // A lone `<` does not open a tag.
    if (!isTag(token)) return written.startsWith('<') ? { text: written } : { html: written };
    if (isHtmlTag(token)) return this.#decideHtml(token, written, raw, positionOf);
    const isKnown = isComponent(token, this.#context.foreign) || this.#amongHtml.has(token.name);
    const whole = isKnown ? undefined : this.#openComponent;
    const { name } = whole ?? token;
    const hint = this.#componentHint(name);
    if (isKnown) {
      const args = { name, isEmpty: token.isSelfClosing };
      this.#context.report(positionOf(token), (place) =>
        diagnose('content/foreign-component', args, { place, hint }),
      );
      return {};
    }
    this.#context.report(whole?.position ?? positionOf(token), (place) =>
      diagnose('content/unknown-element', { name }, { place, hint }),
    );
    return { text: written };
  }

  #componentHint(name: string): string | undefined {
    const file = this.#context.tagFile(name);
    if (file !== undefined)
      return `${file} has no effect in .md files; rename the file to .mdx, or set markdown.tags`;
    const form = nameForm(name);
    return form === undefined ? undefined : `write ${form} instead`;
  }

  #decideHtml(tag: TagToken, written: string, raw: Raw, positionOf: PositionOf): Decision {
    const { kind, isSelfClosing, to } = tag;
    const name = tag.name.toLowerCase();
    if (isAllowedName(name)) {
      const hasEnd = kind === 'close' || !isSelfClosing || isVoid(name);
      // HTML ignores the slash, so the element would contain everything after it.
      return { html: hasEnd ? written : `${written.slice(0, -2)}></${name}>` };
    }
    if (kind === 'close') return {};
    const isEmpty = isSelfClosing || isVoid(name);
    const hides = isDropped(name) && !isEmpty;
    const isClosed = (this.#lastEnds.get(name) ?? -1) > (this.#order.get(tag) ?? 0);
    if (hides && isClosed) this.#hiddenIn = name;
    const endsBlock = hides && !isClosed && raw.value.slice(to).trim() !== '';
    const unclosed = endsBlock ? 'no rest' : 'no tag';
    const shown = !hides ? (isEmpty ? 'nothing' : 'content') : isClosed ? 'nothing' : unclosed;
    const args = { what: `<${name}>`, shown } as const;
    const isVue = name === 'script' && /\ssetup[\s>]/.test(written);
    const hint = isVue ? 'write into the page what this script of Vue adds to it' : hints.get(name);
    this.#context.report(positionOf(tag), (place) =>
      diagnose('content/unsafe-html', args, { place, hint }),
    );
    return { endsBlock };
  }
}

const trust = 'set `trustedHtml: true` in the configuration if you trust all authors of the site';

const hints: ReadonlyMap<string, string> = new Map([
  ['svg', `save the drawing as a file and write ![Words](./drawing.svg), or ${trust}`],
  ['iframe', `write a link to the page, or ${trust}`],
]);

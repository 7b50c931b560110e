import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import type { Place } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { oneLine } from '../../text/words.js';
import type { DocBuilder } from '../doc-builder.js';
import { type Literal, type LiteralScope, readLiteral } from './literal.js';

export type TagNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes that only style or position, or that belong to another tool's runtime. They have no meaning here. */
const withoutMeaning =
  /^(?:class(?::list)?|fit|toc|defaultValue|defaultIndex|className|style|key|slot|size|color|lazy|queryString|persist|variant|horizontal|arrow|cta|img|noZoom|block|default|iconType|iconPlacement|loading|decoding|expandable|wrap|lines|components|theme|dropdown|stroke|dir|is:raw|set:html|client:.*|data-.*|aria-.*)$/;

/** The attributes of a tag as literals. Reports attributes that would need code or that the tag does not have. */
export class TagAttributes {
  readonly #values = new Map<string, Literal>();
  readonly #markup = new Map<string, string>();
  readonly #read = new Set<string>();

  constructor(
    readonly node: TagNode,
    /** The values that expressions in the tag can name. */
    readonly scope: LiteralScope,
    readonly builder: DocBuilder,
  ) {
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        const place = this.attributePlace(attribute.value);
        const hint = 'write each attribute by its name: title="…"';
        builder.report(codeNeeded(`{${attribute.value}}`, place, hint));
        continue;
      }
      const { name, value } = attribute;
      if (value === null || value === undefined) this.#values.set(name, true);
      else if (typeof value === 'string') this.#values.set(name, value);
      else this.#take(name, value.value, scope);
    }
  }

  #take(name: string, code: string, scope: LiteralScope): void {
    const found = readLiteral(code, scope);
    if (found.kind === 'value') this.#values.set(name, found.value);
    else if (found.kind === 'markup') this.#markup.set(name, found.text);
    else if (found.kind === 'code' && !withoutMeaning.test(name) && !/^on[A-Z]/.test(name))
      this.builder.report(
        codeNeeded(`${name}={${code}}`, this.attributePlace(name), unknownNameHint(found.name)),
      );
    else if (/^on[A-Z]/.test(name))
      this.builder.report(
        codeNeeded(`${name}={…}`, this.attributePlace(name), 'remove it: a page has no script'),
      );
  }

  get names(): readonly string[] {
    return [...this.#values.keys(), ...this.#markup.keys()];
  }

  has(name: string): boolean {
    this.#read.add(name);
    return this.#values.has(name) || this.#markup.has(name);
  }

  /** Returns the value of the first attribute that is set. */
  value(...names: readonly string[]): Literal {
    for (const name of names) this.#read.add(name);
    const name = names.find((one) => this.#values.has(one));
    return name === undefined ? undefined : this.#values.get(name);
  }

  /** Returns a value as text; undefined for objects and for no value. */
  text(...names: readonly string[]): string | undefined {
    const value = this.value(...names);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }

  /** Whether one of the attributes is set and not false. */
  flag(...names: readonly string[]): boolean {
    const value = this.value(...names);
    return value !== undefined && value !== false && value !== 'false';
  }

  /** Returns markup in an attribute: `title={<b>Mars</b>}`. */
  markup(name: string): string | undefined {
    this.#read.add(name);
    return this.#markup.get(name);
  }

  all(): Readonly<Record<string, Literal>> {
    return Object.fromEntries(this.#values);
  }

  /** Reports the attributes that nothing has read. */
  reportRest(): void {
    const tag = `<${this.node.name}>`;
    for (const name of this.names) {
      if (this.#read.has(name) || withoutMeaning.test(name)) continue;
      const known = [...this.#read];
      const hint =
        didYouMean(name, known) ??
        (known.length > 0 ? `it may have ${known.join(', ')}` : undefined);
      const details = { place: this.attributePlace(name), hint };
      this.builder.report(
        diagnose('content/unknown-attribute', { name: tag, attribute: name }, details),
      );
    }
  }

  /** Reports entries of a list for which the tag holds nothing. */
  reportUnused(attribute: string, entries: readonly unknown[]): void {
    if (entries.length === 0) return;
    const name = `<${this.node.name}>`;
    const problem = `the tag holds nothing for ${entries.map((entry) => JSON.stringify(entry)).join(', ')}`;
    const place = this.attributePlace(attribute);
    this.builder.report(
      diagnose('content/invalid-attribute', { name, attribute, problem }, { place }),
    );
  }

  /** Returns the place of a word in the tag; the tag's own place if it is not on its lines as written. */
  attributePlace(word: string): Place | undefined {
    const { sources } = this.builder;
    const { start, end } = this.node.position ?? {};
    for (let line = start?.line ?? 1; start && end && line <= end.line; line += 1) {
      const from = line === start.line ? start.column - 1 : 0;
      const at = sources.lineAt(line).indexOf(word, from);
      if (at === -1) continue;
      const point = { line, column: at + 1 };
      return sources.nodePlace({
        position: { start: point, end: { line, column: at + 1 + word.length } },
      });
    }
    return tagPlace(this.node, this.builder);
  }
}

/** Returns the place of a tag's name, not of all that the tag holds. */
export function tagPlace(node: TagNode, builder: DocBuilder): Place | undefined {
  const start = node.position?.start;
  if (!start) return undefined;
  const end = { line: start.line, column: start.column + 1 + (node.name?.length ?? 0) };
  return builder.sources.nodePlace({ position: { start, end } });
}

/** Reports an expression that would need code. */
export function codeNeeded(code: string, place: Place | undefined, hint?: string) {
  const line = oneLine(code);
  const shown = line.length > 50 ? `${line.slice(0, 49)}…` : line;
  const isPlaceholder = /^\{\{\s*\w+\s*\}\}$/.test(line);
  const shownHint = isPlaceholder
    ? `if readers should see it, write \`${line}\` as code, or \\${line.replace('{{', '{\\{')}`
    : hint;
  return diagnose('content/tag-needs-code', { code: shown }, { place, hint: shownHint });
}

/** Returns what to do about a name that has no value, if an expression names one. */
export function unknownNameHint(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  return `nothing defines ${name} here: write the value itself, or export const ${name} = "…" in this file`;
}

/** Reports an expression that has no value, such as a key that the front matter does not have. */
export function valueNeeded(expression: string, place: Place | undefined) {
  const [, object, name] = /^(frontmatter|props)\.([\w$]+)$/i.exec(expression) ?? [];
  const where =
    object === 'props' ? `give the tag the attribute ${name}` : `add ${name} to the front matter`;
  const hint = object === undefined ? undefined : `${where}, or write {${expression} ?? ''}`;
  return diagnose('content/undefined-value', { expression }, { place, hint });
}

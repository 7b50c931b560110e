/** A tag as the HTML parser reads it. */
export interface MarkupTag {
  readonly kind: 'open' | 'close';
  /** As written: `Note`. */
  readonly name: string;
  /** Whether it ends with `/>`. */
  readonly isSelfClosing: boolean;
  /** Whether it has an attribute with a value (`a=b`) or a JSX expression (`{...props}`). */
  readonly hasValue: boolean;
}

/** A part of raw HTML. `from` and `to` are offsets. */
export type MarkupToken = {
  readonly from: number;
  readonly to: number;
} & (MarkupTag | { readonly kind: 'text' | 'comment' });

const elementName = /[a-z][\w.:-]*/iy;

/**
 * Splits raw HTML into tags, comments and text by the rules of the HTML standard (13.2.5, "Tokenization"). A `<` that
 * does not open a complete tag is a text token. Takes linear time.
 */
export function tokenize(html: string): MarkupToken[] {
  const tokens: MarkupToken[] = [];
  const endless = new Set<string>();
  let at = 0;
  const add = (token: MarkupToken): void => {
    tokens.push(token);
    at = token.to;
  };
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next !== at) add({ kind: 'text', from: at, to: next === -1 ? html.length : next });
    if (next === -1) break;
    const markup = commentAt(html, next) ?? tagAt(html, next);
    // The parser would drop an unclosed tag and everything after it.
    if (markup === 'unclosed') add({ kind: 'text', from: next, to: html.length });
    else add(markup ?? { kind: 'text', from: next, to: next + 1 });
    if (markup !== undefined && markup !== 'unclosed') {
      const to = endOfRawText(markup, html, endless);
      if (to > at) add({ kind: 'text', from: at, to });
    }
  }
  return tokens;
}

/** Elements in which the parser only recognizes their own end tag (HTML standard, 13.2.5.2 to 13.2.5.4). */
const rawTextElements = new Set(
  'script style textarea title xmp iframe noembed noframes'.split(' '),
);

/** @param endless names without an end tag in the rest of the text */
function endOfRawText(token: MarkupToken, html: string, endless: Set<string>): number {
  if (token.kind !== 'open' || token.isSelfClosing) return token.to;
  const name = token.name.toLowerCase();
  if (!rawTextElements.has(name) || endless.has(name)) return token.to;
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = token.to;
  const found = end.exec(html);
  if (!found) endless.add(name);
  return found?.index ?? token.to;
}

const closings: Readonly<Record<string, string>> = {
  '<!--': '-->',
  '<![CDATA[': ']]>',
  '<?': '?>',
};

/** Returns a comment, declaration or processing instruction, which readers do not see. */
function commentAt(html: string, from: number): MarkupToken | undefined {
  const [, opening = ''] =
    /^(<!--|<!\[CDATA\[|<[!?]|<\/(?![a-z]))/i.exec(html.slice(from, from + 9)) ?? [];
  if (opening === '') return undefined;
  if (/^<!--?-?>/.test(html.slice(from, from + 6)) && opening === '<!--') {
    return { kind: 'comment', from, to: html.indexOf('>', from) + 1 };
  }
  const closing = closings[opening] ?? '>';
  const end = html.indexOf(closing, from + opening.length);
  return { kind: 'comment', from, to: end === -1 ? html.length : end + closing.length };
}

/** Returns undefined if the `<` is text. */
function tagAt(html: string, from: number): MarkupToken | 'unclosed' | undefined {
  const isClosing = html[from + 1] === '/';
  const nameFrom = from + (isClosing ? 2 : 1);
  elementName.lastIndex = nameFrom;
  const [name] = elementName.exec(html) ?? [];
  if (name === undefined) return undefined;
  const nameTo = nameFrom + name.length;
  if (nameTo < html.length && !/[\s/>]/.test(html.charAt(nameTo))) return undefined;
  let hasValue = false;
  let at = nameTo;
  for (;;) {
    at = regExpEnd(/[^\s/]/g, html, at);
    if (at >= html.length) return 'unclosed';
    if (html[at] === '>') break;
    if (html[at] === '{') hasValue = true;
    const attributeTo = regExpEnd(/[\s/>=]/g, html, at + 1);
    const equals = regExpEnd(/\S/g, html, attributeTo);
    at = attributeTo;
    if (html[equals] !== '=') continue;
    hasValue = true;
    at = endOfValue(html, regExpEnd(/\S/g, html, equals + 1));
  }
  const isSelfClosing = html[at - 1] === '/';
  return { kind: isClosing ? 'close' : 'open', name, isSelfClosing, hasValue, from, to: at + 1 };
}

function endOfValue(html: string, from: number): number {
  const quote = html[from];
  if (quote !== '"' && quote !== "'") return regExpEnd(/[\s>]/g, html, from);
  const end = html.indexOf(quote, from + 1);
  return end === -1 ? html.length : end + 1;
}

/** Returns the offset of the next match; the end of the text if there is none. */
function regExpEnd(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
}

import type { LineMark } from './line-markers.js';
import type { MarkedWord } from './mark-words.js';

/** Lines that the fence marks. */
interface MarkedRanges {
  readonly mark: LineMark;
  /** `1,3-5` */
  readonly ranges: string;
}

/** The options after the opening fence of a code block. */
export interface CodeMeta {
  /** As written, in lower case: `js`. */
  readonly language: string;
  readonly title?: string | undefined;
  /** Label of the tab in which the block and its neighbours with labels are, as in Fumadocs. */
  readonly tab?: string | undefined;
  /** Whether the lines begin with the signs of a diff. */
  readonly isDiff?: boolean | undefined;
  readonly marked: readonly MarkedRanges[];
  readonly words: readonly MarkedWord[];
  /** Ranges of collapsed lines: `1-5,12-14`. */
  readonly collapsed: readonly string[];
  readonly numbered: boolean;
  /** `./x.ts#region` */
  readonly file?: string | undefined;
  /** Whether `:var[name]` in the code is a variable. */
  readonly hasVariables: boolean;
  /** Whether the code has comments for TypeScript Twoslash, which readers do not see. */
  readonly isTwoslash: boolean;
  /** Options that relate the block to the API: `operation=createPrice status=201`. */
  readonly about: { readonly [key in AboutKey]?: string | undefined };
  /** Kinds of unknown options: `live`, `theme=`, `{…}`, `"…"`. */
  readonly unknown: readonly string[];
}

const aboutKeys = ['operation', 'body', 'status'] as const;
type AboutKey = (typeof aboutKeys)[number];

/** Known options, for "did you mean". */
export const codeOptions: readonly string[] = [
  ...['title=', 'file=', 'showLineNumbers', 'variables', 'ins=', 'del=', 'mark=', 'collapse='],
  ...aboutKeys.map((key) => `${key}=`),
];

/** Options of several tools for marking lines. */
const markOptions: ReadonlyMap<string, LineMark> = new Map<string, LineMark>([
  ['mark', 'highlight'],
  ['highlight', 'highlight'],
  ['hl_lines', 'highlight'],
  ['ins', 'add'],
  ['add', 'add'],
  ['del', 'remove'],
  ['remove', 'remove'],
  ['focus', 'focus'],
]);

const titleOptions = /^(?:title|filename)$/;
/** Options of other tools that ask for what every block has, or only for another frame; Notion's language `plain text`. */
const needless = /^(?:copy|frame|text)$/;
const numberOptions = /^:?(?:showLineNumbers|line-numbers|lineNumbers|linenos|linenums)$/;

const braces = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}`;
const option = new RegExp(
  [
    String.raw`(?<space>\s*)(?:`,
    String.raw`(?<key>:?[\w-]+)=(?<value>""[^"]+""|"[^"]*"|'[^']*'|\/(?:\\.|[^/\\])+\/(?=\s|$)|${braces}|\[[^\]]*\]|[^\s{]+)`,
    String.raw`|(?<braces>${braces})|\[(?<label>[^\]]*)\]|(?<quoted>"[^"]*"|'[^']*')`,
    String.raw`|\/(?<slashed>[^\s/](?:.*?\S)?)\/(?=\s|$)`,
    String.raw`|(?<word>[^\s{[]+|\S))`,
  ].join(''),
  'gy',
);
/** ```` ```js {{ filename: 'a.js', mark: [1, [3, 5]] }} ````: options as an object, as in mdx-annotations. */
const annotation = /^\s*\{\s*[\w-]+\s*:/;
const annotated = /(?<![\w-])([\w-]+)\s*:\s*("[^"]*"|'[^']*'|\[(?:[^[\]]|\[[^\]]*\])*\]|[\w.-]+)/g;
/** Maximum characters that are parsed: longer text is not an option list and would take long. */
const maxCharacters = 2000;

// `js{1,3}` and `rust,ignore`: the language ends at the first other character; `file=./a.js` is an option.
const languageName = /^(?![\w-]+=)\{?\.?([^\s{},:"'`<>&]*)/;

/** Parses an info string: ```` ```js title="a.js" {1,3-5} showLineNumbers file=./a.js ````. */
export function parseMeta(lang: string, meta: string): CodeMeta {
  const [, language = ''] = languageName.exec(lang) ?? [];
  const reader = new MetaReader();
  const rest = `${lang.slice(language.length)} ${meta}`.slice(0, maxCharacters);
  for (const { groups = {}, index } of rest.matchAll(option)) {
    reader.take(groups, groups.space !== '' || index === 0);
  }
  const { title = reader.label, unknown, tab, language: shown } = reader;
  const isDiff = shown !== undefined && language.toLowerCase() === 'diff';
  if (shown !== undefined && !isDiff) unknown.add('lang=');
  const { file, numbered, marked, words, collapsed, about, hasVariables, isTwoslash } = reader;
  return {
    language: (isDiff ? shown : language).toLowerCase(),
    title,
    tab,
    isDiff,
    file,
    numbered,
    marked,
    words,
    collapsed,
    about,
    hasVariables,
    isTwoslash,
    unknown: [...unknown],
  };
}

class MetaReader {
  title: string | undefined;
  tab: string | undefined;
  /** In ```` ```diff lang="js" ````, as in Expressive Code. */
  language: string | undefined;
  label: string | undefined;
  file: string | undefined;
  numbered = false;
  hasVariables = false;
  isTwoslash = false;
  readonly marked: MarkedRanges[] = [];
  readonly words: MarkedWord[] = [];
  readonly collapsed: string[] = [];
  readonly about: { [key in AboutKey]?: string } = {};
  readonly unknown = new Set<string>();
  #isAfterWord = false;

  /** @param isApart whether white space separates it from the previous option */
  take(groups: Readonly<Record<string, string | undefined>>, isApart: boolean): void {
    const { key, value, label, quoted, slashed, word } = groups;
    if (key !== undefined && value !== undefined) this.#takeOption(key, value);
    else if (groups.braces !== undefined)
      this.#takeBraces(groups.braces.slice(1, -1), isApart || !this.#isAfterWord);
    else if (label !== undefined) this.label ??= label;
    else if (quoted !== undefined) this.#takeWord('highlight', quoted.slice(1, -1));
    else if (slashed !== undefined) this.#takeWord('highlight', slashed);
    else if (word !== undefined && numberOptions.test(word)) this.numbered = true;
    else if (word === 'variables' && isApart) this.hasVariables = true;
    else if (word === 'twoslash' && isApart) this.isTwoslash = true;
    // ```` ```js orbit.js ```` has a title; no option contains a dot.
    else if (word !== undefined && isApart && /^[\w@./-]*\w\.[a-z]\w*$/i.test(word))
      this.label ??= word;
    // `rust,ignore` and `{.js .wide}` belong to the language; a lone character is the rest of an unknown option.
    else if (word !== undefined && isApart && /^[a-z]/i.test(word) && !needless.test(word))
      this.unknown.add(word);
    this.#isAfterWord = word !== undefined;
  }

  #takeOption(key: string, written: string): void {
    const value = written.replace(/^(["'])(.*)\1$/s, '$2');
    const aboutKey = aboutKeys.find((about) => about === key);
    const mark = markOptions.get(key);
    if (titleOptions.test(key)) this.title ??= value;
    else if (key === 'file') this.file = value;
    else if (key === 'tab') this.tab = value;
    else if (key === 'lang') this.language = value;
    else if (aboutKey !== undefined) this.about[aboutKey] = value;
    else if (numberOptions.test(key)) this.numbered = !/^\{?(?:false|0)\}?$/.test(value);
    else if (mark && /^[[{]?[\d\s,"'-]+[\]}]?$/.test(value)) {
      // `hl_lines="1 3-5"` and `[1,"3-5"]` are lists too.
      const ranges = value.replace(/[^\d,\s-]/g, '').trim();
      this.marked.push({ mark, ranges: ranges.replace(/\s*,\s*|\s+/g, ',') });
    } else if (key === 'collapse' && /^\{[\d\s,-]+\}$/.test(value))
      this.collapsed.push(value.slice(1, -1));
    else if (mark && mark !== 'focus' && /^(["']).+\1$/s.test(written)) this.#takeWord(mark, value);
    else if (!needless.test(key) || value === 'false')
      this.unknown.add(
        mark && written.startsWith('/') ? `${key}=/…/` : mark ? `${key}="…"` : `${key}=`,
      );
  }

  #takeWord(mark: MarkedWord['mark'], text: string): void {
    if (text !== '') this.words.push({ mark, text });
  }

  /** @param isApart whether the braces belong to no word before them */
  #takeBraces(written: string, isApart: boolean): void {
    if (annotation.test(written)) {
      for (const [, key = '', value = ''] of written.matchAll(annotated))
        this.#takeOption(key, value.replace(/(?<=[[,]\s*)\[(\d+)\s*,\s*(\d+)\]/g, '$1-$2'));
      return;
    }
    // In `showLineNumbers{5}`, the braces do not contain lines to highlight.
    if (isApart && /^\s*\d/.test(written)) this.marked.push({ mark: 'highlight', ranges: written });
    else if (!this.numbered || isApart) this.unknown.add('{…}');
  }
}

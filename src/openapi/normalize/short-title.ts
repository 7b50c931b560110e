import type { Fragment } from '../../content/fragment.js';
import type { RawObject } from '../../json-schema/json.js';
import { capitalized, oneLine, separateAcronyms } from '../../text/words.js';
import { asText, titleText } from '../json.js';
import type { Context } from './context.js';
import { joinedText } from './joined-text.js';

/** Maximum length in characters that breadcrumbs, sidebar entries and browser tabs can show. */
const maxTitleLength = 100;
/** Maximum length in characters of a title from a description, which is not written as a title. */
const maxSentenceLength = 80;

/** A title short enough for a sidebar. */
export interface ShortTitle {
  /** A single line without Markdown; undefined if even the first sentence is too long, a notice or a question. */
  readonly title?: string | undefined;
  /** The text after the title; undefined if the title is complete. */
  readonly rest?: Fragment | undefined;
}

/** Maximum number of sentence ends to try, because each attempt parses the text twice. */
const maxTriedEnds = 8;

const elements =
  'a|b|br|code|del|div|em|h[1-6]|i|img|ins|kbd|li|p|pre|s|small|span|strong|sub|sup|u|ul';
const markdown = new RegExp(
  String.raw`[\x60\n]|\*\S|__|\b_|_\b|~~|\]\s?[([]|^\s*(?:#{1,6}\s|>\s|[-+]\s)|&#?\w+;|\\[^\p{L}\p{N}\s]|</?(?:${elements})\b`,
  'iu',
);

/** An angle bracket that is not HTML: `<id>`. */
const placeholder = new RegExp(`<(?!/?(?:${elements})\\b)`, 'gi');

/**
 * Reads the title under a key of the object at `pointer`. Authors often write paragraphs of
 * Markdown there.
 */
export function readTitle(
  node: RawObject,
  key: string,
  pointer: string,
  describe: Context['describe'],
): ShortTitle {
  const written = titleText(node[key]);
  if (written === undefined) return {};
  if (written.length <= maxTitleLength && !markdown.test(written))
    return { title: withoutFullStop(written) };
  const parse = (text: string) => describe({ ...node, [key]: text }, pointer, key);
  const source = written.includes('`') ? written : written.replace(placeholder, '\\<');
  const whole = parse(source);
  if (whole === undefined) return {};
  const plain = oneLine(whole.text);
  if (plain.length <= maxTitleLength) {
    return { title: withoutFullStop(plain) || undefined, rest: hasMore(whole) ? whole : undefined };
  }
  const asShort = (sentence: string) => asTitle(sentence, maxTitleLength);
  const short = cutAtSentence(source, plain, parse, asShort) ?? {
    title: asShort(firstSentence(plain)),
    rest: whole,
  };
  // What follows says what it is about: `Note: This needs a key.`, `Starting a new project?`
  return isAside(short.title ?? '') ? { rest: whole } : short;
}

/**
 * Reads a title from the first sentence of the description of the object at `pointer`: `Cancels a
 * subscription` of `This method cancels a subscription. It ends at once.` No title if the sentence is long or
 * says something else than what the object does.
 */
export function readSentence(
  node: RawObject,
  pointer: string,
  describe: Context['describe'],
): ShortTitle {
  const written = asText(node.description);
  if (written === undefined || otherBlock.test(written)) return {};
  const parse = (text: string) => describe({ ...node, description: text }, pointer);
  const whole = parse(written);
  if (whole === undefined) return {};
  const plain = oneLine(whole.text);
  const asShort = (sentence: string) =>
    asTitle(sentence.replace(introduction, ''), maxSentenceLength);
  const { title, rest } = cutAtSentence(written, plain, parse, asShort) ?? {
    title: sentenceEnds(written).length > 0 ? undefined : asShort(firstSentence(plain)),
    rest: whole,
  };
  if (title === undefined || !isStatement(title)) return {};
  return { title: title.replace(/^\p{Ll}+(?![^\s,])/u, capitalized), rest };
}

const endpoint =
  '(?:api |http |rest )?(?:api|call|endpoint|function|interface|method|operation|request|route)';
const permission = '(?:allows|enables|lets) (?:you|users?|the user) (?:to )?';

/** The words before what an operation does: `Use this method to`, `This endpoint`, `This API allows you to`. */
const introduction = new RegExp(
  `^(?:(?:you can )?use this ${endpoint} to |this ${endpoint} (?:${permission}|is used to |(?!(?:does|has|is|was) )(?=\\p{Ll}+s )))`,
  'iu',
);

/** The beginning of a heading, list, table, quotation, image or code block. */
const otherBlock =
  /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|[|>]|!\[|`{3}|~{3}|<(?:h\d|[ou]l|table|img|pre)\b)/i;

/** The beginning of a notice about an operation: `Deprecated.`, `[BETA]`. */
const notice =
  /^\P{L}*(?:alpha|beta|caution|deprecated|experimental|important|note|obsolete|warning)\b/iu;

/** Whether a sentence may say what an operation does: several words, no notice, question or introduction of a list. */
function isStatement(sentence: string): boolean {
  const isOneWord = /^\S*\p{Script=Latin}\S*$/u.test(sentence);
  return !isOneWord && /\p{L}/u.test(sentence) && !/[:;,]$/.test(sentence) && !isAside(sentence);
}

function isAside(sentence: string): boolean {
  return sentence.endsWith('?') || notice.test(sentence);
}

/**
 * Splits after a sentence such that both halves are valid Markdown; undefined if that is not
 * possible.
 */
function cutAtSentence(
  source: string,
  plain: string,
  parse: (text: string) => Fragment | undefined,
  asShort: (sentence: string) => string | undefined,
): ShortTitle | undefined {
  for (const end of sentenceEnds(source).slice(0, maxTriedEnds)) {
    const head = parse(source.slice(0, end));
    const start = oneLine(head?.text ?? '');
    if (start === '' || !plain.startsWith(start)) continue;
    const title = asShort(start);
    if (title === undefined) return undefined;
    if (hasMore(head)) return { title, rest: parse(source) };
    // Line breaks replace the removed text, so that later positions stay correct.
    const rest = parse(source.slice(end).trimStart().padStart(source.length, '\n'));
    if (
      oneLine(`${start} ${rest?.text ?? ''}`) === oneLine(`${start} ${plain.slice(start.length)}`)
    )
      return { title, rest };
  }
  return undefined;
}

/** Puts the rest of a title before the description, unless the description repeats it. */
export function withRest(
  rest: Fragment | undefined,
  description: Fragment | undefined,
): Fragment | undefined {
  const isRepeated =
    rest !== undefined &&
    description !== undefined &&
    oneLine(description.text).includes(oneLine(rest.text));
  return isRepeated ? description : joinedText([rest, description]);
}

/**
 * Converts an operation id to words: `listPlanets`, `planets_list`, `listGlobalIPs` → `List
 * planets`, `Planets list`, `List global IPs`.
 */
export function wordsInId(id: string): string | undefined {
  const words = separateAcronyms(id.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2'), ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}{2,}s?$/u.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  if (text === '' || text.length > maxTitleLength) return undefined;
  return capitalized(text);
}

/** Whether a text has links or images, which a title cannot contain. */
function hasMore(fragment: Fragment | undefined): boolean {
  return fragment !== undefined && fragment.references.length > 0;
}

/** Removes the final full stop; undefined if the title is too long. */
function asTitle(sentence: string, maxLength: number): string | undefined {
  const title = sentence.replace(fullStop, '');
  return title.length > maxLength ? undefined : title;
}

/** Removes the full stop of a title that is a single sentence, so that the titles of a sidebar look alike. */
function withoutFullStop(title: string): string {
  const isSentence = sentenceEnds(title).length === 0 && !abbreviation.test(title);
  return isSentence ? title.replace(fullStop, '') : title;
}

const fullStop = /(?<!\.)\.$/;

function firstSentence(plain: string): string {
  return plain.slice(0, sentenceEnds(plain)[0]);
}

const closing = String.raw`["'”’»)\]*_\x60」』）]*`;
const sentenceEnd = new RegExp(
  [
    String.raw`[.!?؟۔]${closing}(?=\s+[^\p{Ll}\s])`,
    `[。．！？｡।॥]${closing}`,
    // First the end of a line, as looking back from each character takes the square of the length.
    String.raw`(?=\r?\n)(?<=^ {0,3}#{1,6}[ \t][^\n]*)`,
    String.raw`(?<=\S)(?=[ \t]*\r?\n[ \t]*\r?\n)`,
  ].join('|'),
  'gmu',
);
/**
 * A text that ends in an initial (`e.g.`, `J.`) or another abbreviation; some count only before a
 * number.
 */
const abbreviation =
  /(?<![\p{L}\p{N}])(?:\p{L}|approx|ca|cf|dr|etc|ggf|incl|inkl|jr|max|min|mrs?|ms|prof|resp|sr|st|usw|vgl|vs)\.$/iu;
const beforeNumber = /(?<![\p{L}\p{N}])(?:art|ch|eq|fig|no|nr|pp?|sec|vol)\.\s+\p{N}$/iu;
/** Length in characters of the longest abbreviation with its context. */
const maxAbbreviationLength = 12;

/**
 * Returns the offsets after sentences, headings and paragraphs. Abbreviations, and full stops
 * before a lower-case letter, do not end a sentence.
 */
function sentenceEnds(text: string): readonly number[] {
  return [...text.matchAll(sentenceEnd)].flatMap(({ 0: sign, index }) => {
    const end = index + sign.length;
    const before = text.slice(Math.max(0, index - maxAbbreviationLength), index + 1);
    const next = /^\s+\S/.exec(text.slice(end, end + maxAbbreviationLength))?.[0] ?? '';
    const isShort = sign === '.' && (abbreviation.test(before) || beforeNumber.test(before + next));
    return isShort ? [] : [end];
  });
}

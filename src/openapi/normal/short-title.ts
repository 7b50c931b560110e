import type { Fragment } from '../../model/index.js';
import { type JsonObject, titleOf } from '../json.js';
import type { Context } from './context.js';
import { joinedText } from './joined-text.js';

/** Characters: breadcrumbs, sidebar entries and browser tabs show hardly more. */
const maxTitleLength = 100;

/** A text that names something, in a form that fits into a sidebar. */
export interface ShortTitle {
  /** One line without Markdown; undefined where even the first sentence is too long. */
  readonly title?: string | undefined;
  /** What the title leaves out; undefined where it says everything. */
  readonly rest?: Fragment | undefined;
}

const elements =
  'a|b|br|code|del|div|em|h[1-6]|i|img|ins|kbd|li|p|pre|s|small|span|strong|sub|sup|u|ul';
const markdown = new RegExp(
  String.raw`[\x60\n]|\*\S|__|\b_|_\b|~~|\]\s?[([]|^\s*(?:#{1,6}\s|>\s|[-+]\s)|&#?\w+;|\\[^\p{L}\p{N}\s]|</?(?:${elements})\b`,
  'iu',
);

/** What is written in angle brackets and is no HTML: `<id>`. */
const placeholder = new RegExp(`<(?!/?(?:${elements})\\b)`, 'gi');

/** Reads the title under a key of the object at `pointer`: authors write whole paragraphs and Markdown there. */
export function readTitle(
  node: JsonObject,
  key: string,
  pointer: string,
  describe: Context['describe'],
): ShortTitle {
  const written = titleOf(node[key]);
  if (written === undefined) return {};
  if (written.length <= maxTitleLength && !markdown.test(written)) return { title: written };
  const parse = (text: string) => describe({ ...node, [key]: text }, pointer, key);
  const source = written.includes('`') ? written : written.replace(placeholder, '\\<');
  const whole = parse(source);
  if (whole === undefined) return {};
  const plain = oneLine(whole.text);
  if (plain.length <= maxTitleLength) {
    return { title: plain || undefined, rest: hasMore(whole) ? whole : undefined };
  }
  const sentence = firstSentence(plain);
  const title = sentence.replace(/\.$/, '');
  if (title.length > maxTitleLength) return { rest: whole };
  const start = firstSentence(source);
  const isCut = oneLine(parse(start)?.text ?? '') === sentence && !hasMore(parse(start));
  // Line breaks in place of what is cut off keep the places of what follows.
  const rest = isCut ? parse(source.slice(start.length).padStart(source.length, '\n')) : whole;
  return { title, rest };
}

/** A description with what its title leaves out before it, unless it repeats that. */
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

/** The id of an operation in words: `listPlanets`, `planets_list` → `List planets`, `Planets list`. */
export function humanized(id: string): string | undefined {
  const words = id
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  if (text === '' || text.length > maxTitleLength) return undefined;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Links and images, which a title cannot hold. */
function hasMore(fragment: Fragment | undefined): boolean {
  return fragment !== undefined && fragment.references.length > 0;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Ends before a paragraph, or before a sentence, which begins with another letter than a small one. */
function firstSentence(text: string): string {
  const sentence =
    /^[\s\S]*?(?:(?<!\b(?:approx|cf|e\.g|etc|i\.e|incl|vs))[.!?؟](?=\s+[^\p{Ll}\s])|[。！？]|(?=\r?\n[ \t]*\r?\n))/u;
  return sentence.exec(text)?.[0] || text;
}

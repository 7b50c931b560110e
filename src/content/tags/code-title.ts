import type { Code } from 'mdast';
import { didYouMean } from '../../diagnostics/index.js';
import { codeOptions } from '../code/meta.js';

/** `key=value`, `{1,3}`, `[label]`, `"word"` and `/word/`. */
const option =
  /(?:^|(?<=\s))(?:[\w:-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\/[^/]*\/|\S+)|\{[^}]*\}|\[[^\]]*\]|"[^"]*"|'[^']*'|\/[^/\s](?:[^/]*[^/\s])?\/)(?=\s|$)/g;

/** Options that are words, here and in other tools. They are no title. */
const optionWord =
  /^(?::?(?:showLineNumbers|line-numbers|lineNumbers|linenos|linenums)|variables|twoslash|live|noInline|wrap|nowrap|expandable|lines|copy|no-?copy|no-transpile|npm2yarn|ins|del|mark|diff|collapse|[\w-]+=.*|[{"'/[].*)$/;

/** ```` ```js !! Mars -wcn ````: the name that Code Hike gives the block, and switches of its component. */
const switches = /^(?:!{1,2}|-[a-z]{1,4})$/;

/** A longer text is not a list of options. */
const maxCharacters = 2000;

/**
 * Makes the words after the language the title, as Mintlify does: ```` ```bash Get an orbit ````. Outside of a group
 * they must begin with a capital letter, because other tools have options that are words.
 */
export function titleFromWords(node: Code, isInGroup: boolean): void {
  const { meta } = node;
  if (!meta || meta.length > maxCharacters || /(?:^|\s)(?:(?:title|filename|tab)=|\[)/.test(meta))
    return;
  const options = (meta.match(option) ?? []).map((one) => one.trim());
  const words: string[] = [];
  for (const word of meta.replace(option, ' ').trim().split(/\s+/)) {
    if (optionWord.test(word)) options.push(word);
    else if (word !== '' && !switches.test(word)) words.push(word);
  }
  const [first = ''] = words;
  if (!(isInGroup ? first !== '' : /^\p{Lu}/u.test(first))) return;
  if (/^\p{Ll}/u.test(first) && didYouMean(first, codeOptions) !== undefined) return;
  node.meta = [`title="${words.join(' ').replaceAll('"', "'")}"`, ...options].join(' ');
}

import { expressionEnd } from './outside-code.js';

/** What is wrong in a tag, and its offset in the text. */
export interface TagMistake {
  readonly problem: string;
  readonly offset: number;
}

/** An attribute, or the end of what has been read: the offset behind it. */
type Part = TagMistake | { readonly end: number };

const attributeName = /^[A-Za-z_$][\w$-]*(?::[A-Za-z_$][\w$-]*)?$/;

/**
 * Finds what is wrong in the tag that begins at an offset, of which the parser only names the beginning:
 * `title={<>a <b></>}`, `<Card href=/a>`, `<Note client: load>`. Returns undefined if there is no tag, or nothing wrong.
 */
export function findTagMistake(text: string, start: number): TagMistake | undefined {
  const begin = /<([A-Za-z_$][\w$.:-]*)/y;
  begin.lastIndex = start;
  const [, tag] = begin.exec(text) ?? [];
  if (tag === undefined) return undefined;
  let offset = begin.lastIndex;
  for (;;) {
    offset = skipSpace(text, offset);
    const first = text[offset];
    if (first === '>' || first === '/') return undefined;
    if (first === undefined || first === '<')
      return { problem: `The tag <${tag}> has no > at its end`, offset: start };
    const part = readAttribute(text, offset, tag);
    if ('problem' in part) return part;
    offset = part.end;
  }
}

function readAttribute(text: string, offset: number, tag: string): Part {
  if (text[offset] === '{') {
    const end = expressionEnd(text, offset + 1);
    return end === undefined ? { problem: `The value in <${tag}> is not valid`, offset } : { end };
  }
  const word = /[^\s=>/<{]+|./y;
  word.lastIndex = offset;
  const [name = ''] = word.exec(text) ?? [];
  if (!attributeName.test(name))
    return { problem: `In the tag <${tag}>, ${name} is not an attribute`, offset };
  const equals = skipSpace(text, word.lastIndex);
  if (text[equals] !== '=') return { end: word.lastIndex };
  const value = skipSpace(text, equals + 1);
  const quote = text[value];
  if (quote === '{') {
    const end = expressionEnd(text, value + 1);
    return end === undefined ? { problem: `The value of ${name} is not valid`, offset } : { end };
  }
  if (quote !== '"' && quote !== "'")
    return { problem: `The value of ${name} needs straight quotes`, offset: value };
  const end = text.indexOf(quote, value + 1);
  return end < 0
    ? { problem: `The value of ${name} has no quote at its end`, offset: value }
    : { end: end + 1 };
}

function skipSpace(text: string, offset: number): number {
  const space = /\s*/y;
  space.lastIndex = offset;
  space.test(text);
  return space.lastIndex;
}

import { type Token, tokensOf, unquoted } from './tokens.js';

/** Where a value stands: names of fields and positions in lists. */
export type Path = readonly (string | number)[];

/** A step through a text: a token, the value that it belongs to, and what it is there. */
export interface Step {
  readonly token: Token;
  readonly path: Path;
  readonly role: 'key' | 'value' | 'end' | 'between';
}

interface Frame {
  readonly kind: '{' | '[';
  key: string | number;
  /** In an object: whether a name is next. */
  awaitsKey: boolean;
}

/** Goes through JSON that may be half written, and tells of each token to which value it belongs. */
export function walk(text: string): Step[] {
  const frames: Frame[] = [];
  const pathOf = (depth = frames.length): Path => frames.slice(0, depth).map(({ key }) => key);
  return tokensOf(text).map((token): Step => {
    const top = frames.at(-1);
    switch (token.kind) {
      case '{':
      case '[': {
        const path = pathOf();
        frames.push({ kind: token.kind, key: token.kind === '[' ? 0 : '', awaitsKey: true });
        return { token, path, role: 'value' };
      }
      case '}':
      case ']':
        frames.pop();
        return { token, path: pathOf(), role: 'end' };
      case ',':
        if (top?.kind === '[') top.key = Number(top.key) + 1;
        else if (top) {
          top.key = '';
          top.awaitsKey = true;
        }
        return { token, path: pathOf(frames.length - 1), role: 'between' };
      case ':':
        if (top) top.awaitsKey = false;
        return { token, path: pathOf(), role: 'between' };
      default:
        if (top?.kind === '{' && top.awaitsKey) {
          top.key = unquoted(text.slice(token.start, token.end));
          return { token, path: pathOf(), role: 'key' };
        }
        return { token, path: pathOf(), role: 'value' };
    }
  });
}

import { type JsonToken, textTokens, unquoted } from './tokens.js';

/** Where a value stands: names of fields and positions in lists. */
export type JsonPath = readonly (string | number)[];

/**
 * The same, told by what stands around it; undefined for the whole. All that stands in one value has the same `around`,
 * so that long and deep texts need no path for each of their tokens.
 */
export interface JsonLocation {
  readonly around: JsonLocation | undefined;
  readonly name: string | number;
  /** Of a field of the whole: 1. */
  readonly depth: number;
}

/** A step through a text: a token, the value that it belongs to, and what it is there. */
export interface Step {
  readonly token: JsonToken;
  readonly spot: JsonLocation | undefined;
  readonly role: 'key' | 'value' | 'end' | 'between';
}

interface Frame {
  readonly kind: '{' | '[';
  readonly own: JsonLocation | undefined;
  /** What stands in it at this point. */
  inner: JsonLocation;
  /** In an object: whether a name is next. */
  awaitsKey: boolean;
}

export function spotIn(around: JsonLocation | undefined, name: string | number): JsonLocation {
  return { around, name, depth: (around?.depth ?? 0) + 1 };
}

/** The spots that lead to one, the whole first. */
export function spotsTo(spot: JsonLocation | undefined): readonly (JsonLocation | undefined)[] {
  const spots: (JsonLocation | undefined)[] = [spot];
  for (let one = spot; one !== undefined; one = one.around) spots.push(one.around);
  return spots.reverse();
}

export function spotPath(spot: JsonLocation | undefined): JsonPath {
  return spotsTo(spot).flatMap((one) => one?.name ?? []);
}

/** Goes through JSON that may be half written, and tells of each token to which value it belongs. */
export function walkJson(text: string): Step[] {
  const frames: Frame[] = [];
  return textTokens(text).map((token): Step => {
    const top = frames.at(-1);
    const { kind } = token;
    switch (kind) {
      case '{':
      case '[': {
        const own = top?.inner;
        frames.push({ kind, own, inner: spotIn(own, kind === '[' ? 0 : ''), awaitsKey: true });
        return { token, spot: own, role: 'value' };
      }
      case '}':
      case ']':
        frames.pop();
        return { token, spot: frames.at(-1)?.inner, role: 'end' };
      case ',':
        if (top) {
          top.inner = spotIn(top.own, top.kind === '[' ? Number(top.inner.name) + 1 : '');
          top.awaitsKey = true;
        }
        return { token, spot: top?.own, role: 'between' };
      case ':':
        if (top) top.awaitsKey = false;
        return { token, spot: top?.inner, role: 'between' };
      default:
        if (top?.kind === '{' && top.awaitsKey) {
          top.inner = spotIn(top.own, unquoted(text.slice(token.start, token.end)));
          return { token, spot: top.inner, role: 'key' };
        }
        return { token, spot: top?.inner, role: 'value' };
    }
  });
}

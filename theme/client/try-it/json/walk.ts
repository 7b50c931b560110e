import { type JsonToken, textTokens, unquoted } from './tokens.js';

/** The path of a value: property names and list indexes. */
export type JsonPath = readonly (string | number)[];

/**
 * A path as a linked list, from the inside out; undefined for the root. Values of one object or list share `around`, so
 * that long and deep texts need no path per token.
 */
export interface JsonLocation {
  readonly parent: JsonLocation | undefined;
  readonly name: string | number;
  /** 1 for the children of the root. */
  readonly depth: number;
}

/** A token, the value it belongs to and its role there. */
export interface JsonStep {
  readonly token: JsonToken;
  readonly spot: JsonLocation | undefined;
  readonly role: 'key' | 'value' | 'end' | 'between';
}

interface Frame {
  readonly kind: '{' | '[';
  readonly own: JsonLocation | undefined;
  /** Location of the current child. */
  inner: JsonLocation;
  /** In an object: whether a property name comes next. */
  awaitsKey: boolean;
}

export function childLocation(
  parent: JsonLocation | undefined,
  name: string | number,
): JsonLocation {
  return { parent, name, depth: (parent?.depth ?? 0) + 1 };
}

/** The locations from the root to this one. */
export function locationsTo(spot: JsonLocation | undefined): readonly (JsonLocation | undefined)[] {
  const spots: (JsonLocation | undefined)[] = [spot];
  for (let one = spot; one !== undefined; one = one.parent) spots.push(one.parent);
  return spots.reverse();
}

export function locationPath(spot: JsonLocation | undefined): JsonPath {
  return locationsTo(spot).flatMap((one) => one?.name ?? []);
}

/** Walks JSON that may be incomplete and returns the location and role of each token. */
export function walkJson(text: string): JsonStep[] {
  const frames: Frame[] = [];
  return textTokens(text).map((token): JsonStep => {
    const top = frames.at(-1);
    const { kind } = token;
    switch (kind) {
      case '{':
      case '[': {
        const own = top?.inner;
        frames.push({
          kind,
          own,
          inner: childLocation(own, kind === '[' ? 0 : ''),
          awaitsKey: true,
        });
        return { token, spot: own, role: 'value' };
      }
      case '}':
      case ']':
        frames.pop();
        return { token, spot: frames.at(-1)?.inner, role: 'end' };
      case ',':
        if (top) {
          top.inner = childLocation(top.own, top.kind === '[' ? Number(top.inner.name) + 1 : '');
          top.awaitsKey = true;
        }
        return { token, spot: top?.own, role: 'between' };
      case ':':
        if (top) top.awaitsKey = false;
        return { token, spot: top?.inner, role: 'between' };
      default:
        if (top?.kind === '{' && top.awaitsKey) {
          top.inner = childLocation(top.own, unquoted(text.slice(token.start, token.end)));
          return { token, spot: top.inner, role: 'key' };
        }
        return { token, spot: top?.inner, role: 'value' };
    }
  });
}

/** A piece of JSON text. Offsets are in UTF-16 code units; `end` is after the last one. */
export interface JsonToken {
  /** `atom`: a number, a word such as `true`, or whatever else stands where a value should. */
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'atom';
  readonly start: number;
  readonly end: number;
}

const pattern = /[{}[\],:]|"(?:[^"\\\n]|\\.)*"?|[^\s{}[\],:"]+/g;

/** The pieces of a text that may be half written. A string without an end ends with its line. */
export function textTokens(text: string): JsonToken[] {
  return [...text.matchAll(pattern)].map(({ 0: piece, index: start }) => ({
    kind: pieceKind(piece),
    start,
    end: start + piece.length,
  }));
}

function pieceKind(piece: string): JsonToken['kind'] {
  switch (piece) {
    case '{':
    case '}':
    case '[':
    case ']':
    case ',':
    case ':':
      return piece;
    default:
      return piece.startsWith('"') ? 'string' : 'atom';
  }
}

/** What a string's token says, also where its end is missing. */
export function unquoted(piece: string): string {
  const whole = piece.length > 1 && piece.endsWith('"') ? piece : `${piece}"`;
  try {
    return String(JSON.parse(whole));
  } catch {
    return piece.replaceAll('"', '');
  }
}

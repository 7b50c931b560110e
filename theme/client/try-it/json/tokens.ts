/** A token of JSON text. Offsets are in UTF-16 code units; `end` is exclusive. */
export interface JsonToken {
  /** `atom`: a number, a literal such as `true`, or any other text in place of a value. */
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'atom';
  readonly start: number;
  readonly end: number;
}

const pattern = /[{}[\],:]|"(?:[^"\\\n]|\\.)*"?|[^\s{}[\],:"]+/g;

/** The tokens of a text that may be incomplete. An unterminated string ends with its line. */
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

/** The value of a string token, even if unterminated. */
export function unquoted(piece: string): string {
  const whole = piece.length > 1 && piece.endsWith('"') ? piece : `${piece}"`;
  try {
    return String(JSON.parse(whole));
  } catch {
    return piece.replaceAll('"', '');
  }
}

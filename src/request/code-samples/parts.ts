import {
  type AssembledBody,
  isForm,
  multipartAsText,
  multipartPieces,
} from '../body/assembled-body.js';
import type { HttpBody, HttpPart, HttpRequest } from '../http-request.js';
import type { FileValue } from '../values.js';

/**
 * A body as printers write it: multipart bodies that a language's library would send differently
 * become pieces.
 */
export type PrintedBody = HttpBody | AssembledBody;

export type PrintedRequest = Omit<HttpRequest, 'body'> & {
  readonly body?: PrintedBody | undefined;
};

/** What a language's library can express about form parts beyond names, files and file types. */
export interface PartsAbility {
  /**
   * The media type of a part that is not a file; other libraries would send such a part as a file.
   */
  readonly typedTexts: boolean;
  readonly headers: boolean;
  /** Several parts with the same name. */
  readonly repeated: boolean;
  /** Non-ASCII names, unescaped. */
  readonly unicode: boolean;
}

/** Returns a body that the library sends exactly as the page's request form does. */
export function toPrintableBody(body: HttpBody, ability: PartsAbility): PrintedBody {
  if (body.kind !== 'multipart' || (isForm(body) && canSay(body.parts, ability))) return body;
  const hasFile = body.parts.some(({ content }) => typeof content !== 'string');
  return hasFile ? merged(multipartPieces(body)) : multipartAsText(body);
}

function canSay(parts: readonly HttpPart[], ability: PartsAbility): boolean {
  const names = parts.map(({ name }) => name);
  return (
    (ability.repeated || new Set(names).size === names.length) &&
    parts.every(({ name, content, type, headers }) => {
      const isFile = typeof content !== 'string';
      const known = isFile ? [name, content.name] : [name];
      return (
        (ability.typedTexts || isFile || type === undefined) &&
        (ability.headers || headers.length === 0) &&
        known.every((one) => (ability.unicode ? /^[^"\\\r\n]*$/ : /^[ !#-[\]-~]*$/).test(one))
      );
    })
  );
}

/** Merges adjacent texts. */
function merged({ pieces, ...body }: AssembledBody): AssembledBody {
  const all: (string | FileValue)[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') all.splice(-1, 1, last + piece);
    else all.push(piece);
  }
  return { ...body, pieces: all };
}

/**
 * The media type of a file part. It is always explicit, because an untyped part counts as text (RFC
 * 7578, section 4.4).
 */
export function fileType({ type }: HttpPart): string {
  return type ?? 'application/octet-stream';
}

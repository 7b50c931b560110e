import { notationOf } from '../examples/media-type.js';
import type { SampleBody } from './sample-request.js';

/** A field of a form: a value, or a file with its name. */
export type Part =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly fileName: string };

/** What a request's body is to the languages: a text, a form, parts, or a file. */
export type BodyKind =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'text';
      readonly type: string;
      readonly text: string;
      readonly isJson: boolean;
    }
  /** `text` is the form as it is sent. */
  | {
      readonly kind: 'form';
      readonly type: string;
      readonly fields: readonly [string, string][];
      readonly text: string;
    }
  | { readonly kind: 'parts'; readonly parts: readonly Part[] }
  | { readonly kind: 'file'; readonly type: string; readonly fileName: string };

export function bodyKind(body: SampleBody | undefined): BodyKind {
  if (body === undefined) return { kind: 'none' };
  const { mimeType: type, text = '', fields } = body;
  const notation = notationOf(type);
  if (fields === undefined) return { kind: 'text', type, text, isJson: notation === 'json' };
  if (notation === 'form') {
    const pairs = fields.map(({ name, value = '' }): [string, string] => [name, value]);
    return { kind: 'form', type, fields: pairs, text: new URLSearchParams(pairs).toString() };
  }
  if (notation === 'multipart') {
    const parts = fields.map(
      ({ name, value = '', fileName }): Part =>
        fileName === undefined ? { name, value } : { name, fileName },
    );
    return { kind: 'parts', parts };
  }
  return { kind: 'file', type, fileName: fields[0]?.fileName ?? 'file' };
}

/** The type that must be said; parts have a boundary that only the library knows. */
export function contentTypeOf(body: BodyKind): string | undefined {
  return body.kind === 'text' || body.kind === 'form' || body.kind === 'file'
    ? body.type
    : undefined;
}

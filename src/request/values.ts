import type { Json } from '../json-schema/json.js';
import type { ParameterLocation } from './shape.js';

/** A reader's input, which makes a request together with a `RequestShape`. */
export interface RequestValues {
  readonly server: ServerValues;
  /** Parameters to send; parameters not listed are omitted. */
  readonly parameters: readonly ParameterValue[];
  readonly body?: BodyValue | undefined;
  readonly credentials: Credentials;
}

export interface ServerValues {
  /** Index in `RequestShape.servers`. */
  readonly index: number;
  /** By variable name; missing variables use their default. */
  readonly variables: Readonly<Record<string, string>>;
  /** URL in place of that of the server, with its variables in braces. */
  readonly url?: string | undefined;
}

export interface ParameterValue {
  readonly in: ParameterLocation;
  readonly name: string;
  readonly value: Json;
}

/** A body with one of the shape's media types. */
export type BodyValue =
  /**
   * A value that the media type serializes, as JSON, a form or text. A form's value is an object.
   */
  | { readonly kind: 'value'; readonly type: string; readonly value: Json }
  /** Text to send unchanged: JSON from an editor, XML, CSV. */
  | { readonly kind: 'text'; readonly type: string; readonly text: string }
  /** Form fields in order; the only kind that carries files in a form. Names may repeat. */
  | { readonly kind: 'fields'; readonly type: string; readonly fields: readonly FieldValue[] }
  | { readonly kind: 'file'; readonly type: string; readonly file: FileValue };

export type FieldValue =
  | { readonly name: string; readonly value: Json }
  | { readonly name: string; readonly file: FileValue };

export interface FileValue {
  /** `photo.jpg` */
  readonly name: string;
  /** Media type, if known. */
  readonly type?: string | undefined;
  /** File contents; samples do not need them. */
  readonly data?: Blob | undefined;
}

export interface Credentials {
  /** Index in `RequestShape.security`; -1 to send no credentials. */
  readonly alternative: number;
  /** By scheme name. */
  readonly schemes: Readonly<Record<string, Credential>>;
}

export type Credential =
  /** For `apiKey`. */
  | { readonly kind: 'key'; readonly key: string }
  /** For `http` schemes other than `basic`, `oauth2` and `openIdConnect`. */
  | { readonly kind: 'token'; readonly token: string }
  /** For `http` with `basic`. */
  | { readonly kind: 'password'; readonly user: string; readonly password: string };

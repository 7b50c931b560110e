import type { Json } from '../json-schema/json.js';
import type { ParameterPlace } from './shape.js';

/** What a reader has chosen and filled in; together with a `RequestShape` it makes a request. */
export interface RequestValues {
  readonly server: ServerValues;
  /** Those that are sent; what is not among them is absent. */
  readonly parameters: readonly ParameterValue[];
  readonly body?: BodyValue | undefined;
  readonly credentials: Credentials;
}

export interface ServerValues {
  /** Place in `RequestShape.servers`. */
  readonly index: number;
  /** By name; what is not said has its default. */
  readonly variables: Readonly<Record<string, string>>;
  /** What a relative server is relative to, `https://api.example.com` by default. */
  readonly base?: string | undefined;
}

export interface ParameterValue {
  readonly in: ParameterPlace;
  readonly name: string;
  readonly value: Json;
}

/** A body of one of the shape's media types. */
export type BodyValue =
  /** JSON, a form, a text: what the media type makes of the value. A form's value is an object. */
  | { readonly kind: 'value'; readonly type: string; readonly value: Json }
  /** As it is sent: JSON from an editor, XML, CSV. */
  | { readonly kind: 'text'; readonly type: string; readonly text: string }
  /** The fields of a form, in order; the only way to give files. A name may come more than once. */
  | { readonly kind: 'fields'; readonly type: string; readonly fields: readonly FieldValue[] }
  | { readonly kind: 'file'; readonly type: string; readonly file: FileValue };

export type FieldValue =
  | { readonly name: string; readonly value: Json }
  | { readonly name: string; readonly file: FileValue };

export interface FileValue {
  /** `photo.jpg` */
  readonly name: string;
  /** Its media type, where it is known. */
  readonly type?: string | undefined;
  /** The contents; samples do without. */
  readonly data?: Blob | undefined;
}

export interface Credentials {
  /** Place in `RequestShape.security`; -1 where nothing is to be sent. */
  readonly alternative: number;
  /** By the scheme's name. */
  readonly schemes: Readonly<Record<string, Credential>>;
}

export type Credential =
  /** For `apiKey`. */
  | { readonly kind: 'key'; readonly key: string }
  /** For `http` but `basic`, for `oauth2` and `openIdConnect`. */
  | { readonly kind: 'token'; readonly token: string }
  /** For `http` with `basic`. */
  | { readonly kind: 'password'; readonly user: string; readonly password: string };

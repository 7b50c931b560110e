import type { ParameterPlace } from './shape.js';
import type { FileValue } from './values.js';

/** A request as it goes over the wire, ready to be sent or to be written down in any language. */
export interface HttpRequest {
  readonly method: string;
  /** Absolute, with its query; placeholders without a value stay in braces. */
  readonly url: SecretText;
  /** Without `Cookie` and `Content-Type`: these follow from the cookies and the body. */
  readonly headers: readonly HttpField[];
  /** Encoded. */
  readonly cookies: readonly HttpField[];
  readonly body?: HttpBody | undefined;
  /** The service wants a client certificate (mutual TLS), which is no part of the request itself. */
  readonly certificate?: true | undefined;
  /** What is to be read of the answer. */
  readonly answer: 'json' | 'text' | 'none';
  /** Required parameters that have no value: such a request can be shown but not sent. */
  readonly missing: readonly { readonly in: ParameterPlace; readonly name: string }[];
}

export interface HttpField {
  readonly name: string;
  readonly value: SecretText;
}

/** A text in which secrets may stand: those that are not to be seen are named by an environment variable. */
export type SecretText = readonly (string | Secret)[];

export interface Secret {
  /** `API_KEY` */
  readonly variable: string;
}

export type HttpBody =
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
      readonly fields: readonly (readonly [name: string, value: string])[];
      readonly text: string;
    }
  /** `multipart/form-data`, `multipart/mixed`; its boundary is chosen when it is sent. */
  | { readonly kind: 'multipart'; readonly type: string; readonly parts: readonly HttpPart[] }
  | { readonly kind: 'file'; readonly type: string; readonly file: FileValue };

/** A part of a form (RFC 7578, section 4) or of a sequence (RFC 2046, section 5.1). */
export interface HttpPart {
  /** Empty where the part is known by its position. */
  readonly name: string;
  readonly content: string | FileValue;
  /** Its media type, where it must be said. */
  readonly type?: string | undefined;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

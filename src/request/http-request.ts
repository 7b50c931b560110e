import type { ParameterLocation } from './shape.js';
import type { FileValue } from './values.js';

/** A request as it goes over the wire, ready to send or to print in any language. */
export interface HttpRequest {
  readonly method: string;
  /** Absolute, including the query; placeholders without a value stay in braces. */
  readonly url: SecretText;
  /** Without `Cookie` and `Content-Type`, which follow from the cookies and the body. */
  readonly headers: readonly HttpField[];
  /** Already encoded. */
  readonly cookies: readonly HttpField[];
  readonly body?: HttpBody | undefined;
  /**
   * The service requires a client certificate (mutual TLS), which is not part of the HTTP request.
   */
  readonly certificate?: true | undefined;
  /** How to read the response. */
  readonly responseBody: 'json' | 'text' | 'none';
  /** Required parameters without a value: such a request can be shown but not sent. */
  readonly missing: readonly { readonly in: ParameterLocation; readonly name: string }[];
  /** Values of path parameters, for samples that keep them in variables. */
  readonly pathValues?: readonly PathValue[] | undefined;
}

export interface HttpField {
  readonly name: string;
  readonly value: SecretText;
  /** Set for basic authentication, for libraries that make the header from it. */
  readonly login?: Login | undefined;
}

export interface Login {
  readonly user: SecretText;
  readonly password: SecretText;
}

/** A path parameter whose value needs no encoding. */
export interface PathValue {
  /** `customer_id` */
  readonly name: string;
  readonly value: string;
  /** Index of the value in the URL. */
  readonly start: number;
}

/** A text that may contain secrets, each represented by an environment variable. */
export type SecretText = readonly (string | Secret)[];

export interface Secret {
  /** Environment variable name such as `API_KEY`. */
  readonly variable: string;
  /** In collections: a required parameter without a value, which clients need not hide. */
  readonly isPublic?: true | undefined;
}

export type HttpBody =
  | {
      readonly kind: 'text';
      readonly type: string;
      readonly text: string;
      readonly isJson: boolean;
    }
  /** `text` is the encoded form. */
  | {
      readonly kind: 'form';
      readonly type: string;
      readonly fields: readonly (readonly [name: string, value: string])[];
      readonly text: string;
    }
  /** `multipart/form-data` or `multipart/mixed`; the sender chooses the boundary. */
  | { readonly kind: 'multipart'; readonly type: string; readonly parts: readonly HttpPart[] }
  | { readonly kind: 'file'; readonly type: string; readonly file: FileValue };

/** A part of a form (RFC 7578, section 4) or of a sequence (RFC 2046, section 5.1). */
export interface HttpPart {
  /** Empty if the part is identified by position. */
  readonly name: string;
  readonly content: string | FileValue;
  /** Media type, if the part must declare it. */
  readonly type?: string | undefined;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

import type { Json } from '../json-schema/json.js';
import type { SecurityScheme } from '../openapi/api/security.js';

/**
 * Everything needed to make requests of one operation and to validate its responses: plain JSON.
 * Schemas are JSON Schema 2020-12; their references resolve in {@link
 * RequestShape.defs}.
 */
export interface RequestShape {
  /** Upper case, except for methods that the description writes otherwise (OpenAPI 3.2). */
  readonly method: string;
  /** With placeholders in braces: `/customers/{customer_id}`. */
  readonly path: string;
  /** At least one. */
  readonly servers: readonly ServerShape[];
  /**
   * In the order of the description, without the headers that OpenAPI defines elsewhere (`Accept`, `Content-Type` and,
   * if the operation has security schemes, `Authorization`).
   */
  readonly parameters: readonly ParameterShape[];
  /**
   * One for each media type, first the one that samples show; empty if the operation has no request
   * body.
   */
  readonly bodies: readonly BodyShape[];
  /**
   * Alternatives (OR) of schemes required together (AND); an empty alternative means that no
   * credentials are needed.
   */
  readonly security: readonly (readonly SchemeShape[])[];
  readonly responses: readonly ResponseShape[];
  /** Named schemas, referenced as `#/$defs/Name`. */
  readonly defs: Readonly<Record<string, Json>>;
}

export interface ServerShape {
  /** Variables are in braces: `https://{region}.example.com/v1`. May be relative. */
  readonly url: string;
  /** Its name or short description: `Sandbox`. */
  readonly label?: string | undefined;
  readonly variables: readonly {
    readonly name: string;
    readonly default: string;
    /** Empty if any value is allowed. */
    readonly enum: readonly string[];
  }[];
}

export type ParameterLocation = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

/** How a value is serialized (OpenAPI 3.1.1, section 4.8.12.3). */
export interface StyleShape {
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
}

export interface ParameterShape extends StyleShape {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Media type of a parameter with content, to which the style does not apply. */
  readonly contentType?: string | undefined;
  readonly allowEmptyValue?: boolean | undefined;
  /** Encodings of the fields of a query string parameter. */
  readonly encoding?: readonly EncodingShape[] | undefined;
  /** Plain text of the first paragraph. */
  readonly description?: string | undefined;
  readonly schema: Json;
  /** Initial value, from the description or generated from the schema. */
  readonly example?: Json | undefined;
  /** Set if the description has several examples to choose from. */
  readonly examples?: readonly ExampleShape[] | undefined;
}

/** An example from the description. */
export interface ExampleShape {
  readonly label: string;
  readonly value: Json;
  /**
   * The value is the text to send: XML, CSV, events, or JSON with integers that JavaScript cannot
   * represent.
   */
  readonly isText?: true | undefined;
}

export interface BodyShape {
  /** A concrete media type such as `application/json`. */
  readonly type: string;
  /** The description declares a media range (`image/*`): a file is sent with its own type. */
  readonly isRange?: true | undefined;
  /** Whether the operation requires a body; the same for each media type. */
  readonly required: boolean;
  readonly schema?: Json | undefined;
  /** How form fields are sent, if the description defines it. */
  readonly encoding: readonly EncodingShape[];
  /** Names of form fields that hold files or lists of files. */
  readonly files: readonly string[];
  readonly examples: readonly ExampleShape[];
}

export interface EncodingShape extends Partial<StyleShape> {
  readonly property: string;
  /** As in the description: `image/png, image/jpeg`. */
  readonly contentType?: string | undefined;
  readonly headers: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: Json;
    readonly example?: Json | undefined;
  }[];
}

export interface SchemeShape extends Omit<SecurityScheme, 'description'> {
  /** The scopes that this operation requires. */
  readonly scopes: readonly string[];
}

export interface ResponseShape {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  /** Omitted if empty; never contains `Content-Type`, which the media types define. */
  readonly headers?: readonly ResponseHeaderShape[] | undefined;
  readonly media: readonly {
    readonly type: string;
    readonly schema?: Json | undefined;
    /** Schema of each streamed item, such as an event or a line. */
    readonly itemSchema?: Json | undefined;
  }[];
}

export interface ResponseHeaderShape {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Json;
}

/**
 * The content of an operation's request file. If `defs` would be large, it is empty and `schemas`
 * is the URL of a file with all named schemas of the description (`Record<string, Json>`).
 */
export interface RequestFile extends RequestShape {
  readonly schemas?: string | undefined;
}

import type { Json } from '../json-schema/json.js';
import type { SecurityScheme } from '../openapi/api/security.js';

/**
 * All that is needed to make requests of one operation and to judge its answers: plain JSON, without words for
 * readers. Schemas are JSON Schema 2020-12; their references lead into {@link RequestShape.defs}.
 */
export interface RequestShape {
  /** Upper case, but for methods that are written otherwise (OpenAPI 3.2). */
  readonly method: string;
  /** With placeholders in braces: `/customers/{customer_id}`. */
  readonly path: string;
  /** At least one. */
  readonly servers: readonly ServerShape[];
  /**
   * In the order of the description. Headers that OpenAPI says elsewhere (`Accept`, `Content-Type`,
   * `Authorization`) are left out.
   */
  readonly parameters: readonly ParameterShape[];
  /** One for each media type, the one that samples show first; empty where the operation takes no body. */
  readonly bodies: readonly BodyShape[];
  /** Alternatives (OR) of schemes that go together (AND); an empty alternative means "none needed". */
  readonly security: readonly (readonly SchemeShape[])[];
  readonly responses: readonly ResponseShape[];
  /** The named schemas that the others refer to as `#/$defs/Name`. */
  readonly defs: Readonly<Record<string, Json>>;
}

export interface ServerShape {
  /** With its variables in braces: `https://{region}.example.com/v1`; may be relative. */
  readonly url: string;
  readonly variables: readonly {
    readonly name: string;
    readonly default: string;
    /** Empty where any value will do. */
    readonly enum: readonly string[];
  }[];
}

export type ParameterPlace = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

/** How a value is written down (OpenAPI 3.1.1, section 4.8.12.3). */
export interface StyleShape {
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
}

export interface ParameterShape extends StyleShape {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Where the value is a text in a format of its own, `application/json`: the style says nothing then. */
  readonly contentType?: string | undefined;
  readonly allowEmptyValue?: boolean | undefined;
  /** Of the fields of a whole query. */
  readonly encoding?: readonly EncodingShape[] | undefined;
  readonly schema: Json;
  /** A value to start from: of the description, or made from the schema. */
  readonly example?: Json | undefined;
  /** Where the description has several: values to choose from. */
  readonly examples?: readonly ExampleShape[] | undefined;
}

/** A value of the description to start from. */
export interface ExampleShape {
  readonly label: string;
  readonly value: Json;
  /** The value is a text as it is sent: XML, CSV, events, JSON with integers that no number can hold. */
  readonly isText?: true | undefined;
}

export interface BodyShape {
  /** `application/json`, without wildcards. */
  readonly type: string;
  /** The description names a range (`image/*`): a file is sent as what it is. */
  readonly isRange?: true | undefined;
  /** Whether the operation asks for a body at all; the same for each media type. */
  readonly required: boolean;
  readonly schema?: Json | undefined;
  /** How the fields of a form are sent, where the description says so. */
  readonly encoding: readonly EncodingShape[];
  /** Names of the fields of a form that are files, or lists of files. */
  readonly files: readonly string[];
  readonly examples: readonly ExampleShape[];
}

export interface EncodingShape extends Partial<StyleShape> {
  readonly property: string;
  /** As written: `image/png, image/jpeg`. */
  readonly contentType?: string | undefined;
  readonly headers: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: Json;
    readonly example?: Json | undefined;
  }[];
}

export interface SchemeShape extends Omit<SecurityScheme, 'description'> {
  /** The scopes that this operation asks for. */
  readonly scopes: readonly string[];
}

export interface ResponseShape {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  /** Said only where there are some; without `Content-Type`, which the media types say. */
  readonly headers?: readonly ResponseHeaderShape[] | undefined;
  readonly media: readonly {
    readonly type: string;
    readonly schema?: Json | undefined;
    /** Of each item of a stream: an event, a line. */
    readonly itemSchema?: Json | undefined;
  }[];
}

export interface ResponseHeaderShape {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Json;
}

/**
 * What lies in an operation's file. Where `defs` would be large, they are left out, and `schemas` is the URL of
 * a file that holds all named schemas of the description (`Record<string, Json>`).
 */
export interface RequestFile extends RequestShape {
  readonly schemas?: string | undefined;
}

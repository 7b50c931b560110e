import type { Fragment } from '../../content/fragment.js';
import type { Place } from '../../diagnostics/diagnostic.js';
import type { Json } from '../../json-schema/json.js';
import type { LimitKeyword } from '../../json-schema/limits.js';
import type { Example } from './example.js';

/** A link to external documentation. */
export interface ApiExternalDocs {
  readonly url: string;
  readonly description?: Fragment | undefined;
}

/** A schema under `components.schemas` (or `definitions`). */
export interface NamedSchema {
  readonly name: string;
  /** Unique within the description, ignoring case: `customer-create`. */
  readonly slug: string;
  readonly schema: ApiSchema;
  /** Slugs of the operations whose parameters, body or responses reach it, in order. */
  readonly usedBy: readonly string[];
  /** Slugs of the webhooks that reach it. */
  readonly usedByWebhooks?: readonly string[] | undefined;
  /** Whether operations use it, but only in their responses. */
  readonly isOnlyReturned?: boolean | undefined;
  /** Names of the schemas that refer to it directly. */
  readonly usedBySchemas?: readonly string[] | undefined;
  readonly examples: readonly Example[];
  readonly place: Place;
}

/**
 * A schema in normalized form. References to named schemas stay references, so that cycles are
 * finite; siblings of a `$ref` (3.1) are kept on the referring node.
 */
export interface ApiSchema {
  /** Name of the schema under `components.schemas` that this node refers to. */
  readonly ref?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: Fragment | undefined;
  /** JSON Schema types without `null`; empty if any type is allowed. */
  readonly types: readonly string[];
  /** From `nullable`, `type: [.., null]` or a `null` alternative. */
  readonly nullable: boolean;
  readonly format?: string | undefined;
  readonly enum: readonly {
    readonly value: Json;
    readonly text?: string | undefined;
    readonly description?: Fragment | undefined;
    /** From `x-enum-varnames`, or the title of a constant. */
    readonly name?: string | undefined;
    readonly deprecated?: boolean | undefined;
  }[];
  readonly const?: BoxedValue | undefined;
  readonly default?: BoxedValue | undefined;
  readonly examples: readonly BoxedValue[];
  /** Limits: `{ keyword: 'maxLength', value: '40' }`. */
  readonly limits: readonly { readonly keyword: LimitKeyword; readonly value: string }[];
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly properties: readonly Property[];
  /** Value of `additionalProperties`: absent, `false`, or a schema (`true` is the empty schema). */
  readonly additional: 'unspecified' | 'closed' | ApiSchema;
  /** Properties whose names match a regular expression. */
  readonly patternProperties?:
    | readonly { readonly pattern: string; readonly schema: ApiSchema }[]
    | undefined;
  /** Schema of the property names. */
  readonly propertyNames?: ApiSchema | undefined;
  /** Required names that `properties` does not list. */
  readonly alsoRequired?: readonly string[] | undefined;
  /** Properties that are required if the property is present. */
  readonly dependentRequired?: readonly {
    readonly property: string;
    readonly required: readonly string[];
  }[];
  /** Schemas that the object must also match if the property is present. */
  readonly dependentSchemas?: readonly { readonly property: string; readonly schema: ApiSchema }[];
  /** Value of `unevaluatedProperties`, if `additionalProperties` is absent. */
  readonly unevaluated?: 'closed' | ApiSchema | undefined;
  readonly items?: ApiSchema | undefined;
  readonly prefixItems: readonly ApiSchema[];
  /** No items may follow `prefixItems`; without `prefixItems` the array must be empty. */
  readonly closedItems?: boolean | undefined;
  /** Schema that at least one item must match; `limits` holds the count. */
  readonly contains?: ApiSchema | undefined;
  /** `oneOf` and `anyOf`, and each `allOf` that could not be merged. */
  readonly alternatives: readonly {
    readonly keyword: 'oneOf' | 'anyOf' | 'allOf';
    readonly schemas: readonly ApiSchema[];
    readonly discriminator?: string | undefined;
    /** Schema for each discriminator value. */
    readonly mapping?: Mapping | undefined;
    /** Name of the schema for a missing or unlisted discriminator value (3.2). */
    readonly defaultMapping?: string | undefined;
  }[];
  /** A discriminator without alternatives, which distinguishes the schemas that extend this one. */
  readonly discriminator?:
    | {
        readonly property: string;
        readonly mapping: Mapping;
        readonly default?: string | undefined;
      }
    | undefined;
  readonly not?: ApiSchema | undefined;
  /**
   * `if`, `then` and `else`: a value that matches the condition must match the consequence, any
   * other value the alternative.
   */
  readonly conditions?:
    | readonly {
        readonly condition: ApiSchema;
        readonly consequence?: ApiSchema | undefined;
        readonly otherwise?: ApiSchema | undefined;
      }[]
    | undefined;
  /** The schema `false`, which no value matches. */
  readonly never?: boolean | undefined;
  /** For a string that contains a document: media type, encoding and schema of the document. */
  readonly content?:
    | {
        readonly mediaType?: string | undefined;
        readonly encoding?: string | undefined;
        readonly schema?: ApiSchema | undefined;
      }
    | undefined;
  readonly xml?: Xml | undefined;
  readonly externalDocs?: ApiExternalDocs | undefined;
}

/** A boxed value, which distinguishes null from a missing value. */
export interface BoxedValue {
  readonly value: Json;
  /** The text to show, if it is not that of the value: exact digits beyond 2⁵³, or a string as it is sent. */
  readonly text?: string | undefined;
}

export type Mapping = readonly {
  readonly value: string;
  /** Name of the schema; absent if the mapping refers to something else. */
  readonly schema?: string | undefined;
}[];

/** How a value is written in XML. */
export interface Xml {
  readonly name?: string | undefined;
  readonly namespace?: string | undefined;
  readonly prefix?: string | undefined;
  /** The value is an attribute of the parent element. */
  readonly attribute: boolean;
  /** The array has a wrapper element. */
  readonly wrapped: boolean;
  /** OpenAPI 3.2: `element`, `attribute`, `text`, `cdata`, `none`. */
  readonly nodeType?: string | undefined;
}

export interface Property {
  readonly name: string;
  readonly required: boolean;
  readonly schema: ApiSchema;
}

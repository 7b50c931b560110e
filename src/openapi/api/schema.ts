import type { Fragment } from '../../content/fragment.js';
import type { Place } from '../../diagnostics/diagnostic.js';
import type { Json } from '../../json-schema/json.js';
import type { Example } from './example.js';

/** What a limit is about. Readers see it in their language. */
export type LimitLabel =
  | 'minimum'
  | 'greater than'
  | 'maximum'
  | 'less than'
  | 'min length'
  | 'max length'
  | 'pattern'
  | 'multiple of'
  | 'min items'
  | 'max items'
  | 'min matching items'
  | 'max matching items'
  | 'unique items'
  | 'min properties'
  | 'max properties'
  | 'encoding'
  | 'media type';

/** Documentation that lies elsewhere. */
export interface ApiExternalDocs {
  readonly url: string;
  readonly description?: Fragment | undefined;
}

/** A schema under `components.schemas` (or `definitions`). */
export interface NamedSchema {
  readonly name: string;
  /** Unique within the description, also where case is ignored: `customer-create`. */
  readonly slug: string;
  readonly schema: ApiSchema;
  /** Slugs of the operations whose parameters, body or responses reach it, in order. */
  readonly usedBy: readonly string[];
  /** Slugs of the webhooks that reach it. */
  readonly usedByWebhooks?: readonly string[] | undefined;
  /** Names of the schemas that refer to it themselves. */
  readonly usedBySchemas?: readonly string[] | undefined;
  readonly examples: readonly Example[];
  readonly place: Place;
}

/**
 * A schema in normal form. References to named schemas stay references, so that cycles are finite;
 * what stands beside a `$ref` (3.1) is kept on the referring node.
 */
export interface ApiSchema {
  /** Name of the schema under `components.schemas` that this node refers to. */
  readonly ref?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: Fragment | undefined;
  /** JSON Schema types without `null`; empty where anything is allowed. */
  readonly types: readonly string[];
  /** From `nullable`, `type: [.., null]` or an alternative that is only `null`. */
  readonly nullable: boolean;
  readonly format?: string | undefined;
  readonly enum: readonly {
    readonly value: Json;
    readonly text?: string | undefined;
    readonly description?: string | undefined;
    /** From `x-enum-varnames`, or the title of a constant. */
    readonly name?: string | undefined;
    readonly deprecated?: boolean | undefined;
  }[];
  readonly const?: BoxedValue | undefined;
  readonly default?: BoxedValue | undefined;
  readonly examples: readonly Json[];
  /** The same as JSON, where one of them holds integers beyond 2⁵³. */
  readonly exampleTexts?: readonly string[] | undefined;
  /** Limits: `{ label: 'max length', value: '40' }`. */
  readonly constraints: readonly { readonly label: LimitLabel; readonly value: string }[];
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly properties: readonly Property[];
  /** What `additionalProperties` says: not said, `false`, or a schema (`true` is the empty schema). */
  readonly additional: 'unspecified' | 'closed' | ApiSchema;
  /** Properties whose names match a regular expression. */
  readonly patternProperties?:
    | readonly { readonly pattern: string; readonly schema: ApiSchema }[]
    | undefined;
  /** What the names of properties must look like. */
  readonly propertyNames?: ApiSchema | undefined;
  /** Names that are required but not among `properties`. */
  readonly alsoRequired?: readonly string[] | undefined;
  /** Where the property is there, these must be, too. */
  readonly dependentRequired?: readonly {
    readonly property: string;
    readonly required: readonly string[];
  }[];
  /** Where the property is there, the object must also fit the schema. */
  readonly dependentSchemas?: readonly { readonly property: string; readonly schema: ApiSchema }[];
  /** What `unevaluatedProperties` says, where `additionalProperties` says nothing. */
  readonly unevaluated?: 'closed' | ApiSchema | undefined;
  readonly items?: ApiSchema | undefined;
  readonly prefixItems: readonly ApiSchema[];
  /** Nothing may follow after `prefixItems` (or in the array at all, where there are none). */
  readonly closedItems?: boolean | undefined;
  /** What some item must look like; how many, `constraints` say. */
  readonly contains?: ApiSchema | undefined;
  /** `oneOf`, `anyOfSchemas`; `allOf` is merged where it can be and kept here where it cannot. */
  readonly alternatives: readonly {
    readonly keyword: 'oneOf' | 'anyOf' | 'allOf';
    readonly schemas: readonly ApiSchema[];
    readonly discriminator?: string | undefined;
    /** Which value of the discriminator stands for which schema. */
    readonly mapping?: Mapping | undefined;
    /** Name of the schema that is meant without a value, or with one that is not listed (3.2). */
    readonly defaultMapping?: string | undefined;
  }[];
  /** A discriminator without alternatives: the schemas that build on this one are told apart by it. */
  readonly discriminator?:
    | {
        readonly property: string;
        readonly mapping: Mapping;
        readonly default?: string | undefined;
      }
    | undefined;
  readonly not?: ApiSchema | undefined;
  /** `if`, `then` and `else`: values that fit the condition must fit the consequence, all others the last. */
  readonly conditions?:
    | readonly {
        readonly condition: ApiSchema;
        readonly consequence?: ApiSchema | undefined;
        readonly otherwise?: ApiSchema | undefined;
      }[]
    | undefined;
  /** Nothing fits: the schema `false`. */
  readonly never?: boolean | undefined;
  /** Of a text that holds a document: its media type, encoding, and the schema of what is in it. */
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

/** A value in a box, as undefined is none and null is one. */
export interface BoxedValue {
  readonly value: Json;
  /** The same as JSON, where it holds integers beyond 2⁵³, whose digits a number has lost. */
  readonly text?: string | undefined;
}

export type Mapping = readonly {
  readonly value: string;
  /** Name of the schema; absent where the mapping leads elsewhere. */
  readonly schema?: string | undefined;
}[];

/** How a value is written in XML. */
export interface Xml {
  readonly name?: string | undefined;
  readonly namespace?: string | undefined;
  readonly prefix?: string | undefined;
  /** It is an attribute of the element around it. */
  readonly attribute: boolean;
  /** An array has an element around its items. */
  readonly wrapped: boolean;
  /** OpenAPI 3.2: `element`, `attribute`, `text`, `cdata`, `none`. */
  readonly nodeType?: string | undefined;
}

export interface Property {
  readonly name: string;
  readonly required: boolean;
  readonly schema: ApiSchema;
}

import type { BoxedValue } from '../../openapi/api/schema.js';
import type { RenderedText } from './rendered-text.js';

/** A schema ready to display: expanded to a limited depth, with links to the rest. */
export interface SchemaView {
  /** In words: `string`, `array of objects`, `string or integer`, `any`. Empty if the schema has no type. */
  readonly type: string;
  /** Set if it adds something to the name of the property or schema. */
  readonly title?: string | undefined;
  /** The named schema behind it, or behind its array items. */
  readonly ref?: SchemaTarget | undefined;
  readonly format?: string | undefined;
  readonly nullable: boolean;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly description?: RenderedText | undefined;
  readonly enum: readonly ValueView[];
  /** Number of further enum values, and the page that lists them. */
  readonly moreValues?: { readonly count: number; readonly at: SchemaTarget } | undefined;
  readonly const?: BoxedValue | undefined;
  readonly default?: BoxedValue | undefined;
  /** Without those that repeat the only value. */
  readonly examples: readonly BoxedValue[];
  readonly limits: readonly { readonly label: string; readonly value: string }[];
  readonly xml?: XmlView | undefined;
  /** External documentation. */
  readonly docs?: { readonly url: string; readonly label: string } | undefined;
  readonly fields: readonly FieldView[];
  /**
   * Whether undescribed properties are allowed: all, none, or none that no subschema (an alternative, a condition)
   * describes. Absent if undefined, or if a part of kind `others` covers it.
   */
  readonly others?: 'any' | 'none' | 'none-unevaluated' | undefined;
  /** Required properties that are not among `fields`. */
  readonly alsoRequired?: readonly string[] | undefined;
  /** Properties that another property requires (`dependentRequired`). */
  readonly dependentRequired?:
    | readonly { readonly field: string; readonly required: readonly string[] }[]
    | undefined;
  /** Schema of the array items, if the array's type does not describe them completely. */
  readonly items?: SchemaView | undefined;
  /** Whether no items may follow those with a described position. */
  readonly closedItems?: boolean | undefined;
  /** Further subschemas, in display order. */
  readonly parts?: readonly PartView[] | undefined;
  readonly alternatives: readonly AlternativesView[];
  /** The discriminator of the schemas that extend this one. */
  readonly discriminator?: DiscriminatorView | undefined;
  /** Whether it contains itself: it is not expanded, `ref` links to it. */
  readonly recursive: boolean;
  /** Number of properties omitted because of their depth; `ref` links to them if they have a page. */
  readonly hiddenFields: number;
  /** Names of the first omitted properties; absent if there are none. */
  readonly hiddenNames?: readonly string[] | undefined;
  /** Number of omitted alternatives; absent if there are none. */
  readonly hiddenAlternatives?: number | undefined;
  /** Without `ref`: where the page of the enclosing schema shows the omitted parts. */
  readonly hiddenAt?: SchemaTarget | undefined;
}

export interface FieldView {
  /** Unique on its page and stable across builds: `request-body-customer_id`. */
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaView;
}

/** Which part of a value a subschema applies to. */
export type PartKind =
  /** Properties whose names match `value`, a regular expression. */
  | 'pattern'
  /** All undescribed properties; `values` if the schema describes none. */
  | 'others'
  | 'values'
  /** Properties that no subschema describes (`unevaluatedProperties`). */
  | 'unevaluated'
  /** The property names. */
  | 'names'
  /** The item at position `value`, from 1. */
  | 'position'
  /** All items after the described positions. */
  | 'rest'
  /** Some items, at least `value` of them. */
  | 'contains'
  | 'not'
  /** A condition, and the schemas that apply if it is met or not met. */
  | 'if'
  | 'then'
  | 'else'
  /** The object, if it has the property `value`. */
  | 'dependent'
  /** The decoded content of a string. */
  | 'content';

export interface PartView {
  /** As for a property: `field.code.not`. */
  readonly id: string;
  readonly kind: PartKind;
  readonly value?: string | undefined;
  readonly schema: SchemaView;
}

export interface AlternativesView {
  /** `One of, distinguished by kind` */
  readonly label: string;
  /** Whether a value matches one or some of the schemas; absent if it matches all. */
  readonly isChoice?: boolean | undefined;
  readonly schemas: readonly {
    readonly id: string;
    readonly label: string;
    readonly schema: SchemaView;
  }[];
  readonly discriminator?: DiscriminatorView | undefined;
}

/** Maps the values of the discriminating property to schemas. */
export interface DiscriminatorView {
  readonly field: string;
  readonly values: readonly {
    readonly value: string;
    readonly schema?: SchemaTarget | undefined;
  }[];
  /** The schema for any other value or a missing one. */
  readonly otherwise?: SchemaTarget | undefined;
}

/** A named schema with the URL of its page. */
export interface SchemaTarget {
  readonly name: string;
  readonly url: string;
}

/** An enum value with its description. */
export interface ValueView extends BoxedValue {
  readonly name?: string | undefined;
  readonly description?: RenderedText | undefined;
  readonly deprecated?: boolean | undefined;
}

/** The XML form of a value. */
export interface XmlView {
  /** `<sky:planet xmlns:sky="https://example.com/ns">`, `mass="…"`; absent if it has no known name. */
  readonly code?: string | undefined;
  readonly kind: 'element' | 'attribute' | 'text' | 'cdata' | 'none';
  /** Whether an element wraps the array items. */
  readonly wrapped: boolean;
}

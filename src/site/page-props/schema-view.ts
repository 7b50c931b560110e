import type { Json } from '../../json-schema/json.js';
import type { BoxedValue } from '../../openapi/api/schema.js';

/** A schema ready to show: expanded to a sensible depth, links below it. */
export interface SchemaView {
  /** In words: `string`, `array of objects`, `string or integer`, `any`. Empty where a rule leaves it open. */
  readonly type: string;
  /** Where it says more than the name of the field or the schema. */
  readonly title?: string | undefined;
  /** The named schema behind it, or behind the items of the array, and its page. */
  readonly ref?: SchemaTarget | undefined;
  readonly format?: string | undefined;
  readonly nullable: boolean;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly html?: string | undefined;
  readonly enum: readonly ValueView[];
  /** How many values are accepted besides those, and where they are. */
  readonly moreValues?: { readonly count: number; readonly at: SchemaTarget } | undefined;
  readonly const?: BoxedValue | undefined;
  readonly default?: BoxedValue | undefined;
  readonly examples: readonly Json[];
  /** The same as JSON, where one of them holds integers beyond 2⁵³. */
  readonly exampleTexts?: readonly string[] | undefined;
  readonly constraints: readonly { readonly label: string; readonly value: string }[];
  readonly xml?: XmlView | undefined;
  /** Documentation that lies elsewhere. */
  readonly docs?: { readonly url: string; readonly label: string } | undefined;
  readonly fields: readonly FieldView[];
  /**
   * What is said of fields that are not described: any is accepted, none, or none that no part of the schema
   * (an alternative, a condition) describes. Absent where nothing is said, or a part of the kind `others` says it.
   */
  readonly others?: 'any' | 'none' | 'none-unevaluated' | undefined;
  /** Names that must be there and are not among `fields`. */
  readonly alsoRequired?: readonly string[] | undefined;
  /** Where the field is there, these must be, too. */
  readonly dependentRequired?:
    | readonly { readonly field: string; readonly required: readonly string[] }[]
    | undefined;
  /** Of an array, where its type does not say all of them. */
  readonly items?: SchemaView | undefined;
  /** Nothing may follow after the positions of the array. */
  readonly closedItems?: boolean | undefined;
  /** What else is described by a schema, in the order in which it is shown. */
  readonly parts?: readonly PartView[] | undefined;
  readonly alternatives: readonly AlternativesView[];
  /** How the schemas that build on this one are told apart. */
  readonly discriminator?: DiscriminatorView | undefined;
  /** It contains itself: not expanded, `ref` leads to it. */
  readonly recursive: boolean;
  /** Fields that the page leaves out, because they lie too deep; `ref` leads to them, where they have a page. */
  readonly hiddenFields: number;
  /** Alternatives that it leaves out; absent where there are none. */
  readonly hiddenAlternatives?: number | undefined;
  /** Without `ref`: where the page of the schema around it shows them. */
  readonly hiddenAt?: SchemaTarget | undefined;
}

export interface FieldView {
  /** Unique on its page and the same from build to build: `request-body-customer_id`. */
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaView;
}

/** What part of a value a schema inside of another is about. */
export type PartKind =
  /** Fields whose names match `value`, a regular expression. */
  | 'pattern'
  /** All fields that are not described; `values` where none is. */
  | 'others'
  | 'values'
  /** Fields that no part of the schema describes. */
  | 'unevaluated'
  /** The names of fields. */
  | 'names'
  /** The item at `value`, from 1. */
  | 'position'
  /** All items after those. */
  | 'rest'
  /** Some items, `value` of them at least. */
  | 'contains'
  | 'not'
  /** A condition, and what holds where it is met and where it is not. */
  | 'if'
  | 'then'
  | 'else'
  /** The object, where the field `value` is there. */
  | 'dependent'
  /** What is in a text once it is decoded. */
  | 'content';

export interface PartView {
  /** As of a field: `field.code.not`. */
  readonly id: string;
  readonly kind: PartKind;
  readonly value?: string | undefined;
  readonly schema: SchemaView;
}

export interface AlternativesView {
  /** `One of, told apart by kind` */
  readonly label: string;
  readonly schemas: readonly {
    readonly id: string;
    readonly label: string;
    readonly schema: SchemaView;
  }[];
  readonly discriminator?: DiscriminatorView | undefined;
}

/** Which value of a field stands for which schema. */
export interface DiscriminatorView {
  readonly field: string;
  readonly values: readonly {
    readonly value: string;
    readonly schema?: SchemaTarget | undefined;
  }[];
  /** The schema that is meant by any other value, and by none. */
  readonly otherwise?: SchemaTarget | undefined;
}

/** A named schema and its page. */
export interface SchemaTarget {
  readonly name: string;
  readonly url: string;
}

/** A value that is accepted, and what is said about it. */
export interface ValueView extends BoxedValue {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly deprecated?: boolean | undefined;
}

/** How a value is written in XML. */
export interface XmlView {
  /** `<sky:planet xmlns:sky="https://example.com/ns">`, `mass="…"`; absent where no name is known. */
  readonly code?: string | undefined;
  readonly kind: 'element' | 'attribute' | 'text' | 'cdata' | 'none';
  /** An array has an element around its items. */
  readonly wrapped: boolean;
}

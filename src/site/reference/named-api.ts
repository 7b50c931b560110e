import type { Operation } from '../../openapi/api/operation.js';
import type { NamedSchema } from '../../openapi/api/schema.js';
import type { OperationEmbed, SchemaEmbed } from '../page-props/body.js';
import type { FieldPlace, MissingField } from './field-target.js';
import type { ToHtml } from './views.js';

type Target = { readonly route: string; readonly title: string };
export type OperationTarget = Target & {
  readonly anchor?: string;
  /** Upper case. */
  readonly method: string;
};

/** Where a place lies that a description links to as another renderer would name it. */
export interface RendererTarget {
  readonly url: string;
  readonly title: string;
}

/** What `::schema[…]` and `::operation[…]` become. */
interface Embeds {
  schemaEmbed(
    schema: NamedSchema,
    depth: number,
    id: (id: string) => string,
    toHtml: ToHtml,
  ): SchemaEmbed;
  operationEmbed(operation: Operation): OperationEmbed;
}

/** An API description as texts name what is in it. */
export interface NamedApi {
  /** What texts call it by where several have a name in common. */
  readonly id: string;
  /** Name of the docs version that it belongs to; absent for one that belongs to all. */
  readonly version?: string | undefined;
  /** The description's file, relative to the site's folder. */
  readonly path: string;
  readonly overview: string;
  /** By operationId. */
  readonly operations: ReadonlyMap<string, OperationTarget>;
  /** By name. */
  readonly schemas: ReadonlyMap<string, Target>;
  /** What `::operation[…]` and `::schema[…]` show, by the same names; webhooks are not shown so. */
  readonly shown: {
    readonly operations: ReadonlyMap<string, Operation>;
    readonly schemas: ReadonlyMap<string, NamedSchema>;
  };
  /** Finds a page by the anchor that another renderer would give it. */
  readonly findAnchor: (anchor: string) => RendererTarget | undefined;
  /** Finds a field by the schema's name and a JSON pointer. */
  readonly findField: (schema: string, pointer: string) => FieldPlace | MissingField;
  readonly pages: Embeds;
}

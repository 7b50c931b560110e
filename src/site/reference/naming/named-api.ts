import type { Operation } from '../../../openapi/api/operation.js';
import type { NamedSchema } from '../../../openapi/api/schema.js';
import type { OperationEmbed, SchemaEmbed } from '../../page-props/body.js';
import type { PageState } from '../page-state/page-state.js';
import type { FieldPlace, MissingField } from '../schemas/field-target.js';
import type { RenderDescription } from '../texts/render-description.js';

type Target = { readonly route: string; readonly title: string };
export type OperationTarget = Target & {
  readonly anchor?: string;
  /** In upper case. */
  readonly method: string;
};

/** The target of a link that uses another renderer's anchor names. */
export interface RendererTarget {
  readonly url: string;
  readonly title: string;
}

/** Builds the content of `::schema[…]` and `::operation[…]`. */
interface Embeds {
  schemaEmbed(
    schema: NamedSchema,
    attributes: Readonly<Record<string, string>>,
    page: PageState,
    renderDescription: RenderDescription,
  ): SchemaEmbed;
  /** @param isBrief whether to leave the samples out */
  operationEmbed(operation: Operation, isBrief: boolean): OperationEmbed;
}

/** An API description with lookups of its operations and schemas by name. */
export interface NamedApi {
  /** Prefix that distinguishes equal names of several descriptions. */
  readonly id: string;
  /** Name of its docs version; absent if it belongs to all versions. */
  readonly version?: string | undefined;
  /** Id of the product that it belongs to. */
  readonly product: string | undefined;
  /** Path of the description, relative to the site folder. */
  readonly path: string;
  readonly overview: string;
  /** By operationId, and by method and path, `GET /moons`. */
  readonly operations: ReadonlyMap<string, OperationTarget>;
  /** By name. */
  readonly schemas: ReadonlyMap<string, Target>;
  /** Content of `::operation[…]` and `::schema[…]` by the same names; webhooks cannot be embedded. */
  readonly shown: {
    readonly operations: ReadonlyMap<string, Operation>;
    readonly schemas: ReadonlyMap<string, NamedSchema>;
  };
  /** Finds a page by another renderer's anchor. */
  readonly findAnchor: (anchor: string) => RendererTarget | undefined;
  /** Finds a property by schema name and JSON pointer. */
  readonly findField: (schema: string, pointer: string) => FieldPlace | MissingField;
  readonly pages: Embeds;
}

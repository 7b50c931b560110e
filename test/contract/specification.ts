import { routes as siteRoutes } from '../showcase/specification.js';

export { tagGroups } from '../showcase/specification.js';

/**
 * The tables of the API's specification, as data. The contract test compares the OpenAPI description
 * with them; nothing here is read from the description itself.
 */

/** One field of an object, in the words of the specification's tables. */
export interface Field {
  readonly type: 'string' | 'number' | 'integer' | 'map' | 'lines';
  readonly format?: 'date' | 'date-time';
  readonly utc?: true;
  readonly values?: readonly string[];
  readonly default?: number;
  /** Required on create. */
  readonly required?: true;
  /** Of a field that holds lines: the entity whose nested variant they are. */
  readonly of?: EntityName;
}

export type Fields = Readonly<Record<string, Field>>;

export interface Entity {
  /** The last part of the path. */
  readonly path: string;
  readonly tag: string;
  /** With its article, as in "Create a customer". */
  readonly phrase: string;
  readonly fields: Fields;
  /** The field that is absent when the entity is nested in its parent. */
  readonly parent?: string;
}

export type EntityName =
  | 'Customer'
  | 'Product'
  | 'Price'
  | 'Invoice'
  | 'CreditNote'
  | 'Subscription'
  | 'InvoiceLineItem'
  | 'CreditNoteLineItem';

const text: Field = { type: 'string' };
const number: Field = { type: 'number' };
const integer: Field = { type: 'integer' };
const dateTime: Field = { type: 'string', format: 'date-time' };
const utc: Field = { ...dateTime, utc: true };
const discount: Field = { ...number, default: 0 };
const customProperties: Field = { type: 'map' };
const oneOf = (...values: string[]): Field => ({ type: 'string', values });
const lines = (of: EntityName): Field => ({ type: 'lines', of });
const required = (field: Field): Field => ({ ...field, required: true });

export const entities: Readonly<Record<EntityName, Entity>> = {
  Customer: {
    path: 'customer',
    tag: 'Customers',
    phrase: 'a customer',
    fields: {
      id: required(text),
      root_parent_id: text,
      name: text,
      email: text,
      country: text,
      zip_code: text,
      custom_properties: customProperties,
    },
  },
  Product: {
    path: 'product',
    tag: 'Products',
    phrase: 'a product',
    fields: {
      id: required(text),
      name: text,
      custom_properties: customProperties,
    },
  },
  Price: {
    path: 'price',
    tag: 'Prices',
    phrase: 'a price',
    fields: {
      id: required(text),
      name: text,
      type: oneOf('one_off', 'subscription'),
      period_unit: oneOf('day', 'week', 'month', 'year'),
      period_length: integer,
      product_id: text,
      amount: number,
      currency_code: text,
      custom_properties: customProperties,
    },
  },
  Invoice: {
    path: 'invoice',
    tag: 'Invoices',
    phrase: 'an invoice',
    fields: {
      id: required(text),
      customer_id: required(text),
      invoice_number: text,
      date: required(dateTime),
      status: required(oneOf('open', 'pending', 'paid', 'unpaid', 'void')),
      is_renew: text,
      invoice_line_items: lines('InvoiceLineItem'),
      custom_properties: customProperties,
    },
  },
  CreditNote: {
    path: 'credit_note',
    tag: 'Credit Notes',
    phrase: 'a credit note',
    fields: {
      id: required(text),
      invoice_id: required(text),
      date: dateTime,
      status: oneOf('refunded', 'refund_due'),
      credit_note_line_items: lines('CreditNoteLineItem'),
      custom_properties: customProperties,
    },
  },
  Subscription: {
    path: 'subscription',
    tag: 'Subscriptions',
    phrase: 'a subscription',
    fields: {
      id: required(text),
      customer_id: text,
      status: oneOf('trialing', 'active', 'paused', 'canceled', 'unpaid'),
      subscription_set_id: text,
      trial_start: utc,
      trial_end: utc,
      canceled_at: utc,
      effective_cancellation_date: dateTime,
      subscription_start_date: utc,
      deal_closed_date: utc,
      contractual_commitment_end_date: utc,
      monthly_value: number,
      currency_code: text,
      price_id: text,
      custom_properties: customProperties,
    },
  },
  InvoiceLineItem: {
    path: 'invoice_line_item',
    tag: 'Invoice Line Items',
    phrase: 'an invoice line item',
    parent: 'invoice_id',
    fields: {
      id: required(text),
      invoice_id: required(text),
      subscription_id: text,
      price_id: text,
      type: required(oneOf('subscription', 'one_off')),
      amount_excluding_tax_after_discount: required(number),
      tax_amount: required(number),
      discount_amount: discount,
      temporary_discount_amount: discount,
      currency_code: required(text),
      quantity: integer,
      description: text,
      period_start: utc,
      period_end: utc,
      proration_target_line_item_id: text,
      custom_properties: customProperties,
    },
  },
  CreditNoteLineItem: {
    path: 'credit_note_line_item',
    tag: 'Credit Note Line Items',
    phrase: 'a credit note line item',
    parent: 'credit_note_id',
    fields: {
      id: required(text),
      credit_note_id: required(text),
      invoice_line_item_id: text,
      amount: required(number),
      discount_amount: discount,
      temporary_discount_amount: discount,
      currency_code: required(text),
      description: text,
      custom_properties: customProperties,
    },
  },
};

/** Fields that every Read variant has after those of its entity. */
export const timestamps: Fields = { created_at: dateTime, updated_at: dateTime };

/**
 * The Excel, source and error objects, without their descriptions and examples. Unlike the
 * entities, they do not declare that unknown properties are rejected.
 */
export const otherSchemas: Readonly<Record<string, unknown>> = {
  ExcelUploadResponse: {
    type: 'object',
    properties: {
      upload_id: { type: 'integer' },
      upload: {
        type: 'object',
        properties: {
          url: { type: 'string' },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
      max_file_size: { type: 'integer' },
    },
  },
  ExcelConfirmRequest: {
    type: 'object',
    required: ['upload_id', 'name'],
    properties: {
      upload_id: { type: 'integer' },
      name: { type: 'string' },
      freshness_date: { type: 'string', format: 'date' },
    },
  },
  SourceSummary: {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      created_at: { type: 'string', format: 'date-time' },
      name: { type: 'string' },
      status: { type: 'string' },
    },
  },
  HTTPValidationError: {
    type: 'object',
    properties: {
      detail: { type: 'array', items: { $ref: '#/components/schemas/ValidationError' } },
    },
  },
  ValidationError: {
    type: 'object',
    properties: {
      loc: { type: 'array', items: { type: ['string', 'integer'] } },
      msg: { type: 'string' },
      type: { type: 'string' },
    },
  },
};

export interface Operation {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
  /** The schema of the request body; undefined without a body. */
  readonly request?: string;
  /** By status: the text, and the schema of the body when the specification shows one. */
  readonly responses: Readonly<Record<string, ExpectedResponse>>;
}

interface ExpectedResponse {
  readonly description: string;
  /** A component's name, or `anything` for the empty schema. */
  readonly body?: string;
}

export const anything = 'anything';

const badRequest: ExpectedResponse = { description: 'Bad request' };
const notFound: ExpectedResponse = { description: 'Object not found' };
const invalid: ExpectedResponse = { description: 'Validation Error', body: 'HTTPValidationError' };
const created = (body: string): ExpectedResponse => ({
  description: 'Object successfully created',
  body,
});

function callsOf(name: string, { path, tag, phrase }: Entity): Operation[] {
  const all = `/v1/import/invoicing/${path}`;
  const one = `${all}/{id}`;
  const read = `${name}Read`;
  return [
    {
      method: 'post',
      path: all,
      operationId: `create${name}`,
      summary: `Create ${phrase}`,
      tag,
      request: `${name}Create`,
      responses: { 201: created(read), 400: badRequest, 404: notFound, 422: invalid },
    },
    {
      method: 'get',
      path: one,
      operationId: `get${name}`,
      summary: `Get ${phrase}`,
      tag,
      responses: { 200: { description: 'Success', body: read }, 422: invalid },
    },
    {
      method: 'patch',
      path: one,
      operationId: `update${name}`,
      summary: `Update ${phrase}`,
      tag,
      request: `${name}Update`,
      responses: {
        202: { description: 'Object successfully updated', body: read },
        400: badRequest,
        404: notFound,
        422: invalid,
      },
    },
    {
      method: 'delete',
      path: one,
      operationId: `delete${name}`,
      summary: `Delete ${phrase}`,
      tag,
      responses: {
        204: { description: 'Object successfully deleted' },
        404: notFound,
        422: invalid,
      },
    },
  ];
}

export const operations: readonly Operation[] = [
  ...Object.entries(entities).flatMap(([name, entity]) => callsOf(name, entity)),
  {
    method: 'post',
    path: '/v1/import/sources/invoicing/excel/initiate_upload',
    operationId: 'initiateExcelUpload',
    summary: 'Initiate an Excel upload',
    tag: 'Import an Excel dataset',
    responses: { 201: created('ExcelUploadResponse') },
  },
  {
    method: 'post',
    path: '/v1/import/sources/invoicing/excel/confirm_upload',
    operationId: 'confirmExcelUpload',
    summary: 'Confirm an Excel upload',
    tag: 'Import an Excel dataset',
    request: 'ExcelConfirmRequest',
    responses: { 201: created('SourceSummary'), 422: invalid },
  },
  {
    method: 'post',
    path: '/v1/utils/refresh',
    operationId: 'refreshDashboard',
    summary: 'Refresh the dashboard',
    tag: 'Refresh dashboard',
    responses: { 200: { description: 'Success', body: anything } },
  },
];

/** The pages of the site, which descriptions may link to. */
export const routes: ReadonlySet<string> = new Set(siteRoutes);

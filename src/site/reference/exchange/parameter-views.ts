import type { Json } from '../../../json-schema/json.js';
import type { Header } from '../../../openapi/api/media-type.js';
import type { Parameter } from '../../../openapi/api/operation.js';
import type { ApiSchema, BoxedValue } from '../../../openapi/api/schema.js';
import {
  inDisplayOrder,
  isJson,
  mediaTypeNotation,
  parseExactly,
  parseForForm,
} from '../../../request/index.js';
import type { ExampleView, ParameterView, StyleView } from '../../page-props/exchange-view.js';
import type { OperationView } from '../../page-props/operation-view.js';
import type { SchemaView } from '../../page-props/schema-view.js';
import {
  type MessageContext,
  type OperationContext,
  ownId,
  schemaContext,
} from '../api-views/operation-context.js';
import { buildSchemaView, descriptionBeside, titleBeside } from '../schemas/build-schema-view.js';
import { withoutListedValues } from '../schemas/listed-values.js';
import { statedValues } from '../schemas/stated-values.js';
import { exampleViews, externalExampleViews } from './example-views.js';
import { maxSampleItems, styleView } from './serialization-view.js';

const places = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

/**
 * Groups parameters by location, without empty groups. What every request needs comes first: a required header before
 * optional query parameters.
 */
export function parameterGroups(
  parameters: readonly Parameter[],
  context: OperationContext,
): OperationView['parameters'] {
  const request: MessageContext = { ...context, direction: 'request' };
  const groups = places
    .map((place) => ({
      in: place,
      fields: inDisplayOrder(
        parameters.filter((parameter) => parameter.in === place),
        ({ deprecated }) => deprecated,
      ).map((parameter) => parameterView(parameter, `${place}-parameter`, request)),
    }))
    .filter(({ fields }) => fields.length > 0);
  const isNeeded = ({ fields }: (typeof groups)[number]) => fields.some(({ required }) => required);
  return [...groups.filter(isNeeded), ...groups.filter((group) => !isNeeded(group))];
}

/** Returns the headers of a response or of a multipart part. @param prefix of their ids: `response-200-header` */
export function headerViews(
  headers: readonly Header[],
  prefix: string,
  context: MessageContext,
): ParameterView[] {
  return headers.map((header) =>
    parameterView({ style: 'simple', ...header, in: 'header' }, prefix, context),
  );
}

type Described = Omit<Parameter, 'examples' | 'required' | 'in'> &
  Partial<Pick<Parameter, 'examples'>> & {
    readonly required: boolean;
    readonly in: Parameter['in'];
  };

/** Returns a parameter or header in the form of a schema property; its own description precedes that of its schema. */
function parameterView(
  parameter: Described,
  prefix: string,
  context: MessageContext,
): ParameterView {
  const { name, required, deprecated, description, schema, examples = [] } = parameter;
  const { externalExamples } = parameter;
  const { views, renderDescription } = context;
  const id = ownId(context, `${prefix}-${name}`);
  const schemas = { ...schemaContext(context), hidesXml: true };
  const built = buildSchemaView(schema, id, schemas);
  const view = parameter.contentType === undefined ? withPlainTexts(built, schema) : built;
  const value = firstValue(parameter);
  const styled = { ...parameter, value };
  const style = styleView(
    parameter.contentType === undefined ? styled : { ...styled, style: undefined },
    (ref) => views.namedSchema(ref),
    (key) => views.t(key),
  );
  const ownText = renderDescription(descriptionBeside(name, description));
  const shown = informativeExamples(exampleViews(examples, id, context), schema);
  const external = externalExamples && externalExampleViews(externalExamples, id, context);
  return {
    id,
    name,
    required,
    schema: withoutListedValues({
      ...view,
      title: titleBeside([name], view.title, description),
      description: bothTexts(ownText, view.description),
      deprecated: deprecated || view.deprecated,
    }),
    style,
    allowReserved: parameter.allowReserved ?? false,
    allowEmptyValue: parameter.allowEmptyValue ?? false,
    contentType: parameter.contentType,
    examples: shown.filter(
      (view) => view.isNamed || view.description !== undefined || !showsWhole(style, value),
    ),
    ...(external === undefined ? {} : { externalExamples: external }),
  };
}

/** Shows the strings of a parameter without quotes, as they are sent. */
function withPlainTexts(view: SchemaView, schema: ApiSchema): SchemaView {
  const items = view.items && schema.items && withPlainTexts(view.items, schema.items);
  if (!isText(schema)) return items ? { ...view, items } : view;
  return {
    ...view,
    enum: view.enum.map(plainText),
    const: view.const && plainText(view.const),
    default: view.default && plainText(view.default),
  };
}

/** Whitespace at the ends of a value needs its quotes. */
function plainText<T extends BoxedValue>(boxed: T): T {
  const { value } = boxed;
  return typeof value === 'string' && /^\S(?:.*\S)?$/.test(value)
    ? { ...boxed, text: value }
    : boxed;
}

/** The examples without those that only repeat the only value or the default. */
function informativeExamples(views: readonly ExampleView[], schema: ApiSchema): ExampleView[] {
  const stated = statedValues(schema).map(({ value }) => String(value));
  return views.filter(
    ({ isNamed, description, code }) =>
      isNamed || description !== undefined || !stated.includes(code.text),
  );
}

/** Whether the sample of what is sent shows all of a value, and as readable as JSON. */
function showsWhole(style: StyleView | undefined, value: Json | undefined): boolean {
  const isWhole = !Array.isArray(value) || value.length <= maxSampleItems;
  return value !== undefined && isWhole && style?.sample?.includes('%') === false;
}

function isText({ types }: ApiSchema): boolean {
  return types.length > 0 && types.every((type) => type === 'string');
}

function bothTexts(own: string | undefined, ofSchema: string | undefined): string | undefined {
  if (own === undefined || ofSchema === undefined) return own ?? ofSchema;
  return own.includes(ofSchema.trim()) ? own : `${own}\n${ofSchema}`;
}

/** Returns the first example value; lists and objects are parsed from JSON. */
function firstValue({ examples = [], schema, contentType }: Described): Json | undefined {
  const text = examples[0]?.code.text;
  if (text === undefined) return undefined;
  if (isText(schema) || !isJson(text)) return text;
  const isForm = contentType === undefined || mediaTypeNotation(contentType) === 'form';
  return isForm ? parseForForm(text) : parseExactly(text);
}

import type { Direction } from '../../../json-schema/direction.js';
import type { Json } from '../../../json-schema/json.js';
import type { Header } from '../../../openapi/api/media-type.js';
import type { Parameter } from '../../../openapi/api/operation.js';
import { isJson, mediaTypeNotation, parseExactly, parseForForm } from '../../../request/index.js';
import type { ParameterView } from '../../page-props/exchange-view.js';
import type { OperationView } from '../../page-props/operation-view.js';
import { type OperationContext, ownId, schemaContext } from '../api-views/operation-context.js';
import { buildSchemaView, titleBeside } from '../schemas/build-schema-view.js';
import { inDisplayOrder } from '../schemas/field-order.js';
import { exampleViews, externalExampleViews } from './example-views.js';
import { styleView } from './serialization-view.js';

const places = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

/** Groups parameters by location, without empty groups. */
export function parameterGroups(
  parameters: readonly Parameter[],
  context: OperationContext,
): OperationView['parameters'] {
  return places
    .map((place) => ({
      in: place,
      fields: inDisplayOrder(
        parameters.filter((parameter) => parameter.in === place),
        ({ deprecated }) => deprecated,
      ).map((parameter) => parameterView(parameter, `${place}-parameter`, 'request', context)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Returns the headers of a response or of a multipart part. @param prefix of their ids: `response-200-header` */
export function headerViews(
  headers: readonly Header[],
  prefix: string,
  side: Direction,
  context: OperationContext,
): ParameterView[] {
  return headers.map((header) =>
    parameterView({ style: 'simple', ...header, in: 'header' }, prefix, side, context),
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
  side: Direction,
  context: OperationContext,
): ParameterView {
  const { name, required, deprecated, description, schema, examples = [] } = parameter;
  const { externalExamples } = parameter;
  const { views, renderDescription } = context;
  const id = ownId(context, `${prefix}-${name}`);
  const schemas = { ...schemaContext(context, side), hidesXml: true };
  const view = buildSchemaView(schema, id, schemas);
  const styled = { ...parameter, value: firstValue(parameter) };
  return {
    id,
    name,
    required,
    schema: {
      ...view,
      title: titleBeside([name], view.title),
      description: bothTexts(renderDescription(description), view.description),
      deprecated: deprecated || view.deprecated,
    },
    style: styleView(
      parameter.contentType === undefined ? styled : { ...styled, style: undefined },
      (ref) => views.namedSchema(ref),
      (key) => views.t(key),
    ),
    allowReserved: parameter.allowReserved ?? false,
    allowEmptyValue: parameter.allowEmptyValue ?? false,
    contentType: parameter.contentType,
    examples: exampleViews(examples, id, context),
    ...(externalExamples === undefined
      ? {}
      : { externalExamples: externalExampleViews(externalExamples, id, context) }),
  };
}

function bothTexts(own: string | undefined, ofSchema: string | undefined): string | undefined {
  if (own === undefined || ofSchema === undefined) return own ?? ofSchema;
  return own.includes(ofSchema.trim()) ? own : `${own}\n${ofSchema}`;
}

/** Returns the first example value; lists and objects are parsed from JSON. */
function firstValue({ examples = [], schema, contentType }: Described): Json | undefined {
  const text = examples[0]?.code.text;
  if (text === undefined) return undefined;
  const isText = schema.types.length > 0 && schema.types.every((type) => type === 'string');
  if (isText || !isJson(text)) return text;
  const isForm = contentType === undefined || mediaTypeNotation(contentType) === 'form';
  return isForm ? parseForForm(text) : parseExactly(text);
}

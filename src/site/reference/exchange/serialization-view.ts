import type { MessageKey } from '../../../i18n/index.js';
import type { Json } from '../../../json-schema/json.js';
import { textOrJson } from '../../../json-schema/json.js';
import type { Serialization } from '../../../openapi/api/media-type.js';
import type { Parameter } from '../../../openapi/api/operation.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import { encodingShape, wholeQuery } from '../../../request/index.js';
import type { StyleView } from '../../page-props/exchange-view.js';
import {
  alternativeWithFields,
  type Resolve,
  sampleValue,
  schemaShape,
  type ValueShape,
} from './sample-value.js';
import { writtenValue } from './written-value.js';

interface Styled extends Partial<Serialization> {
  readonly name: string;
  readonly schema: ApiSchema;
  readonly in?: Parameter['in'] | 'encoding' | undefined;
  readonly contentType?: string | undefined;
  readonly encoding?: Parameter['encoding'];
  /** The value of an example. */
  readonly value?: Json | undefined;
}

/** Returns how a value is serialized; undefined for scalars in the default style. */
export function styleView(
  { name, schema, in: place, contentType, encoding, value, ...written }: Styled,
  resolve: Resolve,
  t: (key: MessageKey) => string,
): StyleView | undefined {
  const { style, explode = false, allowReserved = false } = written;
  if (place === 'querystring') {
    return querySample({ contentType, encoding }, value ?? sampleValue(schema, resolve));
  }
  if (style === undefined) return contentSample(name, place, contentType, value);
  const styled = style === 'deepObject' ? alternativeWithFields(schema, resolve) : schema;
  const shape = schemaShape(styled, resolve);
  const key = styleKey(style, explode, shape);
  if (shape === 'value' && key === undefined) return undefined;
  const serialization = { style, explode, allowReserved };
  const shown = firstItems(value ?? sampleValue(styled, resolve));
  const sample = writtenValue(name, shown, serialization, place);
  return {
    name: style,
    ...(key === undefined ? {} : { text: t(key) }),
    ...(sample === undefined ? {} : { sample: withBrackets(sample) }),
  };
}

/** Number of items of a list that show how all of them are sent. */
export const maxSampleItems = 3;

function firstItems(value: Json): Json {
  return Array.isArray(value) ? value.slice(0, maxSampleItems) : value;
}

/** Shows brackets in names as readers write them: `created[gt]=1`. Clients encode them. */
function withBrackets(sample: string): string {
  return sample.replace(/(?<=^|&)[^=&]+(?==)/g, (name) =>
    name.replaceAll('%5B', '[').replaceAll('%5D', ']'),
  );
}

/** Describes a parameter that is the whole query string. */
function querySample(
  { contentType, encoding = [] }: Pick<Styled, 'contentType' | 'encoding'>,
  value: Json,
): StyleView | undefined {
  const [sample] = wholeQuery({ contentType, encoding: encoding.map(encodingShape) }, value);
  return sample === undefined ? undefined : { name: 'content', sample };
}

/** Describes a parameter with a media type, which is encoded as one string. */
function contentSample(
  name: string,
  place: Styled['in'],
  contentType: string | undefined,
  value: Json | undefined,
): StyleView | undefined {
  if (contentType === undefined || value === undefined || place !== 'query') return undefined;
  const text = textOrJson(value);
  return { name: 'content', sample: `${encodeURIComponent(name)}=${encodeURIComponent(text)}` };
}

/**
 * Returns the explanation of a style; undefined for the common `a,b` in paths and headers and `name=a&name=b` in
 * queries.
 */
function styleKey(style: string, explode: boolean, shape: ValueShape): MessageKey | undefined {
  switch (style) {
    case 'label':
      return 'reference.style.dots';
    case 'matrix':
      return 'reference.style.semicolons';
    case 'deepObject':
      return shape === 'list' ? undefined : 'reference.style.brackets';
    case 'spaceDelimited':
      return explode ? 'reference.style.repeated' : 'reference.style.spaces';
    case 'pipeDelimited':
      return explode ? 'reference.style.repeated' : 'reference.style.pipes';
    case 'tabDelimited':
      return 'reference.style.tabs';
    case 'simple':
      return explode && shape === 'fields' ? 'reference.style.pairs' : undefined;
    case 'form':
    case 'cookie':
      return explode || shape === 'value' ? undefined : 'reference.style.commas';
    default:
      return undefined;
  }
}

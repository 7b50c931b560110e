import type { Direction } from '../../json-schema/direction.js';
import type { Encoding, MediaType } from '../../openapi/api/media-type.js';
import type { ApiSchema } from '../../openapi/api/schema.js';
import type { EncodingView, MediaView } from '../page-props/exchange-view.js';
import {
  examplesWithin,
  exampleViews,
  externalExampleViews,
  linkedExampleViews,
} from './example-views.js';
import { headerViews } from './parameter-views.js';
import { type ReferenceContext, schemaContext } from './render-context.js';
import { schemaView } from './schema-view.js';
import { slug } from './slug.js';
import { styleView } from './style.js';

/**
 * Returns the views of a body, one for each media type. The properties of the first one have the short ids.
 *
 * @param name id prefix without the operation's: `body`
 */
export function mediaViews(
  media: readonly MediaType[],
  name: string,
  side: Direction,
  making: ReferenceContext,
): MediaView[] {
  return media.map((one, index) => {
    const own = `${name}-${slug(one.type) || 'any'}`;
    return mediaView(one, own, index === 0 ? name : own, side, making);
  });
}

function mediaView(
  media: MediaType,
  anchor: string,
  name: string,
  side: Direction,
  making: ReferenceContext,
): MediaView {
  const { type, schema, itemSchema, examples, externalExamples = [], encoding = [] } = media;
  const context = schemaContext(making, side);
  const id = making.prefix + name;
  const { shown, linked } = examplesWithin(examples, side, making);
  // Normalization uses the item schema for the body if the body has no schema of its own.
  const ofWhole = itemSchema && isSame(schema, itemSchema) ? undefined : schema;
  return {
    type,
    anchor: making.page.id(making.prefix + anchor),
    schema: ofWhole && schemaView(ofWhole, id, context),
    itemSchema: itemSchema && schemaView(itemSchema, ofWhole ? `${id}.items` : id, context),
    examples: exampleViews(shown, id, making),
    ...(side === 'request' && linked.length > 0
      ? { exampleLabels: examples.map(({ summary, name }) => summary ?? name) }
      : {}),
    externalExamples: [
      ...linkedExampleViews(linked, id, making),
      ...externalExampleViews(externalExamples, id, making),
    ],
    encoding: encoding.map((one) => encodingView(one, `${name}-encoding`, schema, side, making)),
  };
}

function isSame(one: ApiSchema | undefined, other: ApiSchema): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function encodingView(
  encoding: Encoding,
  name: string,
  form: ApiSchema | undefined,
  side: Direction,
  making: ReferenceContext,
): EncodingView {
  const { property, contentType, headers, encoding: within = [], ...how } = encoding;
  const { allowReserved = false, ...styled } = how;
  const { views } = making;
  const own = `${name}-${property === '*' ? 'rest' : property}`;
  const resolve = (ref: string): ApiSchema | undefined => views.schemaOf(ref);
  const fields = (form?.ref === undefined ? form : resolve(form.ref))?.properties ?? [];
  const schema = fields.find((field) => field.name === property)?.schema;
  const isName = property !== '*' && !/^\d+$/.test(property);
  return {
    anchor: making.page.id(making.prefix + own),
    label: isName ? property : partWords(property, making),
    isName,
    contentType,
    style:
      schema &&
      styleView({ ...styled, name: property, schema, allowReserved }, resolve, (key) =>
        views.say(key),
      ),
    allowReserved,
    headers: headerViews(headers, `${own}-header`, side, making),
    encoding: within.map((one) => encodingView(one, own, schema, side, making)),
  };
}

function partWords(position: string, { views }: ReferenceContext): string {
  return position === '*'
    ? views.say('reference.otherParts')
    : views.say('reference.part', { number: Number(position) + 1 });
}

import type { Encoding, MediaType } from '../../../openapi/api/media-type.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import type { EncodingView, MediaView } from '../../page-props/exchange-view.js';
import {
  type MessageContext,
  type OperationContext,
  schemaContext,
} from '../api-views/operation-context.js';
import { slug } from '../page-state/slug.js';
import { buildSchemaView } from '../schemas/build-schema-view.js';
import { distinctBodies, hidesXml } from './distinct-bodies.js';
import {
  examplesWithin,
  exampleViews,
  externalExampleViews,
  linkedExampleViews,
} from './example-views.js';
import { headerViews } from './parameter-views.js';
import { styleView } from './serialization-view.js';

/**
 * Returns the views of a body, one for each media type. The properties of the first one have the short ids.
 *
 * @param name id prefix without the operation's: `body`
 */
export function mediaViews(
  media: readonly MediaType[],
  name: string,
  context: MessageContext,
): MediaView[] {
  const views: MediaView[] = [];
  for (const { sameAs, ...one } of distinctBodies(media)) {
    const first = views.find(({ type }) => type === sameAs);
    const own = `${name}-${slug(one.type) || 'any'}`;
    views.push(
      first
        ? repeatedMediaView(one, own, first, context)
        : mediaView(one, own, views.length === 0 ? name : own, context),
    );
  }
  return views;
}

/** Returns the view of a media type whose body another one shows. */
function repeatedMediaView(
  { type, examples }: MediaType,
  name: string,
  { type: sameAs, anchor }: MediaView,
  context: MessageContext,
): MediaView {
  const id = context.prefix + name;
  const { shown, linked } = examplesWithin(examples, context);
  const shownViews = exampleViews(shown, id, context);
  const externalExamples = linkedExampleViews(linked, id, context);
  return { type, anchor, sameAs, examples: shownViews, externalExamples, encoding: [] };
}

function mediaView(
  media: MediaType,
  anchor: string,
  name: string,
  context: MessageContext,
): MediaView {
  const { type, schema, itemSchema, examples, externalExamples = [], encoding = [] } = media;
  const schemas = { ...schemaContext(context), hidesXml: hidesXml(type) };
  const id = context.prefix + name;
  const { shown, linked } = examplesWithin(examples, context);
  // Normalization uses the item schema for the body if the body has no schema of its own.
  const ofWhole = itemSchema && isSame(schema, itemSchema) ? undefined : schema;
  const ownAnchor = context.page.id(context.prefix + anchor);
  const schemaView = ofWhole && buildSchemaView(ofWhole, id, schemas);
  const itemsId = ofWhole ? `${id}.items` : id;
  const itemSchemaView = itemSchema && buildSchemaView(itemSchema, itemsId, schemas);
  const shownViews = exampleViews(shown, id, context);
  const linkedViews = linkedExampleViews(linked, id, context);
  const externalViews = externalExampleViews(externalExamples, id, context);
  const encodings = encoding.map((one) => encodingView(one, `${name}-encoding`, schema, context));
  return {
    type,
    anchor: ownAnchor,
    schema: schemaView,
    itemSchema: itemSchemaView,
    examples: shownViews,
    ...(context.direction === 'request' && linked.length > 0
      ? { allExamples: examples.map((example) => context.views.exampleName(example)) }
      : {}),
    externalExamples: [...linkedViews, ...externalViews],
    encoding: encodings,
  };
}

function isSame(one: ApiSchema | undefined, other: ApiSchema): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function encodingView(
  encoding: Encoding,
  name: string,
  form: ApiSchema | undefined,
  context: MessageContext,
): EncodingView {
  const { property, contentType, headers, encoding: within = [], ...how } = encoding;
  const { allowReserved = false, ...styled } = how;
  const { views } = context;
  const fieldId = `${name}-${property === '*' ? 'rest' : property}`;
  const resolve = (ref: string): ApiSchema | undefined => views.namedSchema(ref);
  const fields = (form?.ref === undefined ? form : resolve(form.ref))?.properties ?? [];
  const schema = fields.find((field) => field.name === property)?.schema;
  const isName = property !== '*' && !/^\d+$/.test(property);
  const anchor = context.page.id(context.prefix + fieldId);
  const headerParts = headerViews(headers, `${fieldId}-header`, context);
  const encodings = within.map((one) => encodingView(one, fieldId, schema, context));
  return {
    anchor,
    label: isName ? property : partText(property, context),
    isName,
    contentType,
    style:
      schema &&
      styleView({ ...styled, name: property, schema, allowReserved }, resolve, (key) =>
        views.t(key),
      ),
    allowReserved,
    headers: headerParts,
    encoding: encodings,
  };
}

function partText(position: string, { views }: OperationContext): string {
  return position === '*'
    ? views.t('reference.otherParts')
    : views.t('reference.part', { number: Number(position) + 1 });
}

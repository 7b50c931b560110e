import type {
  ApiBadge,
  ApiRequestBody,
  Callback,
  Operation,
} from '../../../openapi/api/operation.js';
import type { BadgeView } from '../../page-props/exchange-view.js';
import type {
  CallbackView,
  OperationView,
  RequestBodyView,
} from '../../page-props/operation-view.js';
import { type OperationContext, ownId } from '../api-views/operation-context.js';
import { shortSecurityView } from '../api-views/security-views.js';
import { operationServers } from '../api-views/server-views.js';
import { mediaViews } from '../exchange/media-views.js';
import { parameterGroups } from '../exchange/parameter-views.js';
import { responseViews } from '../exchange/response-views.js';
import { slug } from '../page-state/slug.js';

/** Returns the view of an operation, a webhook or a callback operation. */
export function buildOperationView(operation: Operation, context: OperationContext): OperationView {
  const { views, prefix, sender } = context;
  const { title, titleFrom, operationId, method, path, deprecated } = operation;
  const parts = partsInOrder(operation, context);
  return {
    prefix,
    sender,
    title,
    titleFrom,
    operationId,
    method,
    path,
    deprecated,
    badges: parts.badges,
    tags: views.tagLinks(operation),
    description: parts.description,
    pathSummary: operation.pathSummary,
    pathDescription: parts.pathDescription,
    externalDocs: views.docsFact(operation.externalDocs),
    ...parts.servers,
    security: parts.security,
    parameters: parts.parameters,
    requestBody: parts.requestBody,
    responses: parts.responses,
    callbacks: parts.callbacks,
    samples: operation.samples,
    ...(sender === 'client' ? views.requestFile(operation) : {}),
  };
}

/** Builds the parts that take ids and budget of the page: each statement is one step, see `PageState`. */
function partsInOrder(operation: Operation, context: OperationContext) {
  const { views, renderDescription, sender, isBrief } = context;
  const schemes = views.security(operation, sender, renderDescription);
  const security = isBrief ? schemes.map((together) => together.map(shortSecurityView)) : schemes;
  const badges = (operation.badges ?? []).map((badge) => badgeView(badge, context));
  const description = renderDescription(beyondTitle(operation));
  const pathDescription = renderDescription(operation.pathDescription);
  // The reader's server receives webhooks and callbacks, so the API's servers do not apply.
  const servers =
    sender === 'client' ? operationServers(operation, renderDescription, isBrief) : { servers: [] };
  const parameters = parameterGroups(operation.parameters, context);
  const requestBody = operation.requestBody && requestBodyView(operation.requestBody, context);
  const responses = responseViews(operation, context);
  const callbacks = (operation.callbacks ?? []).map((callback) => callbackView(callback, context));
  return {
    security,
    badges,
    description,
    pathDescription,
    servers,
    parameters,
    requestBody,
    responses,
    callbacks,
  };
}

function requestBodyView(body: ApiRequestBody, context: OperationContext): RequestBodyView {
  const description = context.renderDescription(body.description);
  const media = mediaViews(body.media, 'body', { ...context, direction: 'request' });
  return { required: body.required, description, media };
}

/** Generators often repeat the summary as the description, which is redundant below the title. */
function beyondTitle({ title, description }: Operation): Operation['description'] {
  const bare = (text: string) => text.trim().replace(/\.$/, '').toLowerCase();
  const isPlain = description?.references.length === 0 && description.embeds.length === 0;
  return isPlain && bare(description.text) === bare(title) ? undefined : description;
}

function callbackView({ name, operations }: Callback, context: OperationContext): CallbackView {
  const own = callbackId(name);
  const anchor = ownId(context, own);
  return {
    name,
    anchor,
    operations: operations.map((operation) => {
      const id = ownId(context, callbackId(name, operation));
      return {
        anchor: id,
        ...buildOperationView(operation, { ...context, prefix: `${id}.`, sender: 'server' }),
      };
    }),
  };
}

/** Returns the id of a callback, or of one of its operations, on the operation's page. */
export function callbackId(name: string, operation?: Pick<Operation, 'method'>): string {
  const own = `callback-${slug(name) || 'x'}`;
  return operation === undefined ? own : `${own}-${operation.method.toLowerCase()}`;
}

/** Only colors without references are used: a browser would fetch `url(…)`. */
const colorNotation =
  /^(?:[a-z]+|#[\da-f]{3,8}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z+-]*\))$/i;

function badgeView(
  { label, position, color, description, externalDocs }: ApiBadge,
  { views, renderDescription }: OperationContext,
): BadgeView {
  return {
    label,
    position,
    ...(color !== undefined && colorNotation.test(color) ? { color } : {}),
    ...(description === undefined ? {} : { description: renderDescription(description) }),
    ...(externalDocs === undefined ? {} : { externalDocs: views.docsFact(externalDocs) }),
  };
}

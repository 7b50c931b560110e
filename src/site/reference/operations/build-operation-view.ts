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
  const { views, renderDescription, prefix, sender, isBrief } = context;
  const { title, titleFrom, operationId, method, path, deprecated } = operation;
  // In reading order: what comes first gets the plain heading ids and the budget of the page.
  const security = views.security(operation, sender, renderDescription);
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
    prefix,
    sender,
    title,
    titleFrom,
    operationId,
    method,
    path,
    deprecated,
    badges,
    tags: views.tagLinks(operation),
    description,
    pathSummary: operation.pathSummary,
    pathDescription,
    externalDocs: views.docsFact(operation.externalDocs),
    ...servers,
    security: isBrief ? security.map((together) => together.map(shortSecurityView)) : security,
    parameters,
    requestBody,
    responses,
    callbacks,
    samples: operation.samples,
    ...(sender === 'client' ? views.requestFile(operation) : {}),
  };
}

function requestBodyView(
  { required, description, media }: ApiRequestBody,
  context: OperationContext,
): RequestBodyView {
  return {
    required,
    description: context.renderDescription(description),
    media: mediaViews(media, 'body', { ...context, direction: 'request' }),
  };
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

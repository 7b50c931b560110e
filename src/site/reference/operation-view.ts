import type { MessageKey } from '../../i18n/index.js';
import type { ApiBadge, Callback, Operation } from '../../openapi/api/operation.js';
import type { BadgeView } from '../page-props/exchange-view.js';
import type { CallbackView, OperationView } from '../page-props/operation-view.js';
import { docsFact } from './about-facts.js';
import { mediaViews } from './media-views.js';
import { parameterGroups } from './parameter-views.js';
import { ownId, type ReferenceContext } from './render-context.js';
import { responseViews } from './response-views.js';
import { shortSecurityView } from './security.js';
import { operationServers } from './servers.js';
import { slug } from './views.js';

/** Returns the view of an operation, a webhook or a callback operation. */
export function operationView(operation: Operation, context: ReferenceContext): OperationView {
  const { views, toHtml, prefix, sender, isBrief } = context;
  const { title, titleFrom, operationId, method, path, deprecated, requestBody } = operation;
  const security = views.security(operation, sender, toHtml);
  return {
    prefix,
    sender,
    title,
    titleFrom,
    operationId,
    method,
    path,
    deprecated,
    badges: (operation.badges ?? []).map((badge) =>
      badgeView(badge, toHtml, (key) => views.say(key)),
    ),
    tags: views.tagsOf(operation),
    html: toHtml(beyondTitle(operation)),
    pathSummary: operation.pathSummary,
    pathHtml: toHtml(operation.pathDescription),
    externalDocs: docsFact(operation.externalDocs, (key) => views.say(key)),
    // The reader's server receives webhooks and callbacks, so the API's servers do not apply.
    ...(sender === 'reader' ? operationServers(operation, toHtml, isBrief) : { servers: [] }),
    security: isBrief ? security.map((together) => together.map(shortSecurityView)) : security,
    parameters: parameterGroups(operation.parameters, context),
    requestBody: requestBody && {
      required: requestBody.required,
      html: toHtml(requestBody.description),
      media: mediaViews(requestBody.media, 'body', 'request', context),
    },
    responses: responseViews(operation, context),
    callbacks: (operation.callbacks ?? []).map((callback) => callbackView(callback, context)),
    samples: operation.samples,
    ...(sender === 'reader' ? views.requestOf(operation) : {}),
  };
}

/** Generators often repeat the summary as the description, which is redundant below the title. */
function beyondTitle({ title, description }: Operation): Operation['description'] {
  const bare = (text: string) => text.trim().replace(/\.$/, '').toLowerCase();
  const isPlain = description?.references.length === 0 && description.embeds.length === 0;
  return isPlain && bare(description.text) === bare(title) ? undefined : description;
}

function callbackView({ name, operations }: Callback, context: ReferenceContext): CallbackView {
  const own = callbackId(name);
  const anchor = ownId(context, own);
  return {
    name,
    anchor,
    operations: operations.map((operation) => {
      const id = ownId(context, callbackId(name, operation));
      return {
        anchor: id,
        ...operationView(operation, { ...context, prefix: `${id}.`, sender: 'service' }),
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
  toHtml: ReferenceContext['toHtml'],
  say: (key: MessageKey) => string,
): BadgeView {
  return {
    label,
    position,
    ...(color !== undefined && colorNotation.test(color) ? { color } : {}),
    ...(description === undefined ? {} : { html: toHtml(description) }),
    ...(externalDocs === undefined ? {} : { externalDocs: docsFact(externalDocs, say) }),
  };
}

import type { Json } from '../../json-schema/json.js';
import type { MediaType } from '../../openapi/api/media-type.js';
import type { ApiResponse, Link, Operation } from '../../openapi/api/operation.js';
import type { LinkView, ResponseView } from '../page-props/exchange-view.js';
import { mediaViews } from './media-views.js';
import { headerViews } from './parameter-views.js';
import { ownId, type ReferenceContext } from './render-context.js';
import { serverView } from './servers.js';
import { slug } from './views.js';

export function responseViews(
  { method, responses }: Pick<Operation, 'method' | 'responses'>,
  context: ReferenceContext,
): ResponseView[] {
  const known = new Set<string>();
  return responses.map((response) => {
    const { media, headers, links = [] } = response;
    const holds = JSON.stringify({ media, headers, links });
    const repeats = media.length > 0 && known.has(holds);
    known.add(holds);
    return {
      ...responseView(response, repeats, context),
      isBodiless: isBodiless(method, response.status) || undefined,
    };
  });
}

/** Whether HTTP forbids a body (RFC 9110, sections 6.4.1, 15.3.5, 15.3.6 and 15.4.5). */
function isBodiless(method: string, status: string): boolean {
  return method.toUpperCase() === 'HEAD' || /^(?:1(?:\d\d|XX)|204|205|304)$/i.test(status);
}

function responseView(
  response: ApiResponse,
  repeats: boolean,
  context: ReferenceContext,
): ResponseView {
  const { status, summary, description, headers, media, links = [] } = response;
  const name = `response-${status.toLowerCase()}`;
  // Hundreds of operations share the same errors, often several on one page.
  const linksSchemas = context.views.isLarge && (repeats || /^[45d]/i.test(status));
  const anchor = ownId(context, name);
  return {
    status,
    anchor,
    html: context.toHtml(description),
    label: summary ?? description?.text ?? '',
    isSummarized: summary !== undefined && description !== undefined,
    headers: headerViews(headers, `${name}-header`, 'response', context),
    media: mediaViews(linksSchemas ? media.map(withoutGenerated) : media, name, 'response', {
      ...context,
      linksSchemas: linksSchemas || context.linksSchemas,
    }),
    links: links.map((link) => linkView(link, name, context)),
    repeats,
  };
}

/** A schema that is only linked shows its generated example on its own page. */
function withoutGenerated(media: MediaType): MediaType {
  return { ...media, examples: media.examples.filter(({ generated }) => !generated) };
}

function linkView(link: Link, response: string, context: ReferenceContext): LinkView {
  const { name, description, operation, parameters, requestBody, server } = link;
  const { views, toHtml } = context;
  const [found] = operation === undefined ? [] : views.summaries([operation]);
  return {
    name,
    anchor: ownId(context, `${response}-link-${slug(name) || 'x'}`),
    html: toHtml(description),
    operation: found,
    target: found ? undefined : (link.operationId ?? link.operationRef),
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      value: shown(parameter.value),
    })),
    body: requestBody && shown(requestBody.value),
    server: server && serverView(server, toHtml),
  };
}

/** Returns runtime expressions unchanged and other values as JSON. */
function shown(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

import type { Json } from '../../json-schema/json.js';
import type { MediaType } from '../../openapi/api/media-type.js';
import type { Link, Operation, Response } from '../../openapi/api/operation.js';
import type { LinkView, ResponseView } from '../page-props/exchange-view.js';
import { mediaViews } from './media-views.js';
import { headerViews } from './parameter-views.js';
import { type Making, ownId } from './render-context.js';
import { serverView } from './servers.js';
import { slug } from './views.js';

export function responseViews(
  { method, responses }: Pick<Operation, 'method' | 'responses'>,
  making: Making,
): ResponseView[] {
  const known = new Set<string>();
  return responses.map((response) => {
    const { media, headers, links = [] } = response;
    const holds = JSON.stringify({ media, headers, links });
    const repeats = media.length > 0 && known.has(holds);
    known.add(holds);
    return {
      ...responseView(response, repeats, making),
      isBodiless: isBodiless(method, response.status) || undefined,
    };
  });
}

/** RFC 9110, sections 6.4.1, 15.3.5, 15.3.6 and 15.4.5. */
function isBodiless(method: string, status: string): boolean {
  return method.toUpperCase() === 'HEAD' || /^(?:1(?:\d\d|XX)|204|205|304)$/i.test(status);
}

function responseView(response: Response, repeats: boolean, making: Making): ResponseView {
  const { status, summary, description, headers, media, links = [] } = response;
  const name = `response-${status.toLowerCase()}`;
  // Hundreds of operations have the same errors, and often several a page.
  const linksSchemas = making.views.isLarge && (repeats || /^[45d]/i.test(status));
  const anchor = ownId(making, name);
  return {
    status,
    anchor,
    html: making.toHtml(description),
    label: summary ?? description?.text ?? '',
    isSummarized: summary !== undefined && description !== undefined,
    headers: headerViews(headers, `${name}-header`, 'response', making),
    media: mediaViews(linksSchemas ? media.map(withoutGenerated) : media, name, 'response', {
      ...making,
      linksSchemas: linksSchemas || making.linksSchemas,
    }),
    links: links.map((link) => linkView(link, name, making)),
    repeats,
  };
}

/** A schema that is only linked shows on its page what a value may look like. */
function withoutGenerated(media: MediaType): MediaType {
  return { ...media, examples: media.examples.filter(({ generated }) => !generated) };
}

function linkView(link: Link, response: string, making: Making): LinkView {
  const { name, description, operation, parameters, requestBody, server } = link;
  const { views, toHtml } = making;
  const [found] = operation === undefined ? [] : views.summaries([operation]);
  return {
    name,
    anchor: ownId(making, `${response}-link-${slug(name) || 'x'}`),
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

/** A runtime expression stays as it is. */
function shown(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

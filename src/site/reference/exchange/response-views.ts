import type { Fragment } from '../../../content/fragment.js';
import { textOrJson } from '../../../json-schema/json.js';
import type { MediaType } from '../../../openapi/api/media-type.js';
import type { ApiResponse, Link, Operation } from '../../../openapi/api/operation.js';
import type { LinkView, ResponseView } from '../../page-props/exchange-view.js';
import {
  type MessageContext,
  type OperationContext,
  ownId,
} from '../api-views/operation-context.js';
import { serverView } from '../api-views/server-views.js';
import { slug } from '../page-state/slug.js';
import { firstSentence } from '../texts/shorten-description.js';
import { bodyKey, distinctBodies } from './distinct-bodies.js';
import { examplesWithin, exampleViews } from './example-views.js';
import { mediaViews } from './media-views.js';
import { headerViews } from './parameter-views.js';

export function responseViews(
  { method, responses }: Pick<Operation, 'method' | 'responses'>,
  operation: OperationContext,
): ResponseView[] {
  const context: MessageContext = { ...operation, direction: 'response' };
  const firsts = new Map<string, Shown>();
  return responses.map((response) => {
    const isError = isErrorAmong(response, responses);
    const body = responseKey(response, isError);
    const first = body === undefined ? undefined : firsts.get(body);
    const view = {
      ...(first
        ? repeatedView(response, first, context)
        : responseView(response, isError, context)),
      isError,
      isBodiless: isBodiless(method, response.status) || undefined,
    };
    if (body !== undefined && !first) firsts.set(body, { response, view });
    return view;
  });
}

/** Whether a response is an error. The response `default` is one, unless it is the only response. */
function isErrorAmong({ status }: ApiResponse, responses: readonly ApiResponse[]): boolean {
  return /^[45]/.test(status) || (status === 'default' && responses.length > 1);
}

/** Returns the same text for responses with the same body, whatever its examples; undefined without a body. */
function responseKey({ media }: ApiResponse, isError: boolean): string | undefined {
  if (media.length === 0) return undefined;
  return JSON.stringify([isError, media.map((one) => [one.type, bodyKey(one)])]);
}

/** Whether HTTP forbids a body (RFC 9110, sections 6.4.1, 15.3.5, 15.3.6 and 15.4.5). */
function isBodiless(method: string, status: string): boolean {
  return method.toUpperCase() === 'HEAD' || /^(?:1(?:\d\d|XX)|204|205|304)$/i.test(status);
}

/** A response with its view. */
interface Shown {
  readonly response: ApiResponse;
  readonly view: ResponseView;
}

/** The texts of a response. */
type OwnView = Pick<
  ResponseView,
  'status' | 'anchor' | 'description' | 'label' | 'isSummarized' | 'isCut'
>;

function responseView(
  response: ApiResponse,
  isError: boolean,
  context: MessageContext,
): Omit<ResponseView, 'isError'> {
  const { headers, links = [] } = response;
  const name = responseName(response);
  const linksSchemas =
    linksErrors(isError, context) || context.page.budget.linksResponses || context.linksSchemas;
  const own = ownView(response, context);
  const headerParts = headerViews(headers, `${name}-header`, context);
  const media = mediaViews(ownMedia(response, isError, context), name, {
    ...context,
    linksSchemas,
  });
  const linkParts = links.map((link) => linkView(link, name, context));
  return { ...own, headers: headerParts, media, links: linkParts };
}

/**
 * Returns the view of a response whose body another one shows, with its generated example. Headers that both have are
 * those of the other.
 */
function repeatedView(
  response: ApiResponse,
  { response: other, view }: Shown,
  context: MessageContext,
): Omit<ResponseView, 'isError'> {
  const { headers, links = [] } = response;
  const bodies = distinctBodies(response.media.map(withoutGenerated));
  const name = responseName(response);
  const hasSameHeaders = JSON.stringify(headers) === JSON.stringify(other.headers);
  const own = ownView(response, context);
  const headerParts = hasSameHeaders
    ? view.headers
    : headerViews(headers, `${name}-header`, context);
  const media = view.media.map(({ type, anchor, sameAs }, index) => ({
    ...{ type, anchor, sameAs, externalExamples: [], encoding: [] },
    examples: exampleViews(
      examplesWithin(bodies[index]?.examples ?? [], context).shown,
      context.prefix + (index === 0 ? name : `${name}-${slug(type) || 'any'}`),
      context,
    ),
  }));
  const linkParts = links.map((link) => linkView(link, name, context));
  return { ...own, sameAs: view.status, headers: headerParts, media, links: linkParts };
}

function responseName({ status }: ApiResponse): string {
  return `response-${status.toLowerCase()}`;
}

/** Whether the page links the schemas of errors, which hundreds of operations share in a large description. */
function linksErrors(isError: boolean, { views }: OperationContext): boolean {
  return views.isLarge && isError;
}

function ownMedia(
  { media }: ApiResponse,
  isError: boolean,
  context: OperationContext,
): readonly MediaType[] {
  return linksErrors(isError, context) ? media.map(withoutGenerated) : media;
}

function ownView(response: ApiResponse, context: OperationContext): OwnView {
  const { status, summary, description } = response;
  const text = description?.text.trim() ?? '';
  const line = summary ?? firstLine(description);
  const isCut = text !== '' && (line !== text || (description?.references.length ?? 0) > 0);
  const anchor = ownId(context, responseName(response));
  const html = context.renderDescription(description);
  return {
    status,
    anchor,
    description: html,
    // Successes are open: the beginning of a description would stand right above the whole.
    label:
      summary === undefined && isCut && status.startsWith('2') ? '' : withoutStatus(line, status),
    isSummarized: summary !== undefined && description !== undefined,
    isCut,
  };
}

/** Returns the words of a response without its status code, which is beside them: `Created` of `201 - Created`. */
function withoutStatus(line: string, status: string): string {
  const rest = line.startsWith(status) ? line.slice(status.length) : '';
  return /^\d/.test(status) && /^\W/.test(rest) ? rest.replace(/^[\s:.–-]+/, '') : line;
}

/** Maximum characters of a description that is shown beside the status. */
const maxLineLength = 100;

/** Returns a short description, or else its first sentence, cut between words. */
function firstLine(description: Fragment | undefined): string {
  const text = description?.text.trim() ?? '';
  if (text.length <= maxLineLength && !text.includes('\n')) return text;
  const sentence = firstSentence(description)?.trim() ?? '';
  if (sentence.length <= maxLineLength) return sentence;
  return `${sentence.slice(0, maxLineLength).replace(/[\s,;:]+\S*$/, '')}…`;
}

/** The generated example is elsewhere: on the page of a schema that is only linked, or beside the same body. */
function withoutGenerated(media: MediaType): MediaType {
  return { ...media, examples: media.examples.filter(({ generated }) => !generated) };
}

function linkView(link: Link, response: string, context: OperationContext): LinkView {
  const { name, description, operation, parameters, requestBody, server } = link;
  const { views, renderDescription } = context;
  const [found] = operation === undefined ? [] : views.summaries([operation]);
  const anchor = ownId(context, `${response}-link-${slug(name) || 'x'}`);
  const linkText = renderDescription(description);
  const linkServer = server && serverView(server, renderDescription);
  return {
    name,
    anchor,
    description: linkText,
    operation: found,
    target: found ? undefined : (link.operationId ?? link.operationRef),
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      value: textOrJson(parameter.value),
    })),
    body: requestBody && textOrJson(requestBody.value),
    server: linkServer,
  };
}

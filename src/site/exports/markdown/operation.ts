import type { LinkView, ResponseView } from '../../page-props/exchange-view.js';
import type { OperationView } from '../../page-props/operation-view.js';
import { code, fencedCode, item, joinBlocks, markdownLink, plainMarkdown } from './blocks.js';
import { bodyMarkdown, examplesMarkdown } from './media.js';
import { parameterTable } from './parameters.js';
import { docsLine, securityItem, serverItem } from './service.js';
import type { Writer } from './writer.js';

/**
 * Returns an operation, webhook or callback as Markdown, below its title.
 *
 * @param depth heading level of its sections: 2 on its own page
 */
export function operationMarkdown(operation: OperationView, writer: Writer, depth = 2): string {
  const { t } = writer;
  const { security, parameters, requestBody, responses, callbacks, samples } = operation;
  const title = headings(depth);
  return joinBlocks([
    ...introMarkdown(operation, writer),
    operation.baseUrl !== undefined && title(t('reference.baseUrl')),
    serversMarkdown(operation, writer),
    security.length > 0 && title(t('reference.authentication')),
    authentication(security, writer),
    ...parameters.flatMap(({ in: place, fields }) => [
      title(t(`reference.parameters.${place}`)),
      parameterTable(fields, writer),
    ]),
    requestBody && title(t('reference.requestBody')),
    requestBody && (requestBody.required ? `*${t('reference.required')}*` : ''),
    requestBody?.description,
    ...bodyMarkdown(requestBody?.media ?? [], writer),
    responses.length > 0 && title(t('reference.responses')),
    ...responses.map((response) => responseMarkdown(response, writer, depth + 1)),
    callbacks.length > 0 && title(t('reference.callbacks')),
    ...callbacks.flatMap(({ name, operations }) => [
      headings(depth + 1)(code(name)),
      ...operations.map((one) =>
        joinBlocks([`**${plainMarkdown(one.title)}**`, operationMarkdown(one, writer, depth + 2)]),
      ),
    ]),
    samples.length > 0 &&
      title(t(samples.length === 1 ? 'reference.example' : 'reference.examples')),
    ...samples.map((sample) =>
      joinBlocks([
        headings(depth + 1)(sample.label),
        fencedCode(sample.code.text, sample.code.language),
      ]),
    ),
  ]);
}

/** ATX headings have at most six levels (CommonMark 4.2). */
export function headings(depth: number): (text: string) => string {
  return (text) => `${'#'.repeat(Math.min(depth, 6))} ${text}`;
}

function introMarkdown(operation: OperationView, writer: Writer): (string | false | undefined)[] {
  const { t, url } = writer;
  const { method, path, title, operationId, deprecated, badges, tags, externalDocs } = operation;
  const marks = [
    ...(deprecated ? [t('reference.deprecated')] : []),
    ...badges.map(({ label }) => plainMarkdown(label)),
  ];
  return [
    code(`${method} ${path}`),
    operation.sender === 'server' && t('reference.webhookNote'),
    marks.map((mark) => `**${mark}**`).join(', '),
    ...badges.flatMap(({ label, description, externalDocs: docs }) => [
      description && `**${plainMarkdown(label)}**: ${description}`,
      docsLine(docs),
    ]),
    operation.description,
    operation.pathSummary === undefined ? undefined : plainMarkdown(operation.pathSummary),
    operation.pathDescription,
    docsLine(externalDocs),
    tags.length > (operation.sender === 'client' ? 1 : 0) &&
      `${t('reference.tags')}: ${tags.map((tag) => markdownLink(tag.label, url(tag.url))).join(', ')}`,
    operationId !== undefined && operationId !== title && `operationId: ${code(operationId)}`,
  ];
}

/** Lists the alternative security requirements; schemes that must be combined are nested in one item. */
function authentication(security: OperationView['security'], writer: Writer): string {
  const { t } = writer;
  return security
    .map((together) => {
      if (together.length === 0) {
        return item(
          t(security.length === 1 ? 'reference.noAuthentication' : 'reference.security.orWithout'),
        );
      }
      const schemes = together.map((scheme) => securityItem(scheme, writer)).join('\n');
      if (together.length === 1) return schemes;
      return item(`${together.map(({ name }) => code(name)).join(' + ')}\n${schemes}`);
    })
    .join('\n');
}

function serversMarkdown(operation: OperationView, writer: Writer): string {
  const { baseUrl, servers, serversFrom } = operation;
  if (servers.length === 0) return baseUrl === undefined ? '' : item(code(baseUrl));
  const isOwn = serversFrom === 'operation' || serversFrom === 'path';
  return joinBlocks([
    isOwn && writer.t(`reference.serversFrom.${serversFrom}`),
    servers.map((server) => serverItem(server, writer)).join('\n'),
  ]);
}

function responseMarkdown(response: ResponseView, writer: Writer, depth: number): string {
  const { status, label, isSummarized, description, headers, media, links, isBodiless, sameAs } =
    response;
  const { t } = writer;
  const bodies =
    sameAs === undefined
      ? bodyMarkdown(media, writer)
      : [
          t('reference.sameAs', { status: code(sameAs) }),
          ...media.flatMap(({ examples }) => examplesMarkdown(examples, writer)),
        ];
  return joinBlocks([
    headings(depth)(status),
    (isSummarized || description === undefined) && plainMarkdown(label),
    description,
    headers.length > 0 && `**${t('reference.headers')}**`,
    headers.length > 0 && parameterTable(headers, writer),
    ...bodies,
    media.length === 0 && t(isBodiless ? 'reference.noBody' : 'reference.unknownBody'),
    links.length > 0 && `**${t('reference.links')}**`,
    links.map((one) => linkItem(one, writer)).join('\n'),
  ]);
}

function linkItem(view: LinkView, writer: Writer): string {
  const { name, description, operation, target, parameters, body, server } = view;
  const where = operation
    ? markdownLink(operation.title, writer.url(operation.url))
    : code(target ?? '');
  const lines = [
    ...parameters.map((parameter) => item(`${code(parameter.name)}: ${code(parameter.value)}`)),
    ...(body === undefined ? [] : [item(`${writer.t('reference.requestBody')}: ${code(body)}`)]),
    ...(server ? [serverItem(server, writer)] : []),
  ];
  const words = description?.trim();
  const head = where === '' ? code(name) : `${code(name)}: ${where}`;
  return item([words ? `${head}. ${words}` : head, ...lines].join('\n'));
}

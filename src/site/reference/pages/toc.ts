import type { MessageKey } from '../../../i18n/index.js';
import { escapeMarkup } from '../../../text/escape.js';
import type { OperationView } from '../../page-props/operation-view.js';
import type { TocEntry } from '../../page-props/page-link.js';
import type { ApiContent } from '../../page-props/reference-content.js';

/** Returns the table of contents of an operation. */
export function operationToc(
  { prefix, ...operation }: OperationView,
  t: (key: MessageKey) => string,
): TocEntry[] {
  const { security, parameters, requestBody, responses, callbacks, servers } = operation;
  const section = (name: string, key: MessageKey): TocEntry => tocEntry(prefix + name, t(key), 2);
  return [
    ...(parameters.length > 0 ? [section('parameters', 'reference.parameters')] : []),
    ...(requestBody ? [section('body', 'reference.requestBody')] : []),
    ...(responses.length > 0 ? [section('responses', 'reference.responses')] : []),
    ...responses.map(({ anchor, status }) => tocEntry(anchor, status, 3)),
    ...(callbacks.length > 0 ? [section('callbacks', 'reference.callbacks')] : []),
    ...callbacks.map(({ anchor, name }) => tocEntry(anchor, name, 3)),
    ...(security.length > 0 ? [section('authentication', 'reference.authentication')] : []),
    ...(servers.length > 0 ? [section('servers', 'reference.baseUrls')] : []),
  ];
}

/**
 * Returns the table of contents of the overview, in the order of the page: cards that are sections come first.
 *
 * @param introduction the headings of the API's description
 */
export function overviewToc(
  content: Omit<ApiContent, 'toc'>,
  introduction: readonly TocEntry[],
  t: (key: MessageKey) => string,
): TocEntry[] {
  const { layout, servers, security, schemas, unusedSchemas } = content;
  const section = (id: string, count: number, key: MessageKey): TocEntry[] =>
    count > 0 ? [tocEntry(id, t(key), 2)] : [];
  const baseUrl = servers.length === 1 ? 'reference.baseUrl' : 'reference.baseUrls';
  const about = [
    ...introduction,
    ...section('_servers', servers.length, baseUrl),
    ...section('_authentication', security.length, 'reference.authentication'),
  ];
  const tags = tagEntries(content);
  return [
    ...(layout === 'cards' ? [...tags, ...about] : [...about, ...tags]),
    ...section('_schemas', schemas.length, 'reference.schemas'),
    ...section('_unused-schemas', unusedSchemas.length, 'reference.unusedSchemas'),
  ];
}

function tagEntries({ groups, webhooks }: Pick<ApiContent, 'groups' | 'webhooks'>): TocEntry[] {
  return [
    ...groups.flatMap(({ name, anchor, tags }) => {
      const depth = name === undefined ? 2 : 3;
      return [
        ...(name === undefined ? [] : [tocEntry(anchor, name, 2)]),
        ...tags.map((tag) => tocEntry(tag.anchor, tag.label, depth)),
      ];
    }),
    ...(webhooks ? [tocEntry(webhooks.anchor, webhooks.label, 2)] : []),
  ];
}

export function tocEntry(id: string, text: string, depth: number): TocEntry {
  return { id, html: escapeMarkup(text), depth };
}

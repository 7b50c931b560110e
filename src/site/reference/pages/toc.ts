import type { MessageKey } from '../../../i18n/index.js';
import { escapeMarkup } from '../../../text/escape.js';
import type { OperationView } from '../../page-props/operation-view.js';
import type { TocEntry } from '../../page-props/page-link.js';

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

export function tocEntry(id: string, text: string, depth: number): TocEntry {
  return { id, html: escapeMarkup(text), depth };
}

import type { Fragment } from '../../content/fragment.js';
import type { MessageKey, Messages } from '../../i18n/index.js';
import { formatMessage } from '../../i18n/index.js';
import type { Example } from '../../openapi/api/example.js';
import { escapeHtml } from '../escape-html.js';
import type { ExampleView } from '../page-props/exchange-view.js';
import type { OperationView } from '../page-props/operation-view.js';
import type { TocEntry } from '../page-props/page-link.js';

/** Renders a description as HTML with resolved links. `prefix` is the id prefix of an operation among others. */
export type ToHtml = (fragment: Fragment | undefined, prefix?: string) => string | undefined;

/** Returns the table of contents of an operation. */
export function operationToc(
  { prefix, ...operation }: OperationView,
  say: (key: MessageKey) => string,
): TocEntry[] {
  const { security, parameters, requestBody, responses, callbacks, servers } = operation;
  const section = (name: string, key: MessageKey): TocEntry => tocEntry(prefix + name, say(key), 2);
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

export function exampleView(
  example: Example,
  id: string,
  toHtml: ToHtml,
  messages: Messages,
): ExampleView {
  const { name, summary, description, generated, code, serialized } = example;
  return {
    id,
    name,
    label: summary ?? exampleName(example, messages),
    html: toHtml(description),
    generated,
    code,
    serialized,
  };
}

/** Translates the names that docsgen gives to unnamed examples: `example`, `example 2`, `option 2`. */
function exampleName({ name, generated }: Example, messages: Messages): string {
  const [, kind, number] = /^(example|option)(?: (\d+))?$/.exec(name) ?? [];
  if (kind === 'option' && generated && number !== undefined) {
    return formatMessage(messages, 'reference.option', { number });
  }
  if (kind !== 'example') return name;
  return number === undefined
    ? formatMessage(messages, 'reference.example')
    : formatMessage(messages, 'reference.exampleNumber', { number });
}

export function tocEntry(id: string, text: string, depth: number): TocEntry {
  return { id, html: escapeHtml(text), depth };
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function firstSentence(fragment: Fragment | undefined): string | undefined {
  return fragment && /^.*?(?:[.!?؟](?=\s|$)|[。！？])|^.*/.exec(fragment.text)?.[0];
}

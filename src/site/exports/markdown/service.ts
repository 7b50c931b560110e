import type {
  FactView,
  ScopeView,
  SecuritySchemeView,
  ServerView,
} from '../../page-props/service-view.js';
import { code, item, markdownLink, plainMarkdown } from './blocks.js';
import type { Writer } from './writer.js';

/** Returns a server as a list item: its URL, then its variables. */
export function serverItem(
  { name, url, description, variables }: ServerView,
  { t }: Writer,
): string {
  const lines = variables.map((variable) => {
    const value = code(variable.default);
    const values = variable.enum.map(code).join(', ');
    const choice =
      variable.enum.length === 0
        ? t('reference.variableDefault', { value })
        : t('reference.variableChoice', { value, values });
    const words = variable.description?.trim();
    const head = `${code(`{${variable.name}}`)}: ${choice}`;
    return item(words ? `${head}. ${words}` : head);
  });
  const words = description?.trim();
  const head = name === undefined ? code(url) : `${plainMarkdown(name)}: ${code(url)}`;
  return item([words ? `${head}: ${words}` : head, ...lines].join('\n'));
}

/** Returns a security scheme as a list item: what to send, required scopes, flows. */
export function securityItem(scheme: SecuritySchemeView, writer: Writer): string {
  const { name, label, example, deprecated, scopes, facts, flows, description } = scheme;
  const mark = deprecated ? ` (${writer.t('reference.deprecated')})` : '';
  const head = `${code(name)}${mark}: ${example === undefined ? label : `${label}: ${code(example)}`}`;
  return item(
    [
      head,
      description?.trim(),
      scopeList(scopes, writer),
      ...facts.map(factItem),
      ...flows.map((flow) =>
        item(
          [flow.label, ...flow.facts.map(factItem), scopeList(flow.scopes, writer)]
            .filter(Boolean)
            .join('\n'),
        ),
      ),
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

export function factItem(fact: FactView): string {
  const { label, value, url } = fact;
  return item(`${label}: ${url === undefined ? plainMarkdown(value) : markdownLink(value, url)}`);
}

/** Returns the link to external documentation. */
export function docsLine(docs: FactView | undefined): string | undefined {
  if (!docs) return undefined;
  const { label, value, url } = docs;
  return url === undefined ? `${plainMarkdown(label)}: ${code(value)}` : markdownLink(label, url);
}

function scopeList(scopes: readonly ScopeView[], { t }: Writer): string {
  if (scopes.length === 0) return '';
  const title = t(scopes.length === 1 ? 'reference.scope' : 'reference.scopes');
  if (scopes.every(({ description }) => description === undefined)) {
    return item(`${title}: ${scopes.map(({ name }) => code(name)).join(', ')}`);
  }
  const rows = scopes.map(({ name, description }) =>
    item(description === undefined ? code(name) : `${code(name)}: ${plainMarkdown(description)}`),
  );
  return item([`${title}:`, ...rows].join('\n'));
}

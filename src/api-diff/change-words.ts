import type { Messages } from '../i18n/index.js';
import { formatMessage } from '../i18n/index.js';
import type { ChangedPart, ChangeKind } from './change.js';

/** How names are written: as Markdown, or plainly for a terminal. */
export interface ChangeStyle {
  readonly code: (text: string) => string;
  readonly schema: (name: string) => string;
}

/** For texts that are not Markdown. */
export const plainStyle: ChangeStyle = { code: (text) => text, schema: (name) => name };

/** Returns the name of a changed part: `Parameter limit (query)`. */
export function partWords(part: ChangedPart, texts: Messages, style: ChangeStyle): string {
  const { code } = style;
  switch (part.kind) {
    case 'operation':
      return formatMessage(texts, 'changes.operation');
    case 'schema':
      return formatMessage(texts, 'changes.schema');
    case 'security':
      return formatMessage(texts, 'changes.security');
    case 'body':
      return formatMessage(texts, 'changes.body');
    case 'server':
      return code(part.url);
    case 'parameter':
      return formatMessage(texts, 'changes.parameter', {
        name: code(part.name),
        place: part.place,
      });
    case 'response':
      return formatMessage(texts, 'changes.response', { status: part.status });
    case 'header':
    case 'link':
      return `${formatMessage(texts, 'changes.response', { status: part.status })} · ${code(part.name)}`;
    case 'field':
      return fieldName(part, texts, style);
  }
}

function fieldName(
  { path, of }: Extract<ChangedPart, { kind: 'field' }>,
  texts: Messages,
  { code }: ChangeStyle,
): string {
  const field = code(path.join('.'));
  if (of === 'schema') return field;
  if (of === 'body') return `${formatMessage(texts, 'changes.body')} · ${field}`;
  return 'status' in of
    ? `${formatMessage(texts, 'changes.response', { status: of.status })} · ${field}`
    : `${code(of.parameter)} · ${field}`;
}

/** Longer lists of names do not help the reader. */
const maxNames = 8;

/** Says what happened to a part: `now required`, `maxLength 10 → 5`. */
export function changeWords(
  what: ChangeKind,
  texts: Messages,
  { code, schema }: ChangeStyle,
): string {
  if ('schemas' in what) {
    const names = what.schemas.slice(0, maxNames).map(schema);
    const more = what.schemas.length > maxNames ? ' …' : '';
    return `${formatMessage(texts, 'changes.changed')} (${names.join(', ')}${more})`;
  }
  if ('limit' in what) return `${code(what.limit)} ${code(what.before)} → ${code(what.after)}`;
  const values = what.values
    ?.map((value) => code(value.startsWith('{') ? '{…}' : value))
    .join(', ');
  return formatMessage(texts, what.key, values === undefined ? undefined : { values });
}

import type { Messages } from '../i18n/index.js';
import { formatMessage } from '../i18n/index.js';
import type { Change, ChangedPart, ChangeKind } from './change.js';

/** How names are written: as Markdown, or plainly for a terminal. */
export interface ChangeStyle {
  readonly code: (text: string) => string;
  readonly schema: (name: string) => string;
}

/** For texts that are not Markdown. */
export const plainStyle: ChangeStyle = { code: (text) => text, schema: (name) => name };

/** Returns the name of a changed part: `Parameter limit (query)`. */
export function partText(part: ChangedPart, messages: Messages, style: ChangeStyle): string {
  const { code } = style;
  switch (part.kind) {
    case 'operation':
      return formatMessage(messages, 'changes.operation');
    case 'schema':
      return formatMessage(messages, 'changes.schema');
    case 'security':
      return formatMessage(messages, 'changes.security');
    case 'body':
      return formatMessage(messages, 'changes.body');
    case 'server':
      return code(part.url);
    case 'parameter':
      return formatMessage(messages, 'changes.parameter', {
        name: code(part.name),
        place: part.place,
      });
    case 'response':
      return formatMessage(messages, 'changes.response', { status: part.status });
    case 'header':
    case 'link':
      return `${formatMessage(messages, 'changes.response', { status: part.status })} · ${code(part.name)}`;
    case 'field':
      return fieldName(part, messages, style);
  }
}

function fieldName(
  { path, of }: Extract<ChangedPart, { kind: 'field' }>,
  messages: Messages,
  style: ChangeStyle,
): string {
  const field = style.code(path.join('.'));
  if (of === 'schema') return field;
  const owner: ChangedPart =
    of === 'body'
      ? { kind: 'body' }
      : 'status' in of
        ? { kind: 'response', status: of.status }
        : { kind: 'parameter', name: of.parameter, place: of.place };
  return `${partText(owner, messages, style)} · ${field}`;
}

/** Longer lists of names do not help the reader. */
const maxNames = 8;

export function schemaNames(schemas: readonly string[], { schema }: ChangeStyle): string {
  const names = schemas.slice(0, maxNames).map(schema);
  return `${names.join(', ')}${schemas.length > maxNames ? ' …' : ''}`;
}

/**
 * Says what happened to a part: `now required`, `new, required`, `maxLength 10 → 5`. A new part
 * breaks clients only if requests need it.
 */
export function changeText(
  { what, breaking }: Change,
  messages: Messages,
  style: ChangeStyle,
): string {
  if (!breaking || !isNewPart(what)) return kindText(what, messages, style);
  const required = formatMessage(messages, 'reference.required');
  return `${kindText(what, messages, style)}, ${required}`;
}

export function isNewPart(what: ChangeKind): boolean {
  return 'key' in what && what.key === 'changes.new';
}

/** Says what happened, whether it breaks or not: the same for all uses of a part. */
export function kindText(what: ChangeKind, messages: Messages, style: ChangeStyle): string {
  const { code } = style;
  if ('schemas' in what) {
    return `${formatMessage(messages, 'changes.changed')} (${schemaNames(what.schemas, style)})`;
  }
  if ('limit' in what) return `${code(what.limit)} ${code(what.before)} → ${code(what.after)}`;
  const values = what.values
    ?.map((value) => code(value.startsWith('{') ? '{…}' : value))
    .join(', ');
  return formatMessage(messages, what.key, values === undefined ? undefined : { values });
}

import type { Messages } from '../i18n/index.js';
import { formatMessage } from '../i18n/index.js';
import type { ApiChanges, Change, ChangedPart, ChangeGroup } from './change.js';
import { type ChangeStyle, isNewPart, kindText, partText, schemaNames } from './change-text.js';
import { distinctChanges } from './distinct-changes.js';

/** Returns the changelog page as Markdown with `op:` and `schema:` links and site routes. */
export function printChanges(changes: ApiChanges, route: string, messages: Messages): string {
  const { before, after } = changes;
  const servers = distinctChanges(changes.servers, messages);
  const distinct = (groups: readonly ChangeGroup[]): readonly ChangeGroup[] =>
    groups.map((group) => ({ ...group, changes: distinctChanges(group.changes, messages) }));
  const all = distinct(changes.operations);
  const isAffected = (group: ChangeGroup): boolean => group.changes.every(isUse);
  const operations = all.filter((group) => !isAffected(group));
  const affected = all.filter(isAffected);
  const schemas = distinct(changes.schemas);
  // A changed named schema counts once, however many operations use it.
  const counted = [
    ...servers,
    ...[...operations, ...schemas].flatMap((group) => group.changes),
  ].filter((change) => !isUse(change));
  const breaking = counted.filter((change) => change.breaking).length;
  const t = (
    key: Parameters<typeof formatMessage>[1],
    values?: Parameters<typeof formatMessage>[2],
  ) => formatMessage(messages, key, values);
  const counts = { breaking: String(breaking), others: String(counted.length - breaking) };
  const intro = [
    ...(before === after
      ? []
      : [t('changes.between', { before: code(before), after: code(after) })]),
    counted.length === 0 ? t('changes.none') : t('changes.counts', counts),
  ];
  return [
    '---',
    `title: ${JSON.stringify(t('changes.title'))}`,
    `slug: ${JSON.stringify(route)}`,
    'custom_edit_url: null',
    '---',
    '',
    intro.join(' '),
    ...serverSection(servers, messages),
    ...section(t('reference.operations'), operations, messages, operationHeading),
    ...section(t('reference.schemas'), schemas, messages),
    ...affectedSection(affected, messages),
    '',
  ].join('\n');
}

/** Whether an operation uses a changed schema, without a change of its own. */
function isUse({ what }: Change): boolean {
  return 'schemas' in what;
}

/** Operations whose schemas alone have changed: one line each, as the schemas list what has changed. */
function affectedSection(groups: readonly ChangeGroup[], messages: Messages): readonly string[] {
  if (groups.length === 0) return [];
  const isBreaking = ({ changes }: ChangeGroup): boolean => changes.some((one) => one.breaking);
  return [
    '',
    `## ${formatMessage(messages, 'changes.affected')}`,
    '',
    ...breakingFirst(groups, isBreaking).map((group) => {
      const { name, target, changes } = group;
      const marks = isBreaking(group) ? [breakingBadge('neutral', messages)] : [];
      const subject = operationHeading(name, target);
      return `- ${[...marks, `${subject}: ${usesWords(changes, messages)}`].join(' ')}`;
    }),
  ];
}

/** `Request body, Response 200 (Planet)`: parts with the same schemas share a mention of them. */
function usesWords(changes: readonly Change[], messages: Messages): string {
  const parts = new Map<string, string[]>();
  for (const { part, what } of changes) {
    if (!('schemas' in what)) continue;
    const schemas = schemaNames(what.schemas, markdown);
    parts.set(schemas, [...(parts.get(schemas) ?? []), partText(part, messages, markdown)]);
  }
  return [...parts].map(([schemas, names]) => `${names.join(', ')} (${schemas})`).join('; ');
}

function section(
  title: string,
  groups: readonly ChangeGroup[],
  messages: Messages,
  heading: (name: string) => string = code,
): readonly string[] {
  if (groups.length === 0) return [];
  return [
    '',
    `## ${title}`,
    ...groups.flatMap((group) => ['', `### ${heading(group.name)}`, '', ...lines(group, messages)]),
  ];
}

function serverSection(changes: readonly Change[], messages: Messages): readonly string[] {
  if (changes.length === 0) return [];
  return [
    '',
    `## ${formatMessage(messages, 'reference.baseUrls')}`,
    '',
    ...lines({ changes }, messages),
  ];
}

/** Shows the method of an operation as on its page: `GET /planets`. Its path links to the target. */
function operationHeading(name: string, target?: string): string {
  const [, method, path = name] = /^(\w+) (.+)$/.exec(name) ?? [];
  const subject = target === undefined ? code(path) : `[${code(path)}](<${target}>)`;
  if (method === undefined) return subject;
  return `<strong class="method method-${method.toLowerCase()} method-filled">${method}</strong> ${subject}`;
}

/** The servers have no name. */
type ChangedThing = Omit<ChangeGroup, 'name'> & Partial<ChangeGroup>;

function lines(group: ChangedThing, messages: Messages): readonly string[] {
  const sorted = breakingFirst(group.changes, ({ breaking }) => breaking);
  return sorted.map((change) => printChange(change, group, messages));
}

function breakingFirst<T>(all: readonly T[], isBreaking: (one: T) => boolean): readonly T[] {
  return [...all].sort((a, b) => Number(isBreaking(b)) - Number(isBreaking(a)));
}

function printChange(
  change: Change,
  { name: heading, title, target }: ChangedThing,
  messages: Messages,
): string {
  const { breaking, part, what } = change;
  const isGone = 'key' in what && what.key === 'changes.removed';
  const place = target === undefined ? undefined : partPlace(part, target, isGone);
  const name =
    part.kind === 'operation' && title !== undefined && title !== heading
      ? escaped(title)
      : partText(part, messages, markdown);
  const subject = place === undefined ? name : `[${name}](<${place}>)`;
  const isNew = isNewPart(what);
  const marks = [
    ...(breaking ? [breakingBadge(isUse(change) ? 'neutral' : 'danger', messages)] : []),
    ...(isNew ? [badge('success', formatMessage(messages, 'changes.new'))] : []),
  ];
  const required = breaking ? `: ${formatMessage(messages, 'reference.required')}` : '';
  const words = isNew
    ? `${subject}${required}`
    : `${subject}: ${kindText(what, messages, markdown)}`;
  return `- ${[...marks, words].join(' ')}`;
}

/** Neutral where a schema breaks, which has the coloured badge itself. */
function breakingBadge(kind: 'danger' | 'neutral', messages: Messages): string {
  return badge(kind, formatMessage(messages, 'changes.breaking'));
}

/** The style of the theme's badges, on any Markdown page. */
function badge(kind: 'danger' | 'neutral' | 'success', text: string): string {
  return `<strong class="badge badge-${kind}">${text}</strong>`;
}

/** The anchor of a part; a removed part links to its operation. */
function partPlace(part: ChangedPart, target: string, isGone: boolean): string {
  if (isGone) return target;
  switch (part.kind) {
    case 'parameter':
      return within(target, 'parameters');
    case 'body':
      return within(target, 'body');
    case 'header':
    case 'link':
    case 'response':
      return within(target, `response-${part.status.toLowerCase()}`);
    case 'field': {
      if (part.of === 'schema') return `${target}#/${part.path.map(pointerKey).join('/')}`;
      if (part.of === 'body') return within(target, 'body');
      return 'status' in part.of
        ? within(target, `response-${part.of.status.toLowerCase()}`)
        : within(target, 'parameters');
    }
    default:
      return target;
  }
}

function pointerKey(key: string): string {
  return encodeURIComponent(key.replace(/~/g, '~0').replace(/\//g, '~1'));
}

const markdown: ChangeStyle = { code, schema: (name) => `[${code(name)}](<schema:${name}>)` };

/** Escapes the punctuation of Markdown in a text. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>&~|:{}]/g, '\\$&');
}

/** Formats any text as a code span (CommonMark 0.31, section 6.1). */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return line === '' ? '–' : `${fence}${space}${line}${space}${fence}`;
}

/**
 * The anchor of a part, on the operation's own page or on a page of all operations:
 * `/api#get-planet.body`.
 */
function within(target: string, part: string): string {
  return /^\/.*#/.test(target) ? `${target}.${part}` : `${target}#${part}`;
}

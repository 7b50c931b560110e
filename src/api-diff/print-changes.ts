import type { Messages } from '../i18n/index.js';
import { formatMessage } from '../i18n/index.js';
import type { ApiChanges, Change, ChangedPart, ChangeGroup } from './change.js';
import { type ChangeStyle, changeWords, partWords } from './change-words.js';
import { distinctChanges } from './distinct-changes.js';

/** Returns the changelog page as Markdown with `op:` and `schema:` links and site routes. */
export function printChanges(changes: ApiChanges, route: string, messages: Messages): string {
  const { before, after } = changes;
  const servers = distinctChanges(changes.servers, messages);
  const distinct = (groups: readonly ChangeGroup[]): readonly ChangeGroup[] =>
    groups.map((group) => ({ ...group, changes: distinctChanges(group.changes, messages) }));
  const operations = distinct(changes.operations);
  const schemas = distinct(changes.schemas);
  // A changed named schema counts once, however many operations use it.
  const all = [...servers, ...[...operations, ...schemas].flatMap((group) => group.changes)].filter(
    ({ what }) => !('schemas' in what),
  );
  const breaking = all.filter((change) => change.breaking).length;
  const t = (
    key: Parameters<typeof formatMessage>[1],
    values?: Parameters<typeof formatMessage>[2],
  ) => formatMessage(messages, key, values);
  const counts = { breaking: String(breaking), others: String(all.length - breaking) };
  const intro = [
    ...(before === after
      ? []
      : [t('changes.between', { before: code(before), after: code(after) })]),
    all.length === 0 ? t('changes.none') : t('changes.counts', counts),
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
    '',
  ].join('\n');
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
    ...groups.flatMap(({ name, target, changes }) => [
      '',
      `### ${heading(name)}`,
      '',
      ...lines(changes, target, messages),
    ]),
  ];
}

function serverSection(changes: readonly Change[], messages: Messages): readonly string[] {
  if (changes.length === 0) return [];
  return [
    '',
    `## ${formatMessage(messages, 'reference.baseUrls')}`,
    '',
    ...lines(changes, undefined, messages),
  ];
}

/** Shows the method of an operation as on its page: `GET /planets`. */
function operationHeading(name: string): string {
  const [, method, path] = /^(\w+) (.+)$/.exec(name) ?? [];
  if (method === undefined || path === undefined) return code(name);
  return `<strong class="method method-${method.toLowerCase()}">${method}</strong> ${code(path)}`;
}

function lines(
  changes: readonly Change[],
  target: string | undefined,
  messages: Messages,
): readonly string[] {
  const sorted = [...changes].sort((a, b) => Number(b.breaking) - Number(a.breaking));
  return sorted.map((change) => printChange(change, target, messages));
}

function printChange(
  { breaking, part, what }: Change,
  target: string | undefined,
  messages: Messages,
): string {
  const isGone = 'key' in what && what.key === 'changes.removed';
  const place = target === undefined ? undefined : partPlace(part, target, isGone);
  const name = partWords(part, messages, markdown);
  const subject = place === undefined ? name : `[${name}](<${place}>)`;
  const isNew = 'key' in what && what.key === 'changes.new';
  const marks = [
    ...(breaking ? [badge('danger', formatMessage(messages, 'changes.breaking'))] : []),
    ...(isNew ? [badge('success', formatMessage(messages, 'changes.new'))] : []),
  ];
  const words = isNew ? subject : `${subject}: ${changeWords(what, messages, markdown)}`;
  return `- ${[...marks, words].join(' ')}`;
}

/** The style of the theme's badges, on any Markdown page. */
function badge(kind: 'danger' | 'success', text: string): string {
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

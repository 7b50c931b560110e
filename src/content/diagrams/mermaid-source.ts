import { oneLine } from '../../text/words.js';
import { withGroupLinksLast, withGroupsFirst, withPlainGroups } from './mermaid-groups.js';
import {
  encodeLabel,
  encodeName,
  withEarlyLabels,
  withoutElements,
  withPlainNames,
  withShortLines,
} from './mermaid-labels.js';
import { countLinks, joinLinks, spacedLinks, withPlainLinks } from './mermaid-links.js';
import { qualifiedNames } from './mermaid-namespaces.js';
import { type DiagramNote, takeMermaidNotes } from './mermaid-notes.js';

/** A Mermaid diagram as its author wrote it, without what only concerns its look. */
export interface MermaidSource {
  /** `flowchart`, `class`, `state` or `er`; undefined for other kinds of diagram. */
  readonly kind: MermaidKind | undefined;
  /** The first word, which names the kind: `flowchart`. */
  readonly header: string;
  readonly title: string | undefined;
  /** The author's description for screen readers. */
  readonly description: string | undefined;
  /** The statements for the renderer, with stand-ins of `mermaid-labels.ts`. */
  readonly text: string;
  /** How many lines a flowchart has between its boxes; undefined for other kinds. */
  readonly links: number | undefined;
  /** What the renderer does not draw. */
  readonly notes: readonly DiagramNote[];
  /** Labels of classes and entities by their names. */
  readonly classLabels: ReadonlyMap<string, string>;
}

type MermaidKind = (typeof kinds)[number][1];

const kinds = [
  [/^(?:graph|flowchart)(?:-elk)?\b/, 'flowchart'],
  [/^classDiagram(?:-v2)?\b/, 'class'],
  [/^stateDiagram(?:-v2)?\b/, 'state'],
  [/^erDiagram\b/, 'er'],
] as const;

/** Pages of Mermaid's manual by the kinds of diagrams that docsgen draws. */
const manuals: Readonly<Record<string, string>> = {
  flowchart: 'flowchart',
  graph: 'flowchart',
  sequenceDiagram: 'sequenceDiagram',
  'stateDiagram-v2': 'stateDiagram',
  classDiagram: 'classDiagram',
  erDiagram: 'entityRelationshipDiagram',
  pie: 'pie',
  gantt: 'gantt',
  timeline: 'timeline',
  mindmap: 'mindmap',
  gitGraph: 'gitgraph',
};

export const drawnKinds: readonly string[] = Object.keys(manuals);

/** Returns the kind of a diagram as its author wrote it, and the page of Mermaid's manual; undefined if there is none. */
export function diagramManual(source: string): {
  readonly kind: string;
  readonly manual: string | undefined;
} {
  const line = withoutFrontMatter(source)
    .replace(/%%\{.*?\}%%/gs, '')
    .split('\n')
    .find((one) => one.trim() !== '' && !one.trimStart().startsWith('%%'));
  const kind = /^\s*([\w-]+)/.exec(line ?? '')?.[1] ?? '';
  const known =
    kind === 'stateDiagram' ? 'stateDiagram-v2' : kind.replace(/-elk$|(?<=classDiagram)-v2$/, '');
  return { kind, manual: Object.hasOwn(manuals, known) ? manuals[known] : undefined };
}

/** Statements about styles and clicks. Colours come from the theme, which has a light and a dark mode. */
const styleOrClick = /^(?:style|classDef|linkStyle|cssClass|click|callback|link|links|hide)\b/;

const maxLines = 500;
const maxLineLength = 2_000;

/**
 * Separates a diagram's title and description from its statements, and removes comments, settings and colours.
 *
 * @param source the content of a fence
 * @throws Error if it is too large to be drawn
 */
export function readMermaid(source: string): MermaidSource {
  const [, settings = ''] = /^\s*---\n(.*?)\n\s*---[ \t]*(?:\n|$)/s.exec(source) ?? [];
  const lines = withoutFrontMatter(source)
    .replace(/%%\{.*?\}%%/gs, '')
    .replace(/^\s*accDescr\s*\{([^}]*)\}/m, (_, text: string) => `accDescr: ${oneLine(text)}`)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('%%'));
  const [first = '', ...rest] = lines;
  const header = first.trim();
  const kind = kinds.find(([pattern]) => pattern.test(header))?.[1];
  const [, direction] = /^(?:graph|flowchart)(?:-elk)?\s+(\w+)\s*;*$/.exec(header) ?? [];
  if (direction !== undefined && !/^(?:TB|TD|BT|LR|RL)$/i.test(direction))
    throw new Error(`its direction is ${direction}, not TB, TD, BT, LR or RL`);
  const fields = new Map<string, string>();
  const hasNotes = kind === 'state' || kind === 'class';
  const { statements: unnoted, notes } = hasNotes
    ? takeMermaidNotes(rest)
    : { statements: rest, notes: [] };
  const whole = kind === 'flowchart' ? joinLabels(joinLinks(unnoted)) : unnoted;
  // Patterns take time by the square of a line, and the layout by that of the boxes.
  if (whole.length > maxLines) throw new Error(`it has more than ${maxLines} lines`);
  if (whole.some((line) => line.length > maxLineLength))
    throw new Error(`it has a line of more than ${maxLineLength} characters`);
  const read = whole.flatMap((line) => readLine(line, kind, fields));
  const classLabels = labelsByName(read, kind);
  const statements = arranged(read, kind, classLabels);
  const opening = header
    .replace(/^(?:flowchart(?=-elk)|classDiagram(?=-v2))\S+/, (name) => name.replace(/-\w+$/, ''))
    .replace(/;+\s*$/, '')
    // The renderer asks for the direction that is Mermaid's default.
    .replace(/^(?:graph|flowchart)$/, '$& TD');
  return {
    kind,
    header: /^[\w-]+/.exec(header)?.[0] ?? header.slice(0, 20),
    title: fields.get('accTitle') ?? settingsTitle(settings),
    description: fields.get('accDescr'),
    text: [opening, ...statements].join('\n'),
    links: kind === 'flowchart' ? countLinks(statements) : undefined,
    notes,
    classLabels,
  };
}

/** Puts labels where the renderer, which reads line by line, needs them. */
function arranged(
  lines: readonly string[],
  kind: MermaidKind | undefined,
  classLabels: ReadonlyMap<string, string>,
): readonly string[] {
  if (kind === 'flowchart')
    return withGroupLinksLast(
      withPlainGroups(withEarlyLabels(withGroupsFirst(withPlainNames(lines).map(namedGroup)))),
    ).map(withShortLines);
  if (kind === 'state') return withStateLabels(lines);
  const read = kind === 'class' ? withMembers(lines) : lines;
  return classLabels.size === 0 ? read : withLabelsAsNames(read, classLabels);
}

/** Gives a group without a name one: the renderer makes names of Latin letters in titles. */
function namedGroup(line: string, index: number): string {
  return line.replace(
    /^(\s*subgraph\s+)("[^"]*"|[^[\]"]*[^\w\s-][^[\]"]*)\s*$/,
    `$1group-${index}[$2]`,
  );
}

const describedState = /^\s*state\s+("[^"]+"\s+as\s+([\w\p{L}]+))\s*$/u;
const compositeState = /^(\s*state\s+)([\w\p{L}]+)(\s*\{)$/u;
const bareState = /^\s*(?:state\s+)?([\w\p{L}]+)\s*;?\s*$/u;

/** Puts labels of states first, and those of states that contain others where these begin. */
function withStateLabels(lines: readonly string[]): readonly string[] {
  const composite = new Set(lines.map((line) => compositeState.exec(line)?.[2]));
  const labels = new Map<string | undefined, string>();
  const first: string[] = [];
  for (const line of lines) {
    const [, labelled = '', name] = describedState.exec(line) ?? [];
    if (name === undefined) continue;
    if (composite.has(name)) labels.set(name, labelled);
    else first.push(line);
  }
  const isLabel = (line: string): boolean => labels.has(describedState.exec(line)?.[2]);
  const others = lines
    .filter((line) => !isLabel(line))
    .map((line) =>
      line.replace(
        compositeState,
        (_, start: string, name: string, end: string) => start + (labels.get(name) ?? name) + end,
      ),
    )
    // The renderer only draws states with links or labels.
    .map((line) => line.replace(bareState, 'state "$1" as $1'));
  return [...first, ...others];
}

/** `class Io["Moon of Jupiter"]`, and `io[Moon]` or `io["Moon of Jupiter"]` of an entity. */
const labelled = /^(\s*(?:class\s+)?)([\w-]+)\s*\[(?:"([^"]*)"|([\w-]+))\]/;

function labelsByName(
  lines: readonly string[],
  kind: MermaidKind | undefined,
): ReadonlyMap<string, string> {
  if (kind !== 'class' && kind !== 'er') return new Map();
  const labels = lines.map((line) => labelled.exec(line)).filter((found) => found !== null);
  const namespaces = kind === 'class' ? qualifiedNames(lines, inBodies(lines)) : [];
  return new Map([
    ...namespaces,
    ...labels.map(([, , name = '', quoted, plain = '']) => [name, quoted ?? plain] as const),
  ]);
}

/** Writes classes and entities by their labels, because the renderer has no others for them. */
function withLabelsAsNames(
  lines: readonly string[],
  labels: ReadonlyMap<string, string>,
): readonly string[] {
  const isInside = inBodies(lines);
  return lines.map((line, index) => {
    if (isInside[index]) return line;
    const plain = line.replace(labelled, '$1$2');
    const [, statement = plain, after = ''] = /^(.*?)(\s:\s?.*)?$/.exec(plain) ?? [];
    const named = statement.replace(/"[^"]*"|[\w-]+/g, (word) => {
      const label = labels.get(word);
      return label === undefined ? word : encodeName(label);
    });
    return named + after;
  });
}

/** Returns for each line whether it is in the body of a class or an entity, or closes one. */
function inBodies(lines: readonly string[]): readonly boolean[] {
  let isOpen = false;
  return lines.map((line) => {
    const isInside = isOpen;
    if (isOpen) isOpen = !/^\s*\}/.test(line);
    else isOpen = /\{\s*$/.test(line) && !/^\s*namespace\b/.test(line);
    return isInside;
  });
}

function withoutFrontMatter(source: string): string {
  return source.replace(/^\s*---\n.*?\n\s*---[ \t]*(?:\n|$)/s, '');
}

function settingsTitle(settings: string): string | undefined {
  const [, title] = /^\s*title:\s*(.+?)\s*$/m.exec(settings) ?? [];
  return title?.replace(/^(["'])(.*)\1$/, '$2');
}

/** Returns the statements of a line: none if it is about styles or clicks, or is recorded as a field. */
function readLine(
  line: string,
  kind: MermaidKind | undefined,
  fields: Map<string, string>,
): readonly string[] {
  const statement = line.trim();
  const [, name, value] = /^(accTitle|accDescr)\s*:\s*(.+)$/.exec(statement) ?? [];
  if (name !== undefined && value !== undefined) {
    fields.set(name, value.trim());
    return [];
  }
  if (styleOrClick.test(statement)) return [];
  // `id: description` of a state.
  const [, state, described] =
    (kind === 'state' && /^(\w+)\s*:(?!::)\s*(.+)$/.exec(statement)) || [];
  if (state !== undefined) return [`state "${described}" as ${state}`];
  const isColouring = kind === 'flowchart' || kind === 'state';
  if (isColouring && /^class\s+\S+(?:,\s*\S+)*\s+\w+;?$/.test(statement)) return [];
  const written =
    kind === 'flowchart' ? linkForms(line) : [kind === 'er' ? relationForm(line) : line];
  return written.flatMap((one) => plainStatements(one, kind));
}

/** Returns a statement without classes and icons; a body has lines of its own. */
function plainStatements(line: string, kind: MermaidKind | undefined): readonly string[] {
  const plain = withShapes(line, kind)
    .replace(/:::[\w-]+/g, '')
    .replace(/\bfa[bsrl]?:fa-[\w-]+\s*/g, '');
  if (kind === 'er') return openBody(plain, kind).map(withComment);
  return kind === 'class' ? openBody(plain, kind).map(withTypeArguments) : [plain];
}

/** Writes the members of classes as the renderer reads them, in bodies and behind `Duck :`. */
function withMembers(lines: readonly string[]): readonly string[] {
  const isInside = inBodies(lines);
  return lines.map((line, index) => {
    if (/^\s*(?:\}|<<)/.test(line)) return line;
    const member = isInside[index]
      ? /^(\s*[+\-#~]?\s*)(.*)$/.exec(line)
      : /^(\s*[\p{L}\w]+\s*:\s*[+\-#~]?\s*)(.*)$/u.exec(line);
    return member ? memberForm(line, member) : line;
  });
}

/**
 * Writes `name: type` and `run(): type$` as the renderer reads them: `type name`, `run$() type`. It would take the first
 * word of `name type` for the type; as in Mermaid, the words stay as they are.
 */
function memberForm(line: string, [, before = '', rest = '']: readonly string[]): string {
  const [, name, type = ''] = /^([^\s:()]+)\s*:\s*([^()]+)$/.exec(rest) ?? [];
  if (name !== undefined) return `${before}${encodeName(type.trim())} ${name}`;
  if (!rest.includes('(')) return before + encodeName(rest.trimEnd());
  const [, method, inside, end = ''] = /^([^\s()]+)(\([^()]*\))(.*)$/.exec(rest) ?? [];
  if (method === undefined || end.trim() === '') return line;
  const [, returned = '', mark = ''] = /^\s*:?\s*(.*?)\s*([$*]?)$/.exec(end) ?? [];
  return `${before}${method}${mark}${inside} ${returned}`.trimEnd();
}

/** Writes `List~string~` in a member as `List<string>`; the renderer reads the names of classes itself. */
function withTypeArguments(line: string): string {
  if (/^\s*(?:class|namespace)\b|--|\.\./.test(line)) return line;
  return line
    .replace(/(?<=\w)~(?=[\w[])/g, () => encodeName('<'))
    .replace(/(?<=[\w\]}\uE100-\uE11F])~+/g, (signs) => encodeName('>'.repeat(signs.length)));
}

/** Writes a relationship with spaces around its sign, and zero or more on its left, `}o--`, as the renderer reads it. */
function relationForm(line: string): string {
  return line
    .replace(/^(\s*\S+?)\s*([|o}{]{2}(?:--|\.\.)[|o}{]{2})\s*(?=\S)/, '$1 $2 ')
    .replace(/^(\s*\S+\s+)\}o(?=--|\.\.)/, '$1o{');
}

/** Writes links and labels as the renderer reads them; an invisible link (`~~~`) separates two statements. */
function linkForms(line: string): readonly string[] {
  // Animations of links.
  if (/^\s*[\w-]+@\{[^}]*\banimat\w+\s*:/.test(line)) return [];
  const quoted: string[] = [];
  // Noncharacters stand for quoted labels, in which nothing is a link.
  const masked = withoutElements(line).replace(/"([^"]*)"/g, (_, label: string) => {
    quoted.push(plainText(label).replace(/^`(.*)`$/s, '$1'));
    return `\uFDD3${quoted.length - 1}\uFDD4`;
  });
  const encodedLabel = (index: string): string => encodeLabel(quoted[Number(index)] ?? '');
  return plainText(spacedLinks(withPlainLinks(masked)))
    .split(/\s*~~~\s*/)
    .filter((part) => part.trim() !== '')
    .map((part) =>
      part
        .replace(
          /\|(✕ )?\uFDD3(\d+)\uFDD4\|/g,
          (_, mark = '', index: string) => `|${mark}${encodedLabel(index)}|`,
        )
        .replace(/\uFDD3(\d+)\uFDD4/g, (_, index: string) => `"${encodedLabel(index)}"`),
    );
}

/** Writes line ends as elements, and numbers as they are: `1\.` keeps Mermaid from taking a label for a list. */
function plainText(label: string): string {
  return label.replace(/\\n/g, '<br>').replace(/(?<=\d)\\(?=[.)])/g, '');
}

/** Joins the lines of labels that go over several lines. */
function joinLabels(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (isOpen) joined.push(`${joined.pop()}<br>${line.trim()}`);
    else joined.push(line);
    const whole = joined.at(-1) ?? '';
    const plain = whole.replace(/"[^"]*"/g, '');
    const unlabelled = plain.replace(/\|[^|]*\|/g, '');
    isOpen = plain.includes('"') || /[[({][^\])}]*$|[->]\s*\|/.test(unlabelled);
  }
  return isOpen ? lines : joined;
}

/** The brackets of a shape by its names in the form `id@{ shape: … }`; others are rectangles. */
const brackets: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:rounded|event)$/, '(', ')'],
  [/^(?:stadium|terminal|pill)$/, '([', '])'],
  [/^(?:cyl|cylinder|database|db)$/, '[(', ')]'],
  [/^(?:circle|circ)$/, '((', '))'],
  [/^(?:diam|diamond|decision|question)$/, '{', '}'],
  [/^(?:hex|hexagon|prepare)$/, '{{', '}}'],
  [/^(?:subproc|subprocess|subroutine|fr-rect|framed-rectangle)$/, '[[', ']]'],
];

/** Writes `id@{ shape: diam, label: "Paid?" }` as `id{"Paid?"}`, which the renderer reads. */
function withShapes(line: string, kind: MermaidKind | undefined): string {
  if (kind !== 'flowchart') return line;
  return line.replace(/([\w-]+)@\{([^}]*)\}/g, (whole, id: string, body: string) => {
    const properties = new Map(
      [...body.matchAll(/(\w+):\s*(?:"([^"]*)"|([^,\s]+))/g)].map(
        ([, name = '', quoted, plain]) => [name, quoted ?? plain ?? ''] as const,
      ),
    );
    const [shape, label = id] = [properties.get('shape'), properties.get('label')];
    const isKnown = [...properties.keys()].every((name) => name === 'shape' || name === 'label');
    if (shape === undefined || !isKnown) return whole;
    const [, open, close] = brackets.find(([names]) => names.test(shape)) ?? [shape, '[', ']'];
    return `${id}${open}"${label}"${close}`;
  });
}

/** `string name PK, FK "comment"`: an attribute of an entity. */
const entityAttribute =
  /[^\s"]+\s+[^\s"]+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*\b)?(?:\s+"[^"]*")?/g;

/** Writes the comment of an attribute behind its name, and its keys without commas: the renderer has no others. */
function withComment(line: string): string {
  const [, start, keys = '', comment] =
    /^(\s*[^\s"|{}]+\s+[^\s"|{}]+)((?:[\s,]+(?:PK|FK|UK))*)\s*(?:"([^"]*)"\s*)?$/.exec(line) ?? [];
  if (start === undefined) return line;
  const shown = comment === undefined || comment === '' ? '' : encodeName(`: ${comment}`);
  return start + shown + keys.replaceAll(',', ' ');
}

/** Gives the braces of a body, and what is between them, lines of their own, because the renderer reads line by line. */
function openBody(line: string, kind: 'class' | 'er'): readonly string[] {
  const [, head, body] = /^(\s*(?:class\s+)?[\w"~-]+(?:\s*\[[^\]]*\])?\s*\{)(.*)$/.exec(line) ?? [];
  if (head === undefined || body === undefined || /--|\.\./.test(head)) return [line];
  const isClosed = /\}\s*$/.test(body);
  const inside = body.replace(/\}\s*$/, '');
  const members = kind === 'er' ? (inside.match(entityAttribute) ?? [inside]) : inside.split(';');
  return [head, ...members.filter((member) => member.trim() !== ''), ...(isClosed ? ['}'] : [])];
}

const keywords = new Set(
  `as note left right of end subgraph direction tb td bt lr rl state choice fork join class namespace for
   graph flowchart br one many only zero or more to optionally o x u`.split(/\s+/),
);

/** Returns the words of a text in lower case. */
export function lowerCaseWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the first word of the statements that a drawing lacks; undefined if it has them all. */
export function missingWord(
  { text }: MermaidSource,
  drawn: ReadonlySet<string>,
): string | undefined {
  const [, ...statements] = text.split('\n');
  const plain = statements.join('\n').replace(/<\/?\w+[^>]*>|#\w+;/g, ' ');
  return lowerCaseWords(plain).find((word) => !drawn.has(word) && !keywords.has(word));
}

/** A Mermaid diagram as its author wrote it, without what only concerns its look. */
export interface MermaidSource {
  /** `flowchart`, `sequence`, `class`, `state` or `er`; undefined for other kinds of diagram. */
  readonly kind: MermaidKind | undefined;
  /** The first word, which names the kind: `flowchart`, `gantt`. */
  readonly header: string;
  readonly title: string | undefined;
  /** The author's description for screen readers. */
  readonly description: string | undefined;
  /** The statements for the renderer. */
  readonly text: string;
}

type MermaidKind = (typeof kinds)[number][1];

const kinds = [
  [/^(?:graph|flowchart)(?:-elk)?\b/, 'flowchart'],
  [/^sequenceDiagram\b/, 'sequence'],
  [/^classDiagram(?:-v2)?\b/, 'class'],
  [/^stateDiagram(?:-v2)?\b/, 'state'],
  [/^erDiagram\b/, 'er'],
] as const;

/** Statements about colours and clicks. Colours come from the theme, which has a light and a dark mode. */
const looks = /^(?:style|classDef|linkStyle|cssClass|click|callback|link|links|hide|rect)\b/;

/**
 * Separates a diagram's title and description from its statements, and removes comments, settings and colours.
 *
 * @param source the content of a fence
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
  const fields = new Map<string, string>();
  const statements = rest.flatMap((line) => readLine(line, kind, fields));
  const opening = header
    .replace(/^flowchart-elk/, 'flowchart')
    .replace(/;+\s*$/, '')
    // The renderer asks for the direction that is Mermaid's default.
    .replace(/^(?:graph|flowchart)$/, '$& TD');
  const numbered = fields.has('autonumber') ? numberMessages(statements) : statements;
  return {
    kind,
    header: /^[\w-]+/.exec(header)?.[0] ?? header.slice(0, 20),
    title: fields.get('accTitle') ?? fields.get('title') ?? titleOf(settings),
    description: fields.get('accDescr'),
    text: [opening, ...closedRegions(rest, numbered)].join('\n'),
  };
}

function withoutFrontMatter(source: string): string {
  return source.replace(/^\s*---\n.*?\n\s*---[ \t]*(?:\n|$)/s, '');
}

function titleOf(settings: string): string | undefined {
  const [, title] = /^\s*title:\s*(.+?)\s*$/m.exec(settings) ?? [];
  return title?.replace(/^(["'])(.*)\1$/, '$2');
}

/** Returns the statements of a line: none if it is about looks or is recorded as a field. */
function readLine(
  line: string,
  kind: MermaidKind | undefined,
  fields: Map<string, string>,
): readonly string[] {
  const statement = line.trim();
  const [, name, value] = /^(accTitle|accDescr|title)\s*:?\s+(.+)$/.exec(statement) ?? [];
  if (name !== undefined && value !== undefined && (name !== 'title' || kind === 'sequence')) {
    fields.set(name, value.trim());
    return [];
  }
  if (kind === 'sequence' && /^autonumber\b/.test(statement)) {
    fields.set('autonumber', '');
    return [];
  }
  if (looks.test(statement)) return [];
  const isColouring = kind === 'flowchart' || kind === 'state';
  if (isColouring && /^class\s+\S+\s+\w+;?$/.test(statement)) return [];
  const plain = withShapes(line, kind)
    .replace(/:::[\w-]+/g, '')
    .replace(/\bfa[bsrl]?:fa-[\w-]+\s*/g, '');
  return kind === 'class' || kind === 'er' ? openBody(plain) : [plain];
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

/** Gives the opening and the closing brace of a body lines of their own, because the renderer reads it line by line. */
function openBody(line: string): readonly string[] {
  const [, head, body] = /^(\s*(?:class\s+)?[\w"~-]+(?:\s*\[[^\]]*\])?\s*\{)(.*)$/.exec(line) ?? [];
  if (head === undefined || body === undefined || /--|\.\./.test(head)) return [line];
  const isClosed = /\}\s*$/.test(body);
  const members = body.replace(/\}\s*$/, '').split(';');
  return [head, ...members.filter((member) => member.trim() !== ''), ...(isClosed ? ['}'] : [])];
}

/** `rect` colours a region that ends with `end`; its end is removed with it. */
function closedRegions(written: readonly string[], statements: readonly string[]): string[] {
  if (!written.some((line) => /^\s*rect\b/.test(line))) return [...statements];
  const open: boolean[] = [];
  const dropped = new Set<number>();
  let position = -1;
  for (const line of written) {
    const statement = line.trim();
    const isColour = /^rect\b/.test(statement);
    if (statements.includes(line)) position = statements.indexOf(line, position + 1);
    if (isColour || /^(?:loop|alt|opt|par|critical|break|box)\b/.test(statement))
      open.push(isColour);
    if (statement === 'end' && open.pop()) dropped.add(position);
  }
  return statements.filter((_, index) => !dropped.has(index));
}

const message = /^(\s*[^:]*?(?:<<)?-{1,2}(?:>{1,2}|[x)])[^:]*:)\s*(.*)$/;

function numberMessages(statements: readonly string[]): string[] {
  let number = 0;
  return statements.map((statement) =>
    statement.replace(message, (_, start: string, text: string) => {
      number += 1;
      return `${start} ${number}. ${text}`;
    }),
  );
}

const keywords = new Set(
  `participant actor create destroy as note over left right of loop alt else opt par and critical option break end box
   activate deactivate subgraph direction tb td bt lr rl state choice fork join class namespace for transparent
   graph flowchart br one many only zero or more to optionally o x u`.split(/\s+/),
);

/** Returns the words of a text in lower case. */
export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the first word of the statements that a drawing lacks; undefined if it has them all. */
export function missingWord(
  { text }: MermaidSource,
  drawn: ReadonlySet<string>,
): string | undefined {
  const [, ...statements] = text.split('\n');
  const plain = statements.join('\n').replace(/<\/?\w+[^>]*>|#\w+;/g, ' ');
  return wordsIn(plain).find((word) => !drawn.has(word) && !keywords.has(word));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A Mermaid diagram as its author wrote it, without what only concerns its look. */
export interface MermaidSource {
  /** `flowchart`, `class`, `state` or `er`; undefined for other kinds of diagram. */
  readonly kind: MermaidKind | undefined;
  /** The first word, which names the kind: `flowchart`. */
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
  [/^classDiagram(?:-v2)?\b/, 'class'],
  [/^stateDiagram(?:-v2)?\b/, 'state'],
  [/^erDiagram\b/, 'er'],
] as const;

/** Statements about colours and clicks. Colours come from the theme, which has a light and a dark mode. */
const looks = /^(?:style|classDef|linkStyle|cssClass|click|callback|link|links|hide)\b/;

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
  const whole = kind === 'flowchart' ? joinLabels(rest) : rest;
  const statements = whole.flatMap((line) => readLine(line, kind, fields));
  const opening = header
    .replace(/^flowchart-elk/, 'flowchart')
    .replace(/;+\s*$/, '')
    // The renderer asks for the direction that is Mermaid's default.
    .replace(/^(?:graph|flowchart)$/, '$& TD');
  return {
    kind,
    header: /^[\w-]+/.exec(header)?.[0] ?? header.slice(0, 20),
    title: fields.get('accTitle') ?? titleOf(settings),
    description: fields.get('accDescr'),
    text: [opening, ...statements].join('\n'),
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
  const [, name, value] = /^(accTitle|accDescr)\s*:\s*(.+)$/.exec(statement) ?? [];
  if (name !== undefined && value !== undefined) {
    fields.set(name, value.trim());
    return [];
  }
  if (looks.test(statement)) return [];
  // `id: description` of a state.
  const [, state, described] = (kind === 'state' && /^(\w+)\s*:\s*(.+)$/.exec(statement)) || [];
  if (state !== undefined) return [`state "${described}" as ${state}`];
  const isColouring = kind === 'flowchart' || kind === 'state';
  if (isColouring && /^class\s+\S+\s+\w+;?$/.test(statement)) return [];
  const written = kind === 'flowchart' ? linkForms(line) : [line];
  return written.flatMap((one) => plainStatements(one, kind));
}

/** Returns a statement without classes and icons; a body has lines of its own. */
function plainStatements(line: string, kind: MermaidKind | undefined): readonly string[] {
  const plain = withShapes(line, kind)
    .replace(/:::[\w-]+/g, '')
    .replace(/\bfa[bsrl]?:fa-[\w-]+\s*/g, '');
  return kind === 'class' || kind === 'er' ? openBody(plain) : [plain];
}

/** Writes links and labels as the renderer reads them; an invisible link (`~~~`) separates two statements. */
function linkForms(line: string): readonly string[] {
  // Animations of links.
  if (/^\s*[\w-]+@\{[^}]*\banimat\w+\s*:/.test(line)) return [];
  const quoted: string[] = [];
  // Noncharacters stand for quoted labels, in which nothing is a link.
  const masked = line.replace(/"([^"]*)"/g, (_, label: string) => {
    quoted.push(label.replace(/\\n/g, '<br>').replace(/^`(.*)`$/s, '$1'));
    return `\uFDD3${quoted.length - 1}\uFDD4`;
  });
  const labelOf = (index: string): string => quoted[Number(index)] ?? '';
  return spacedLinks(masked)
    .split(/\s*~~~\s*/)
    .filter((part) => part.trim() !== '')
    .map((part) =>
      part
        .replace(/\|\uFDD3(\d+)\uFDD4\|/g, (_, index: string) => `|${labelOf(index)}|`)
        .replace(/\uFDD3(\d+)\uFDD4/g, (_, index: string) => `"${labelOf(index)}"`),
    );
}

/** Puts the label of a link behind it and spaces around it, and makes slanted boxes rectangles. */
function spacedLinks(line: string): string {
  return line
    .replace(/\s*;\s*$/, '')
    .replace(/\b[\w-]+@(?=[-=<.]{2})/g, '')
    .replace(/\[[/\\]([^[\]]*)[/\\]\]/g, '[$1]')
    .replace(/(<?)--\s*(?![-\s>|ox])([^|<>]+?)\s*--+([>xo]?)(?=[\s\w])/g, '$1--$3|$2|')
    .replace(/(<?)-\.\s*(?!-)([^|.<>]+?)\s*\.-+([>xo]?)/g, '$1-.-$3|$2|')
    .replace(/(<?)==\s*(?![=\s>|])([^|=<>]+?)\s*==+([>xo]?)(?=[\s\w])/g, '$1==$3|$2|')
    .replace(/(?<![-=<])(<?(?:--|==))\|/g, '$1-|')
    .replace(/(<?(?:-{2,}|={2,}|-\.+-)[>xo]?)\s*\|\s*(.*?)\s*\|/g, '$1|$2|')
    .replace(/(?<=[\w\])}\uFDD4])(<?(?:--+>|==+>|-\.+->))(?=[\w|])/g, ' $1 ')
    .replace(/((?:--+>|==+>|-\.+->)) ?(\|[^|]*\|)(?=\w)/g, '$1$2 ')
    .replace(/ (\|)(?=[^|]*\|)/g, '$1');
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
    isOpen = plain.includes('"') || /[[({][^\])}]*$/.test(plain.replace(/\|[^|]*\|/g, ''));
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

/** Gives the opening and the closing brace of a body lines of their own, because the renderer reads it line by line. */
function openBody(line: string): readonly string[] {
  const [, head, body] = /^(\s*(?:class\s+)?[\w"~-]+(?:\s*\[[^\]]*\])?\s*\{)(.*)$/.exec(line) ?? [];
  if (head === undefined || body === undefined || /--|\.\./.test(head)) return [line];
  const isClosed = /\}\s*$/.test(body);
  const members = body.replace(/\}\s*$/, '').split(';');
  return [head, ...members.filter((member) => member.trim() !== ''), ...(isClosed ? ['}'] : [])];
}

const keywords = new Set(
  `as note left right of end subgraph direction tb td bt lr rl state choice fork join class namespace for
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

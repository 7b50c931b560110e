import type { Element } from 'hast';
import type { Code, Nodes } from 'mdast';
import type { Place } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import { lateLibrary } from '../../files/late-library.js';
import { escapeText } from '../../text/escape.js';
import { builderOfFile, type DocBuilder } from '../doc-builder.js';
import type { NodeHandler } from '../node-types.js';
import { cleanMathMl } from './clean-mathml.js';

/** Maximum characters of a formula; the library's time grows with them. */
const maxCharacters = 5_000;
/** Maximum characters that macros of a formula may make. */
const maxExpanded = 50_000;
const maxExpansions = 1_000;
/** The same for a formula without macros of its own: those of the library make a few characters each. */
const maxLibraryExpansions = 5_000;
const definition = /\\(?:[gex]?def|(?:re)?newcommand|providecommand|(?:future)?let)(?![a-z])/i;
const maxMarkup = 500_000;

/** Converts `$…$` to MathML in the line, and `$$…$$` to a formula on lines of its own. */
export const inlineMath: NodeHandler = (state, node: Extract<Nodes, { type: 'inlineMath' }>) => {
  const builder = builderOfFile(state.options.file);
  const isDisplayed = builder.sources.beginsWith('$$', node);
  // GitHub also writes $`…`$, in which no character is Markdown.
  const tex = node.value.replace(/^`(.*)`$/s, '$1');
  const element = isDisplayed
    ? block('span', tex, node, builder)
    : formula('math-inline', tex, node, builder);
  state.patch(node, element);
  return element;
};

/** Converts `$$` on lines of their own to MathML. */
export const math: NodeHandler = (state, node: Extract<Nodes, { type: 'math' }>) => {
  const element = block('div', node.value, node, builderOfFile(state.options.file));
  state.patch(node, element);
  return element;
};

/** Converts a fence `math` to MathML; returns undefined for other code. */
export function mathFence(node: Code, builder: DocBuilder): Element | undefined {
  if (node.lang !== 'math' || node.value.trim() === '') return undefined;
  return block('div', node.value, node, builder);
}

function block(tagName: string, tex: string, node: Nodes, builder: DocBuilder): Element {
  const element = { ...formula('math-block', tex, node, builder), tagName };
  element.properties.dataLabel = builder.phrase('content.formula');
  return element;
}

/** Wraps the MathML, because the sanitizer for raw HTML removes `<math>`. */
function formula(
  className: 'math-inline' | 'math-block',
  tex: string,
  node: Nodes,
  builder: DocBuilder,
): Element {
  const result = isOpen(node, builder)
    ? ({ kind: 'unclosed' } as const)
    : mathMl(tex, className === 'math-block');
  if (result.kind !== 'rendered') reportProblem(result, tex, node, builder);
  const value = result.kind === 'rendered' ? result.markup : `<code>${escapeText(tex)}</code>`;
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: [className] },
    children: [{ type: 'raw', value }],
    data: { finished: { text: tex.trim() } },
  };
}

type RenderedFormula = { readonly kind: 'rendered'; readonly markup: string } | InvalidFormula;

interface InvalidFormula {
  readonly kind: 'invalid';
  readonly problem: string;
  /** Where in the formula; undefined if the library does not know it. */
  readonly offset: number | undefined;
}

function invalid(problem: string, offset?: number): InvalidFormula {
  return { kind: 'invalid', problem, offset };
}

function reportProblem(
  result: InvalidFormula | { readonly kind: 'unclosed' },
  tex: string,
  node: Nodes,
  builder: DocBuilder,
): void {
  const [problem, place] =
    result.kind === 'unclosed'
      ? ['the `$$` that ends it is missing', opening(node, builder)]
      : [result.problem, placeIn(tex, result.offset, node, builder)];
  builder.report(diagnose('content/formula', { problem }, { place }));
}

/** Whether a formula on lines of its own has no end, so that it contains the rest of the text. */
function isOpen(node: Nodes, { sources }: DocBuilder): boolean {
  const { type, position } = node;
  if (type !== 'math' || !position || !sources.beginsWith('$$', node)) return false;
  const last = sources.lineAt(position.end.line);
  return position.end.line === position.start.line || !/\${2}[.,;:]?\s*$/.test(last);
}

function opening({ position }: Nodes, { sources }: DocBuilder): Place | undefined {
  if (!position) return undefined;
  const { line, column } = position.start;
  return sources.nodePlace({
    position: { start: position.start, end: { line, column: column + 2 } },
  });
}

/** Words in a formula, where MathJax reads an underscore as a character: `\text{batch_size}`. */
const words = /\\text(?:rm|it|bf|tt|sf|normal)?\s*\{[^{}]*\}/g;

/** Writes what only MathJax reads as the library reads it. */
function withoutMathJaxForms(tex: string): string {
  return tex
    .replace(/\\[hm]box(?![a-z])/gi, '\\text')
    .replace(words, (text) => text.replace(/(?<!\\)_/g, '\\_'))
    .replace(/\\begin\{eqnarray\*?\}/g, '\\begin{array}{rcl}')
    .replace(/\\end\{eqnarray\*?\}/g, '\\end{array}');
}

/** @throws Error if the library cannot read the formula */
function renderFormula(tex: string, displayMode: boolean): string {
  const maxExpand = definition.test(tex)
    ? Math.min(maxExpansions, Math.ceil(maxExpanded / (tex.length + 1)))
    : maxLibraryExpansions;
  const render = (text: string): string =>
    lateLibrary('temml').renderToString(text, {
      displayMode,
      throwOnError: true,
      trust: false,
      // A new object, because formulas define macros in it.
      macros: {},
      maxSize: [50, 50],
      maxExpand,
    });
  const plain = withoutMathJaxForms(tex);
  try {
    return render(tex);
  } catch (error) {
    if (plain === tex) throw error;
    try {
      return render(plain);
    } catch {
      throw error;
    }
  }
}

function mathMl(tex: string, displayMode: boolean): RenderedFormula {
  if (tex.length > maxCharacters) return invalid(`it has more than ${maxCharacters} characters`);
  let markup: string;
  try {
    markup = renderFormula(tex, displayMode);
  } catch (error) {
    return libraryProblem(error);
  }
  if (markup.length > maxMarkup) return invalid('its macros make it too large');
  const [, reference] = /class="tml-(?:eq)?(ref)\b/.exec(markup) ?? [];
  if (reference !== undefined) {
    return invalid(`\\${reference} has no number to refer to`, tex.search(/\\(?:eq)?ref/));
  }
  return { kind: 'rendered', markup: cleanMathMl(markup) };
}

function libraryProblem(error: unknown): InvalidFormula {
  if (error instanceof RangeError) return invalid('it is nested too deeply');
  // Temml's own mistake over a formula that lacks a part: its message says nothing to authors.
  if (error instanceof TypeError) {
    return invalid('a part of it is missing, such as what a ^ or _ belongs to');
  }
  const message = errorMessage(error);
  const position = error instanceof Error && 'position' in error ? error.position : undefined;
  const [plain = message] = message.trim().split(/ at (?:position \d+|end of input):/, 1);
  return invalid(
    /^[A-Z][a-z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain,
    typeof position === 'number' ? position : undefined,
  );
}

/** Returns the place of an offset of a formula; the place of the whole formula if its source differs. */
function placeIn(
  tex: string,
  offset: number | undefined,
  node: Nodes,
  { sources }: DocBuilder,
): Place | undefined {
  const { start, end } = node.position ?? {};
  if (offset === undefined || !start || !end) return sources.nodePlace(node);
  const before = tex.slice(0, offset).split('\n');
  const lines = tex.split('\n');
  const written = lines[before.length - 1] ?? '';
  const isFence = node.type !== 'inlineMath';
  const line = start.line + before.length - 1 + (isFence ? 1 : 0);
  const from = line === start.line ? start.column - 1 : 0;
  const at = sources.lineAt(line).indexOf(written, from);
  if (at === -1 || line > end.line) return sources.nodePlace(node);
  const column = at + (before.at(-1) ?? '').length + 1;
  const [command = ''] = /^(?:\\[a-zA-Z]+|\\?.)/s.exec(tex.slice(offset)) ?? [];
  const point = { line, column: column + Math.max(command.length, 1) };
  return sources.nodePlace({ position: { start: { line, column }, end: point } });
}

import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Place } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { directiveAttributes, isReservedBlock } from '../markdown/directive-declarations.js';
import { directiveLabel } from '../markdown/label.js';

type Directive = ContainerDirective | LeafDirective | TextDirective;

const colons = { containerDirective: ':::', leafDirective: '::', textDirective: ':' };

/** Whether a flag is set: by its name alone, or with any value but `false`. */
export function isFlagSet(value: string | null | undefined): boolean {
  return value !== undefined && value !== null && value !== 'false';
}

/** Returns the attributes of a block by name. The parser loses `__proto__`, which is found in the opening line. */
export function writtenAttributes(
  node: Directive,
  builder: DocBuilder,
): readonly (readonly [name: string, value: string | null | undefined])[] {
  const { start } = node.position ?? {};
  const opening = start ? builder.sources.lineAt(start.line).slice(start.column - 1) : '';
  const isLost = /^:+[\w-]+(?:\[[^\]]*\])?\{[^}]*(?<![^\s{])__proto__(?![^\s=}])/.test(opening);
  return [
    ...Object.entries(node.attributes ?? {}),
    ...(isLost ? [['__proto__', ''] as const] : []),
  ];
}

/** Reports unknown attributes, and values that an attribute does not take, at their positions. */
export function checkAttributes(node: Directive, builder: DocBuilder): void {
  const block = node.name.toLowerCase();
  if (!isReservedBlock(block)) return;
  const attributes = directiveAttributes(block);
  const names = Object.keys(attributes);
  const name = colons[node.type] + block;
  for (const [attribute, value] of writtenAttributes(node, builder)) {
    const allowed = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined;
    if (!allowed) {
      const others = names.length > 0 ? `it may have ${names.join(', ')}` : 'it has no attributes';
      const hint = didYouMean(attribute, names) ?? others;
      const place = attributePlace(attribute, node, builder);
      builder.report(diagnose('content/unknown-attribute', { name, attribute }, { place, hint }));
    } else if (!allowed.accepts(value ?? '')) {
      const listed = allowed.listed ?? [];
      const problem = `expected one of ${listed.join(', ')}`;
      // A digit is similar to any other.
      const hint = /\d/.test(value ?? '') ? undefined : didYouMean(value ?? '', listed);
      const args = { name, attribute, problem };
      const place = attributePlace(attribute, node, builder);
      builder.report(diagnose('content/invalid-attribute', args, { place, hint }));
    }
  }
}

/** A label and attributes as brackets and braces. */
const labelAndAttributes = /^[ \t]*(?:\[.*\])?[ \t]*(?:\{.*\})?\s*$/;

/** Reports an opening line whose bracket or brace is not closed: the parser leaves out what follows the name. */
export function reportUnclosedBracket(node: ContainerDirective, builder: DocBuilder): void {
  const { start } = node.position ?? {};
  if (!start) return;
  const written = builder.sources.lineAt(start.line);
  const [opening = '', rest = ''] =
    /^:+[ \t]*[\w-]+(.*)$/.exec(written.slice(start.column - 1)) ?? [];
  // After a space, a bracket is part of a title without brackets: `::: tip [Mars](./mars.md) is red`.
  const isTitle = directiveLabel(node).length > 0 && !rest.startsWith('[');
  if (isTitle || labelAndAttributes.test(rest)) return;
  const column = start.column + opening.length - rest.length;
  const position = {
    start: { line: start.line, column },
    end: { line: start.line, column: column + rest.length },
  };
  const args = { name: `:::${node.name}`, isLabel: !rest.includes('{') };
  const place = builder.sources.nodePlace({ position });
  builder.report(diagnose('content/unclosed-bracket', args, { place }));
}

/**
 * Returns the position of an attribute's name in the opening line, else that of the opening line: the parser gives
 * attributes no positions.
 */
export function attributePlace(
  attribute: string,
  node: Directive,
  builder: DocBuilder,
): Place | undefined {
  const { start, end } = node.position ?? {};
  if (!start || !end) return undefined;
  const { line } = start;
  const written = builder.sources.lineAt(line);
  const last = end.line === line ? end.column - 1 : written.length;
  const braces =
    node.type === 'textDirective' ? written.indexOf('{', start.column) : written.lastIndexOf('{');
  // `.wide` is short for `class=wide`.
  const short = attribute === 'class' ? '.' : attribute;
  const names = [attribute, short].map((name) => written.slice(0, last).indexOf(name, braces));
  const at = braces === -1 || attribute === '' ? -1 : (names.find((index) => index !== -1) ?? -1);
  const [from, to] =
    at === -1
      ? [start.column, last + 1]
      : [at + 1, at + 1 + (names[0] === -1 ? 1 : attribute.length)];
  const position = { start: { line, column: from }, end: { line, column: to } };
  return builder.sources.nodePlace({ position });
}

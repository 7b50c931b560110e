import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Place } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import {
  type ContainerName,
  isContainerName,
  isLeafName,
  type LeafName,
} from '../markdown/directive-names.js';

const admonitionAttributes = ['id', 'title'];

/** Attributes of the directives. The compiler reports a name without an entry. */
const attributeNames: Readonly<Record<ContainerName | LeafName, readonly string[]>> = {
  note: admonitionAttributes,
  tip: admonitionAttributes,
  info: admonitionAttributes,
  important: admonitionAttributes,
  warning: admonitionAttributes,
  caution: admonitionAttributes,
  danger: admonitionAttributes,
  details: ['id', 'open', 'title'],
  tabs: ['id', 'sync'],
  tab: ['id', 'title'],
  'code-group': ['id', 'sync'],
  cards: ['columns', 'id'],
  card: ['href', 'icon', 'id', 'image', 'title'],
  steps: ['id'],
  'file-tree': ['id'],
  field: ['default', 'deprecated', 'id', 'in', 'required', 'type'],
  figure: ['id', 'title'],
  only: ['audience', 'locale', 'version'],
  schema: ['depth', 'example'],
  operation: ['brief'],
  'api-diagram': ['current', 'references', 'schemas'],
  include: [],
  glossary: [],
  actions: ['id'],
};

/** Reports each unknown attribute of a block at its position. */
export function reportUnknownAttributes(
  node: ContainerDirective | LeafDirective,
  builder: DocBuilder,
): void {
  const block = node.name.toLowerCase();
  if (!isContainerName(block) && !isLeafName(block)) return;
  const names = attributeNames[block];
  for (const attribute of Object.keys(node.attributes ?? {})) {
    if (names.includes(attribute)) continue;
    const hint =
      didYouMean(attribute, names) ??
      (names.length > 0 ? `it may have ${names.join(', ')}` : undefined);
    const name = (node.type === 'leafDirective' ? '::' : ':::') + block;
    const place = attributePlace(attribute, node, builder);
    builder.report(diagnose('content/unknown-attribute', { name, attribute }, { place, hint }));
  }
}

/**
 * Returns the position of an attribute's name in the opening line, else that of the opening line: the parser gives
 * attributes no positions.
 */
export function attributePlace(
  attribute: string,
  node: ContainerDirective | LeafDirective | TextDirective,
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

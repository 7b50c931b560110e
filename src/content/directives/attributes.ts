import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { Place } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { admonitionKinds } from '../markdown/directive-names.js';

/** Known attributes by block name. */
const known: ReadonlyMap<string, readonly string[]> = new Map([
  ...admonitionKinds.map((kind): [string, string[]] => [kind, ['id', 'title']]),
  ['details', ['id', 'open', 'title']],
  ['tabs', ['id', 'sync']],
  ['tab', ['id', 'title']],
  ['code-group', ['id', 'sync']],
  ['cards', ['columns', 'id']],
  ['card', ['href', 'icon', 'id', 'image', 'title']],
  ['steps', ['id']],
  ['file-tree', ['id']],
  ['field', ['default', 'deprecated', 'id', 'in', 'required', 'type']],
  ['figure', ['id', 'title']],
  ['schema', ['depth', 'example']],
  ['operation', ['brief']],
  ['api-diagram', ['current', 'references', 'schemas']],
  ['include', []],
]);

/** Reports each unknown attribute of a block at its position. */
export function reportUnknownAttributes(
  node: ContainerDirective | LeafDirective,
  builder: DocBuilder,
): void {
  const block = node.name.toLowerCase();
  const names = known.get(block);
  if (!names) return;
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
 * Returns the position of an attribute's name in the opening line, else that of the block: the parser gives attributes
 * no positions.
 */
function attributePlace(
  attribute: string,
  node: ContainerDirective | LeafDirective,
  builder: DocBuilder,
): Place | undefined {
  const { line } = node.position?.start ?? { line: 0 };
  const written = builder.sources.lineAt(line);
  const braces = written.lastIndexOf('{');
  // `.wide` is short for `class=wide`.
  const short = attribute === 'class' ? '.' : attribute;
  const names = [attribute, short].map((name) => written.indexOf(name, braces));
  const at = braces === -1 ? -1 : (names.find((index) => index !== -1) ?? -1);
  if (at === -1) return builder.sources.placeOf(node);
  const start = { line, column: at + 1 };
  const end = { line, column: at + 1 + (names[0] === -1 ? 1 : attribute.length) };
  return builder.sources.placeOf({ position: { start, end } });
}

import type { ElementContent } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { directiveContent } from '../markdown/label.js';
import type { State } from '../node-types.js';
import { attributePlace } from './attributes.js';

/**
 * Converts `:::only{version="1, 2" locale=de audience=partner}`: the content is on the page if each attribute names what
 * the file or the site is. Otherwise nothing of it is published.
 */
export function only(
  state: State,
  node: ContainerDirective,
  builder: DocBuilder,
): ElementContent[] {
  const { context, messages } = builder.options;
  const { version = 'current', locale = messages.locale } = builder.textScope ?? {};
  const conditions = [
    { name: 'version', is: version, known: context?.versions ?? ['current'] },
    { name: 'locale', is: locale, known: context?.locales ?? [locale] },
    { name: 'audience', is: context?.audience, known: context?.audiences ?? [] },
  ];
  const met = conditions.map(({ name, is, known }) => {
    const wanted = attributeWords(node.attributes?.[name]);
    for (const value of wanted) {
      if (!known.includes(value)) reportUnknown(value, { name, known }, node, builder);
    }
    return wanted.length === 0 || (is !== undefined && wanted.includes(is));
  });
  if (!met.every(Boolean)) {
    builder.edited.push({ node, with: undefined });
    return [];
  }
  withoutFences(node, builder);
  return state.all({ type: 'root', children: directiveContent(node) });
}

function attributeWords(value: string | null | undefined): readonly string[] {
  return (value ?? '').split(/[\s,]+/).filter((word) => word !== '');
}

function reportUnknown(
  value: string,
  { name: attribute, known }: { readonly name: string; readonly known: readonly string[] },
  node: ContainerDirective,
  builder: DocBuilder,
): void {
  const problem = `the site has no ${attribute} ${value}`;
  const listed =
    known.length > 0 ? `it has ${known.join(', ')}` : 'list them in markdown.audiences';
  const details = {
    place: attributePlace(attribute, node, builder),
    hint: didYouMean(value, known) ?? listed,
  };
  const args = { name: ':::only', attribute, problem };
  builder.report(diagnose('content/invalid-attribute', args, details));
}

/** Leaves the fences out of the Markdown of the page. */
function withoutFences(node: ContainerDirective, { edited, sources }: DocBuilder): void {
  const { start, end } = node.position ?? {};
  if (!start || !end || start.line === end.line) return;
  const first = { line: start.line, column: sources.lineAt(start.line).length + 1 };
  edited.push({ node: { position: { start, end: first } }, with: '' });
  const last = sources.lineAt(end.line).slice(0, end.column - 1);
  const [fence = ''] = /:{3,}[ \t]*$/.exec(last) ?? [];
  if (fence === '') return;
  const from = { line: end.line, column: end.column - fence.length };
  edited.push({ node: { position: { start: from, end } }, with: '' });
}

import type { Code, RootContent } from 'mdast';
import { readLiteral } from './literal.js';
import { nodesText } from './nodes.js';
import { rawFilePath } from './scope.js';
import type { Tag, TagTable } from './tag.js';

/** `<CodeBlock language="js" title="a.js">{Source}</CodeBlock>` and `<Code code={source} lang="js" />`. */
function codeBlock(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const lang =
    attributes.text('language', 'lang') ??
    /language-(\w+)/.exec(attributes.text('className') ?? '')?.[1];
  const title = attributes.text('title', 'filename');
  const marks = attributes.value('mark', 'metastring', 'meta', 'highlight');
  const isNumbered = attributes.flag('showLineNumbers');
  for (const name of ['ins', 'del', 'frame', 'inline']) attributes.has(name);
  const code = attributes.text('code', 'children');
  const children = node.children.filter(
    (child) => !(child.type === 'text' && child.value.trim() === ''),
  );
  const [only] = children;
  // A code block between the tags.
  if (code === undefined && only?.type === 'code') return tag.children();
  const raw = code === undefined ? rawFile(tag) : undefined;
  const value =
    code ??
    (only?.type === 'mdxFlowExpression' || only?.type === 'mdxTextExpression'
      ? literalText(only.value, tag)
      : nodesText(node.children as RootContent[]));
  if (raw === undefined && value === undefined) return tag.children();
  const meta = [
    title === undefined ? '' : `title="${title.replaceAll('"', "'")}"`,
    typeof marks === 'string' ? marks : '',
    isNumbered ? 'showLineNumbers' : '',
    raw === undefined ? '' : `file="${raw}"`,
  ];
  const codeNode: Code = {
    type: 'code',
    lang: lang ?? null,
    meta: meta.filter((one) => one !== '').join(' ') || null,
    value: (value ?? '').replace(/^\n|\n$/g, ''),
    position: node.position,
  };
  return [codeNode];
}

/** Returns the path of an imported file whose text the tag shows: `{Source}` or `code={Source}`. */
function rawFile({ node, bindings, attributes }: Tag): string | undefined {
  const code = attributes.value('code', 'children');
  const path = rawFilePath(code);
  if (path !== undefined) return path;
  const expression = node.children.find(
    (child) => child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression',
  );
  const name = expression && 'value' in expression ? expression.value.trim() : '';
  const binding = bindings.get(name);
  return binding?.kind === 'raw' ? binding.target : undefined;
}

function literalText(code: string, { attributes }: Tag): string | undefined {
  const found = readLiteral(code, attributes.scope);
  return found.kind === 'value' && typeof found.value === 'string' ? found.value : undefined;
}

/** `<Mermaid chart="graph LR; a --> b" />`. */
function mermaid(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const value =
    attributes.text('chart', 'diagram', 'graph', 'value', 'code') ?? nodesText(tag.children());
  return [{ type: 'code', lang: 'mermaid', meta: null, value, position: node.position }];
}

/** Tags that show code. */
export const codeTags: TagTable = {
  Mermaid: mermaid,
  CodeBlock: codeBlock,
  Code: codeBlock,
  DynamicCodeBlock: codeBlock,
};

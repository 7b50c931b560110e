import type { RootContent } from 'mdast';
import type { MdxjsEsm } from 'satteri';
import type { DocBuilder } from '../doc-builder.js';
import { codeNeeded } from './attributes.js';
import { type Binding, readModuleLines } from './scope.js';

/** Reads `import` and `export` lines, which may also stand between tags. Returns the file with the lines. */
export function readModules(
  nodes: readonly RootContent[],
  bindings: Map<string, Binding>,
  builder: DocBuilder,
): string | undefined {
  let file: string | undefined;
  for (const node of nodes) {
    if (node.type === 'mdxjsEsm') {
      readLines(node, bindings, builder);
      file ??= builder.sources.nodeFile(node);
    } else if (node.type === 'mdxJsxFlowElement') {
      file = readModules(node.children, bindings, builder) ?? file;
    }
  }
  return file;
}

function readLines(node: MdxjsEsm, bindings: Map<string, Binding>, builder: DocBuilder): void {
  builder.edited.push({ node, with: undefined });
  for (const { offset, what, hint } of readModuleLines(node.value, bindings)) {
    const start = node.position?.start;
    const line = (start?.line ?? 1) + node.value.slice(0, offset).split('\n').length - 1;
    const end = { line, column: builder.sources.lineAt(line).length + 1 };
    const place = builder.sources.nodePlace({ position: { start: { line, column: 1 }, end } });
    const code = builder.sources.lineAt(line).trim() || what;
    builder.report(codeNeeded(code, place, hint));
  }
}

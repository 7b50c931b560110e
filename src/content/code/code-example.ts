import type { Code } from 'mdast';
import type { Position } from '../../diagnostics/diagnostic.js';
import type { CodeExample } from '../doc.js';
import type { DocBuilder } from '../doc-builder.js';
import { blankLineMarks } from './line-markers.js';
import type { CodeMeta } from './meta.js';
import type { RegionLine } from './region.js';

const shells = new Set(
  'bash sh shell zsh ksh fish console shellsession shell-session curl cmd bat batch'.split(' '),
);
const bodies = new Set('json jsonc json5 ndjson jsonl http'.split(' '));

/** Code from another file. */
export interface IncludedCode {
  /** Relative to the site folder. */
  readonly file: string;
  readonly lines: readonly RegionLine[];
}

/**
 * Records a code block that shows, or may show, a request or response, so that it can be checked against the API
 * description.
 */
export function collectCodeExample(
  node: Code,
  { language, about }: CodeMeta,
  { written, included }: { readonly written: string; readonly included: IncludedCode | undefined },
  builder: DocBuilder,
): void {
  const isShell = shells.has(language) && /\bcurl\b/.test(written);
  if (about.operation === undefined && !isShell && !bodies.has(language)) return;
  const place = builder.sources.nodePlace(node);
  if (!place) return;
  const example: CodeExample = {
    language: isShell ? 'sh' : language,
    ...about,
    text: blankLineMarks(written),
    place,
    lines: included?.lines.map(({ start }) => start) ?? codeLines(node, builder),
    ...(included && { file: included.file }),
  };
  builder.codeExamples.push(example);
}

/** Returns the start of each line of a fenced block, after the prefix of an enclosing list or quotation. */
function codeLines(node: Code, builder: DocBuilder): readonly Position[] {
  const { position } = node;
  if (!position) return [];
  return node.value.split('\n').flatMap((text, index) => {
    const line = position.start.line + 1 + index;
    const written = builder.sources.lineAt(line);
    const column = written.endsWith(text)
      ? written.length - text.length + 1
      : written.length - written.trimStart().length + 1;
    const point = { line, column };
    return builder.sources.nodePlace({ position: { start: point, end: point } })?.start ?? [];
  });
}

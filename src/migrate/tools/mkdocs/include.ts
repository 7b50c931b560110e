import path from 'node:path/posix';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { tagAttribute } from '../../../text/tag-attribute.js';
import { Budget } from '../../budget.js';
import type { PageContext, TextPass } from '../../source-tool.js';
import { replaceOutsideCode } from '../../text/code-ranges.js';
import { splitFrontMatter } from '../../text/front-matter.js';
import { rewriteLinks } from '../../text/links.js';

/** Bound of the text that a page includes: files can be included often. */
const maxIncludedLength = 1_000_000;

const includeTag =
  /^[ \t]*\{%-?\s*include(?:-markdown)?\s+(?:"([^"\n]+)"|'([^'\n]+)')((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|\w+))*)\s*-?%\}[ \t]*\r?$/gm;

/**
 * `{% include-markdown "../README.md" start="…" end="…" %}` of mkdocs-include-markdown-plugin.
 * @param docsDir folder of the texts, in which paths without a dot begin
 */
export function includedMarkdown(docsDir: string): TextPass {
  return (text, context) => {
    const characters = new Budget(maxIncludedLength);
    return replaceOutsideCode(text, includeTag, ([all, double, single, options = '']) => {
      const part = includedPart(double ?? single ?? '', options, context, docsDir);
      return part !== undefined && characters.spend(part.length) ? part : all;
    });
  };
}

/** Returns the text, with links as from the page; undefined without such a file or its marks. */
function includedPart(
  written: string,
  options: string,
  context: PageContext,
  docsDir: string,
): string | undefined {
  const folder = path.dirname(context.page.from);
  const file = [path.join(folder, written), path.join(docsDir, written)].find((one) =>
    context.files.has(one),
  );
  if (file === undefined || !isMarkdownFile(file)) return undefined;
  const { body } = splitFrontMatter(context.files.text(file) ?? '');
  const start = boundaryText('start', options);
  const end = boundaryText('end', options);
  const from = start === undefined ? 0 : body.indexOf(start);
  if (from === -1) return undefined;
  const begun = body.slice(from + (start?.length ?? 0));
  const to = end === undefined ? -1 : begun.indexOf(end);
  return rewriteLinks(to === -1 ? begun : begun.slice(0, to), context, (target) =>
    target.startsWith('/')
      ? undefined
      : path.relative(folder, path.join(path.dirname(file), target)) || undefined,
  ).trim();
}

function boundaryText(name: 'start' | 'end', options: string): string | undefined {
  return tagAttribute(options, name)?.replaceAll('\\n', '\n');
}

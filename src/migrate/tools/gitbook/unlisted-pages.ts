import path from 'node:path/posix';
import { startOfFile } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import type { SourceFiles } from '../../source-files.js';
import type { SourcePage, SourceSite } from '../../source-tool.js';
import { convertFrontMatter, splitFrontMatter } from '../../text/front-matter.js';
import { docId } from '../plain-folder.js';

/**
 * Unlists the pages that `SUMMARY.md` does not name: the old tool does not publish them, but texts may link to them.
 * The first page needs no line, and pages below another `SUMMARY.md` are a space of their own.
 */
export function unlistedPages(
  pages: readonly SourcePage[],
  { file: summary, ids }: { readonly file: string; readonly ids: ReadonlySet<string> },
  files: SourceFiles,
): Required<Pick<SourceSite, 'header' | 'diagnostics'>> {
  const otherSpaces = files
    .list(path.dirname(summary))
    .filter((file) => path.basename(file) === 'SUMMARY.md' && file !== summary)
    .map((file) => `${path.dirname(file)}/`);
  const unlisted = pages
    .filter(
      ({ from, to, route = '/' }) =>
        route !== '/' &&
        !ids.has(docId(to.slice('content/docs/'.length))) &&
        !otherSpaces.some((folder) => from.startsWith(folder)),
    )
    .map(({ from }) => from);
  // A navigation without any page is one that could not be read.
  if (unlisted.length === 0 || ids.size === 0) return { header: (text) => text, diagnostics: [] };
  const sources = new Set(unlisted);
  const args = { pages: unlisted };
  return {
    header: (text, { from }) => {
      if (!sources.has(from)) return text;
      const { head, body } = splitFrontMatter(text);
      return convertFrontMatter(head, {}, { unlisted: true }) + body;
    },
    diagnostics: [diagnose('migrate/unlisted-pages', args, { place: startOfFile(summary) })],
  };
}

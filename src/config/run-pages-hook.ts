import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { sha256 } from '../files/sha256.js';
import type { SourceFile } from '../files/source-file.js';
import { attemptHook, type Hook, hookProblem } from './attempt-hook.js';
import { pathProblem } from './run-sources.js';
import type { ListedPage, PagesHook } from './schema/hooks.js';

/** What the hook `onPages` changed. */
export interface ChangedPages {
  /** Pages that stay, by path. */
  readonly kept: ReadonlyMap<string, Pick<ListedPage, 'title' | 'description'>>;
  readonly added: readonly SourceFile[];
}

/**
 * Runs the hook `onPages`.
 * @throws DiagnosticError that names the hook if it fails or returns no pages
 */
export async function runPagesHook(
  hook: PagesHook,
  pages: readonly ListedPage[],
  site: Omit<Hook, 'name'>,
): Promise<ChangedPages> {
  const { siteDir } = site;
  const named = { ...site, name: 'onPages' };
  const fail = (problem: string): DiagnosticError =>
    new DiagnosticError([hookProblem(named, problem)]);
  const result: unknown = await attemptHook(() => hook(pages.map((page) => ({ ...page }))), named);
  if (!Array.isArray(result)) throw fail('it returned no list of pages');
  const paths = new Set(pages.map(({ path }) => path));
  const kept = new Map<string, Pick<ListedPage, 'title' | 'description'>>();
  const added = new Map<string, SourceFile>();
  for (const page of result) {
    const { path, title, description, text }: Partial<Record<string, unknown>> = Object(page);
    if (typeof path !== 'string') throw fail('each page needs a path');
    const unknown = Object.keys(page).find((key) => !pageKeys.includes(key));
    if (unknown !== undefined) throw fail(`${path} has the unknown key ${unknown}`);
    if (typeof text === 'string') {
      const problem = paths.has(path) ? 'exists' : pathProblem(path, siteDir, added);
      if (problem !== undefined) throw fail(`${path} ${problem}`);
      added.set(path, { path, text, digest: sha256(text) });
      continue;
    }
    if (!paths.has(path)) throw fail(`${path} is not a page of the site, and has no text`);
    if (kept.has(path)) throw fail(`${path} was returned twice`);
    if (typeof title !== 'string' || title === '') throw fail(`${path} needs a title`);
    if (description !== undefined && typeof description !== 'string')
      throw fail(`the description of ${path} must be a string`);
    kept.set(path, { title, description });
  }
  return { kept, added: [...added.values()] };
}

const pageKeys = ['path', 'title', 'description', 'tags', 'frontMatter', 'text'];

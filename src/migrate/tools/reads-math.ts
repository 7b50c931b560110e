import { ComputedValue } from '../read/setting-values.js';
import type { SourceFiles } from '../source-files.js';
import type { SourcePage } from '../source-tool.js';
import { codeLines, codeSpan } from '../text/code-ranges.js';

/** Plugins that read `$…$` as a formula, as settings name them or as code imports them. */
const mathPlugins = /remark-math|arithmatex|mdx_math|markdown_katex|mdx_katex|katex\b/;

/** Whether a list of plugins or extensions has one for formulas. */
export function readsMath(plugins: unknown): boolean {
  if (typeof plugins === 'string') return mathPlugins.test(plugins);
  if (plugins instanceof ComputedValue) return mathPlugins.test(plugins.code);
  if (typeof plugins !== 'object' || plugins === null) return false;
  return Array.isArray(plugins)
    ? plugins.some(readsMath)
    : Object.keys(plugins).some((name) => mathPlugins.test(name));
}

/** Whether a page has `$$` outside of code: GitBook and Mintlify read formulas without a setting. */
export function hasFormulas(pages: readonly SourcePage[], files: SourceFiles): boolean {
  return pages.some(({ from }) => {
    const text = files.text(from) ?? '';
    if (!text.includes('$$')) return false;
    const lines = text.split('\n');
    const isCode = codeLines(lines);
    return lines.some((line, at) => !isCode[at] && line.replace(codeSpan, '').includes('$$'));
  });
}

import { ComputedValue } from '../read/setting-values.js';

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

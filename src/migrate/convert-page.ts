import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { lostWords } from './lost-words.js';
import type { PageContext, SourceSite } from './source-tool.js';
import { escapeTagSigns, type ReadableText } from './text/escape-tag-signs.js';
import { fenceInfo, uselessOptions } from './text/fence-options.js';
import { formulaBlocks } from './text/formulas.js';
import {
  convertFrontMatter,
  type FrontMatterRules,
  frontMatterRecord,
  splitFrontMatter,
} from './text/front-matter.js';
import { iframesToLinks } from './text/iframes.js';
import { importedConstants } from './text/imported-constants.js';
import { rewriteLinks } from './text/links.js';
import { iconAttribute, iconTag, unknownIcons } from './text/tag-icons.js';
import { textAlign } from './text/text-align.js';
import { widenFences } from './text/widen-fences.js';

/** A page as docsgen reads it. */
export interface ConvertedPage {
  readonly text: string;
  readonly isChanged: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Converts the text of a page. A conversion that would lose words is not used. */
export function convertPage(
  written: string,
  site: SourceSite,
  context: PageContext,
): ConvertedPage {
  const { head, body } = splitFrontMatter(site.header?.(written, context.page) ?? written);
  const meta = frontMatterRecord(head);
  const opening = site.opening?.(meta, context);
  const rules = { ...foreignKeys, ...site.frontMatter, ...opening?.rules };
  const newHead = convertFrontMatter(head, rules);
  const { math, tags } = (site.config.markdown ?? {}) as {
    readonly math?: boolean;
    readonly tags?: boolean;
  };
  const passes = [...(math ? [formulaBlocks] : []), ...site.passes];
  const converted = [
    ...passes,
    importedConstants,
    uselessOptions,
    unknownIcons,
    iframesToLinks,
    textAlign,
  ].reduce((text, pass) => pass(text, context), body);
  const widened = converted === body ? body : widenFences(converted);
  const { link } = site;
  const withNewLinks = (text: string): string => (link ? rewriteLinks(text, context, link) : text);
  const linked = withNewLinks(widened);
  const lost = lostWords(prose(body, site.syntax ?? []), linked, new Set(site.syntaxWords));
  if (lost.length === 0) {
    const hasTags = tags === true || context.page.to.endsWith('.mdx');
    const readable = hasTags ? escapeTagSigns(linked, math === true) : { text: linked, lines: [] };
    const page = withNewLinks(opening?.text ?? '') + readable.text;
    // A page may end with the closing line of its front matter.
    const text =
      page === '' || /(?:^|\n)$/.test(newHead) ? newHead + page : `${newHead}\n\n${page}`;
    return {
      text,
      isChanged: text !== written,
      diagnostics: escapedSigns(context.page.to, text, readable),
    };
  }
  const place = { file: context.page.to, start: { line: 1, column: 1, offset: 0 } };
  const kept = diagnose('migrate/kept-text', { words: lost }, { place });
  return { text: newHead + body, isChanged: newHead + body !== written, diagnostics: [kept] };
}

/** Keys that have a meaning here and, apart from Docusaurus, none in the old tool: navigation names pages by their path. */
const foreignKeys: FrontMatterRules = { id: () => ({}) };

/** Reports the line of each sign that was escaped. `readable` is the end of `text`. */
function escapedSigns(file: string, text: string, readable: ReadableText): readonly Diagnostic[] {
  const linesBefore = text.slice(0, text.length - readable.text.length).split('\n').length - 1;
  return [...new Set(readable.lines)]
    .toSorted((one, other) => one - other)
    .map((line) => {
      const start = { line: line + linesBefore, column: 1, offset: 0 };
      return diagnose('migrate/escaped-sign', undefined, { place: { file, start } });
    });
}

/** Returns a text without syntax. Attributes of frames and targets of links are no words of the text. */
function prose(text: string, syntax: readonly RegExp[]): string {
  const plain = text.replace(iconTag, ' ').replace(iconAttribute, '$1 ').replace(style, ' ');
  return [iframe, target, importLine, ...syntax, fenceInfo].reduce(
    (made, pattern) => made.replace(pattern, ' '),
    plain,
  );
}

const style = /\sstyle=(?:"[^"\n]*"|'[^'\n]*'|\{\{[^{}\n]*\}\})/g;
const iframe = /<iframe\b[^>]*>(?:\s*<\/iframe>)?/gi;
// The names may be on several lines: `import {\n  a,\n  b\n} from './c'`.
const importLine = /^import\s(?:[^\n{]*\{[\w\s,$*]*\}\s*from\s)?[^\n]*$/gm;
const target =
  /(?<=\]\()[^\s)]+|(?<=^[ \t>]{0,8}\[[^\]\n]{1,200}\]:[ \t]{0,8})\S+|(?<=\s(?:href|src|srcset|poster|to)=["'])[^"'\n]+/gm;

import { headingIds } from '../../../content/html/heading-ids.js';
import type { SourceFiles } from '../../source-files.js';
import type { SourcePage, TextPass } from '../../source-tool.js';
import { replaceOutsideCode } from '../../text/code-ranges.js';

/** `[words][id]` and `[id][]`; the words may be code. */
const crossReference = /(?<![\]!\\])\[((?:`[^`\n]+`|[^[\]\n`])+)\]\[([\w.:/-]*)\](?![[(:])/g;
/** The id, which is no word of the text. */
export const crossReferenceSyntax = /(?<=\])\[[\w.:/-]+\]/g;

const definition = /^ {0,3}\[([^\]\n]+)\]:/gm;
const heading = /^#{1,6}[ \t]+([^\n]*?)[ \t]*(?:\{:?[ \t]*#([\w.:-]+)[^}\n]*\})?[ \t]*#*\r?$/gm;
const anchor = /\[\]\(\)\{[ \t]*#([\w.:-]+)[^}\n]*\}/g;
/** The object whose documentation mkdocstrings puts here. */
const documented = /^:::[ \t]+([A-Za-z_][\w.]*)[ \t]*\r?$/gm;

interface Target {
  readonly file: string;
  /** Absent for an object, which only its page is known of. */
  readonly id?: string;
}

/**
 * Cross-references of mkdocs-autorefs, in one page to an id of any other, become links: to the only heading or anchor
 * with the id, or to the page with the documentation of the object.
 */
export function autorefs(pages: readonly SourcePage[]): TextPass {
  let known: ReadonlyMap<string, Target | null> | undefined;
  return (text, { page, files, linkTo }) => {
    if (!/\]\[/.test(text)) return text;
    known ??= siteTargets(pages, files);
    const targets = known;
    const defined = new Set(
      [...text.matchAll(definition)].map(([, label = '']) => label.toLowerCase()),
    );
    return replaceOutsideCode(text, crossReference, ([all, words = '', written = '']) => {
      const id = written || words.replace(/^`(.+)`$/, '$1');
      if (defined.has(id.toLowerCase()) || defined.has((written || words).toLowerCase()))
        return all;
      const target = findTarget(id, targets);
      if (!target) return all;
      const anchored = target.id === undefined ? '' : `#${target.id}`;
      const isHere = target.file === page.from && anchored !== '';
      return `[${words}](${isHere ? '' : linkTo(target.file)}${anchored})`;
    });
  };
}

/** Returns what an id means; the members of an object are documented with it. */
function findTarget(id: string, targets: ReadonlyMap<string, Target | null>): Target | undefined {
  const found = targets.get(id);
  if (found !== undefined) return found ?? undefined;
  for (let end = id.lastIndexOf('.'); end > 0; end = id.lastIndexOf('.', end - 1)) {
    const object = targets.get(id.slice(0, end));
    if (object && object.id === undefined) return object;
  }
  return undefined;
}

/** Returns the ids of a site; null for one that several pages have. */
function siteTargets(
  pages: readonly SourcePage[],
  files: SourceFiles,
): ReadonlyMap<string, Target | null> {
  const targets = new Map<string, Target | null>();
  const add = (id: string, target: Target): void => {
    targets.set(id, targets.has(id) ? null : target);
  };
  for (const { from } of pages) {
    const text = files.text(from) ?? '';
    const idOf = headingIds([], 'python-markdown');
    const visit = (pattern: RegExp, found: (match: RegExpExecArray) => void): void => {
      replaceOutsideCode(text, pattern, (match) => {
        found(match);
        return match[0];
      });
    };
    visit(heading, ([, words = '', chosen]) => {
      const id = chosen ?? idOf(words);
      add(id, { file: from, id });
    });
    visit(anchor, ([, id = '']) => add(id, { file: from, id }));
    visit(documented, ([, id = '']) => add(id, { file: from }));
  }
  return targets;
}

import type { PageContext } from '../source-tool.js';
import { replaceOutsideCode } from './code-ranges.js';
import { withoutEscapes } from './escapes.js';

// A target may hold pairs of parentheses: `image%20(9).png`.
const inText = /(\]\()(<[^>\n]*>|(?:\([^\s()]*\)|[^\s)])+)/g;
const definition = /^([ \t>]*\[[^\]\n]+\]:[ \t]*)(<[^>\n]*>|\S+)/gm;
const attribute = /(\s(?:href|src|to|poster)=(["']))([^"'\n]*)(?=\2)/g;
const blockAttribute = /(\{href=)([^\s"'}]+)/g;

const sourceSet = /(\ssrcset=(["']))([^"'\n]*)(?=\2)/g;

/** Rewrites link and image targets for which `rewrite` returns another one. */
export function rewriteLinks(
  text: string,
  context: PageContext,
  rewrite: (target: string, context: PageContext) => string | undefined,
): string {
  const convertLink = (before: string, written: string): string => {
    const isAngled = written.startsWith('<') && written.endsWith('>');
    const target = withoutEscapes(isAngled ? written.slice(1, -1) : written);
    const made = /^(?:[a-z][\w+.-]*:\/\/|#|mailto:)/i.test(target)
      ? context.byAddress(target)
      : rewrite(target, context);
    if (made === undefined || made === target) return before + written;
    return before + (isAngled || /[\s()]/.test(made) ? `<${made}>` : made);
  };
  const linked = replaceOutsideCode(text, inText, ([, before = '', target = '']) =>
    convertLink(before, target),
  );
  const defined = replaceOutsideCode(linked, definition, ([, before = '', target = '']) =>
    convertLink(before, target),
  );
  const inBlocks = replaceOutsideCode(defined, blockAttribute, ([, before = '', target = '']) =>
    convertLink(before, target),
  );
  const attributes = replaceOutsideCode(inBlocks, attribute, ([, before = '', , target = '']) =>
    convertLink(before, target).replace(/^(.*?["'])<(.*)>$/, '$1$2'),
  );
  const plain = (target: string): string => convertLink('', target).replace(/^<(.*)>$/, '$1');
  return replaceOutsideCode(attributes, sourceSet, ([, before = '', , written = '']) => {
    // A name with spaces is not a list: it is one image, whose spaces have to be encoded.
    const whole = plain(written);
    if (whole !== written) return before + whole.replaceAll(' ', '%20');
    return before + written.replace(/(^|,\s*)([^\s,]+)/g, (_, start, url) => start + plain(url));
  });
}

import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { diagnose } from '../../diagnostics/index.js';
import type { Diagnostic, Place } from '../../model/index.js';
import type { Draft } from '../draft.js';
import { isElementName, isSwallowing } from './allowed.js';
import { markupIn } from './markup.js';

// One character for one, so that what follows keeps its column.
const shownLessThan = '\uFDD3';

const tagStart = /<(?=\/?([a-z][a-z\d-]*)[\s/>])/gi;
const wholeTag = /<\/?([a-z][a-z\d-]*)(?:\s[^<>]*)?>/gi;
const characterReference = /&#(?:x([\da-f]{1,8})|(\d{1,9}));?/gi;

/**
 * Raw HTML as it is before the HTML parser sees it. Tags that would swallow the text behind them, and words
 * in angle brackets that are no elements, become text.
 */
export function prepareRaw(tree: Root, draft: Draft): void {
  visit(tree, 'raw', (node) => {
    node.value = node.value.replace(characterReference, withoutNoncharacters);
    if (draft.options.trustedHtml) return;
    const place = draft.sources.placeOf(node);
    const drawing = /<(svg|math)[\s/>]/i.test(node.value);
    node.value = withoutTags(node.value, draft, place).replace(
      tagStart,
      (lessThan, name: string) => {
        const problem = drawing && !isSwallowing(name) ? undefined : problemOf(name, place);
        if (problem) draft.reportOnce(problem);
        return problem ? shownLessThan : lessThan;
      },
    );
  });
}

/** Leaves out the tags of elements that HTML does not have, where they are meant as such. */
function withoutTags(html: string, draft: Draft, place: Place | undefined): string {
  const markup = markupIn(html);
  if (markup.size === 0) return html;
  return html.replace(wholeTag, (written, name: string) => {
    if (!markup.has(name.toLowerCase())) return written;
    draft.reportOnce(diagnose('content/unknown-element', { name, isClosed: true }, { place }));
    return '';
  });
}

/** Gives parsed text its `<` back. */
export function restoreLessThan(text: string): string {
  return text.includes(shownLessThan) ? text.replaceAll(shownLessThan, '<') : text;
}

function problemOf(name: string, place: Place | undefined): Diagnostic | undefined {
  if (isSwallowing(name)) {
    return diagnose('content/unsafe-html', { what: `<${name.toLowerCase()}>` }, { place });
  }
  return isElementName(name) ? undefined : diagnose('content/unknown-element', { name }, { place });
}

/** The HTML parser lets noncharacters through that are written as references; they could forge our marks. */
function withoutNoncharacters(reference: string, hex?: string, decimal?: string): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code >= 0xfdd0 && code <= 0xfdef ? '\uFFFD' : reference;
}

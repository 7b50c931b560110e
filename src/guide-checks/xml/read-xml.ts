import { Parser } from 'htmlparser2';
import type { TextSpan } from '../source-text.js';

/** An element of an XML text. Names are without prefixes, whose meaning is a namespace's. */
export interface XmlElement {
  readonly name: string;
  /** The opening tag. */
  readonly span: TextSpan;
  readonly children: readonly XmlElement[];
}

/** Where a text stops being XML, and why. */
export class XmlProblem extends Error {
  constructor(
    problem: string,
    readonly span: TextSpan,
  ) {
    super(problem);
  }
}

/**
 * Reads the elements of an XML text.
 *
 * @throws XmlProblem where it is not well-formed (XML 1.0, sections 2.1 and 3.1), as far as its elements go
 */
export function readXml(text: string): XmlElement {
  const roots: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag(written) {
        // As the parser has it, the tag ends before its `>`.
        const span = { start: parser.startIndex, end: parser.endIndex + 1 };
        const element = { written, name: local(written), span, children: [] };
        (open.at(-1)?.children ?? roots).push(element);
        open.push(element);
      },
      onclosetag(_, isImplied) {
        const element = open.pop();
        if (!element || !isImplied || isEmpty(text, element)) return;
        throw new XmlProblem(`<${element.written}> is not closed`, element.span);
      },
      ontext(data) {
        if (open.length > 0 || data.trim() === '') return;
        const span = { start: parser.startIndex, end: parser.endIndex + 1 };
        throw new XmlProblem('there is text outside of the first element', span);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  const [root, second] = roots;
  if (!root) throw new XmlProblem('it has no element', { start: 0, end: text.length });
  if (second) throw new XmlProblem(`<${second.written}> follows the first element`, second.span);
  return root;
}

interface Element extends XmlElement {
  /** With its prefix. */
  readonly written: string;
  readonly children: Element[];
}

function local(name: string): string {
  return name.replace(/^.*:/, '');
}

/** `<planet/>` closes itself, which the parser counts as implied. */
function isEmpty(text: string, { span }: Element): boolean {
  return text.slice(span.start, span.end).endsWith('/>');
}

import { Parser } from 'htmlparser2';
import type { TextSpan } from '../source-text.js';

/** An XML element. Names have no prefix, because prefixes depend on namespace declarations. */
export interface XmlElement {
  readonly name: string;
  /** Span of the opening tag. */
  readonly span: TextSpan;
  readonly children: readonly XmlElement[];
}

/** An XML syntax error and its span. */
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
 * @throws {XmlProblem} if the elements are not well-formed (XML 1.0, sections 2.1 and 3.1)
 */
export function readXml(text: string): XmlElement {
  const roots: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag(qualifiedName) {
        // The parser's end index excludes the closing `>`.
        const span = { start: parser.startIndex, end: parser.endIndex + 1 };
        const element = { qualifiedName, name: local(qualifiedName), span, children: [] };
        (open.at(-1)?.children ?? roots).push(element);
        open.push(element);
      },
      onclosetag(_, isImplied) {
        const element = open.pop();
        if (!element || !isImplied || isEmpty(text, element)) return;
        throw new XmlProblem(`<${element.qualifiedName}> is not closed`, element.span);
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
  if (second)
    throw new XmlProblem(`<${second.qualifiedName}> follows the first element`, second.span);
  return root;
}

interface Element extends XmlElement {
  /** Includes the prefix. */
  readonly qualifiedName: string;
  readonly children: Element[];
}

function local(name: string): string {
  return name.replace(/^.*:/, '');
}

/** The parser also treats the end of `<planet/>` as implied. */
function isEmpty(text: string, { span }: Element): boolean {
  return text.slice(span.start, span.end).endsWith('/>');
}

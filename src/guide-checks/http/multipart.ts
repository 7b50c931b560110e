import type { GuideField } from '../guide-request.js';
import { type SourceText, sliceText } from '../source-text.js';

/** Reads the fields of a multipart form (RFC 7578, section 4); file contents are ignored. */
export function multipartFields(content: SourceText, boundary: string): readonly GuideField[] {
  const { text } = content;
  const mark = `--${boundary}`;
  const fields: GuideField[] = [];
  let at = text.indexOf(mark);
  while (at !== -1) {
    const start = at + mark.length;
    const end = text.indexOf(mark, start);
    const field = fieldIn(sliceText(content, start, end === -1 ? text.length : end));
    if (field !== undefined) fields.push(field);
    at = end;
  }
  return fields;
}

function fieldIn(part: SourceText): GuideField | undefined {
  const { text } = part;
  const found = /content-disposition:[^\n]*?[;\s]name="([^"]*)"/i.exec(text);
  if (found === null) return undefined;
  const [all, name = ''] = found;
  const end = found.index + all.length - 1;
  const field = { name: sliceText(part, end - name.length, end) };
  const headEnd = /\r?\n[ \t]*\r?\n/.exec(text);
  const head = text.slice(0, headEnd?.index);
  const isText = !/filename\*?=/i.test(head) && !/content-type:[ \t]*(?!text\/plain)/i.test(head);
  if (headEnd === null || !isText) return field;
  const start = headEnd.index + headEnd[0].length;
  const value = text.slice(start).replace(/\s+$/, '');
  return { ...field, value: sliceText(part, start, start + value.length) };
}

import type { SourceFile } from '../../model/index.js';
import { docParser, type ParsedFile, type ParserSetup } from '../doc-parser.js';
import type { ParsedBatch } from './tasks.js';

/** The files of a batch, understood in a worker. `begin` is called before each of them. */
export function batchParser(
  setup: ParserSetup,
): (files: readonly SourceFile[], begin: () => void) => ParsedBatch {
  const parse = docParser(setup);
  return (files, begin) => {
    const parsed = files.map((file) => {
      begin();
      return parse(file);
    });
    let length = 0;
    const ends = parsed.map(({ text }) => {
      length += text.byteLength;
      return length;
    });
    const texts = new SharedArrayBuffer(length);
    const bytes = new Uint8Array(texts);
    for (const [index, { text }] of parsed.entries()) bytes.set(text, ends[index - 1] ?? 0);
    return { heads: parsed.map(({ head }) => head), texts, ends };
  };
}

/** What {@link batchParser} has made, file by file. */
export function parsedFiles({ heads, texts, ends }: ParsedBatch): readonly ParsedFile[] {
  return heads.map((head, index) => {
    const from = ends[index - 1] ?? 0;
    return { head, text: Buffer.from(texts, from, (ends[index] ?? from) - from) };
  });
}

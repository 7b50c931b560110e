import type { SourceFile } from '../../files/source-file.js';
import { docParser, type ParsedFile, type ParserSetup } from '../doc-parser.js';
import { packed, unpacked } from './packed-bytes.js';
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
    return {
      heads: parsed.map(({ head }) => head),
      texts: packed(parsed.map(({ text }) => text)),
    };
  };
}

/** What {@link batchParser} has made, file by file. */
export function parsedFiles({ heads, texts }: ParsedBatch): readonly ParsedFile[] {
  return unpacked(texts).flatMap((text, index) => {
    const head = heads[index];
    return head ? [{ head, text }] : [];
  });
}

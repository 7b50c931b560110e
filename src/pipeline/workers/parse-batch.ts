import type { SourceFile } from '../../files/source-file.js';
import { createDocParser, type ParsedDocFile, type ParserSetup } from '../docs/doc-parser.js';
import { packBytes, unpackBytes } from './packed-bytes.js';
import type { ParsedBatch } from './tasks.js';

/**
 * Returns a function that parses the files of a batch in a worker. It calls `begin` before each
 * file.
 */
export function batchParser(
  setup: ParserSetup,
): (files: readonly SourceFile[], begin: () => void) => ParsedBatch {
  const parse = createDocParser(setup);
  return (files, begin) => {
    const parsed = files.map((file) => {
      begin();
      return parse(file);
    });
    return {
      docs: parsed.map(({ doc }) => doc),
      texts: packBytes(parsed.map(({ text }) => text)),
      pluginTimes: parsed.map(({ pluginTimes }) => pluginTimes),
    };
  };
}

/** Returns the result of {@link batchParser} by file. */
export function parsedFiles({ docs, texts, pluginTimes }: ParsedBatch): readonly ParsedDocFile[] {
  return unpackBytes(texts).flatMap((text, index) => {
    const doc = docs[index];
    return doc ? [{ doc, text, pluginTimes: pluginTimes[index] }] : [];
  });
}

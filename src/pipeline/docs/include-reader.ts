import path from 'node:path';
import type { ReadInclude } from '../../content/index.js';
import { decodeText, invalidByteIn } from '../../files/decode-text.js';
import { type FileAccess, FileGuard, isRefusal, maxTextBytes } from '../../files/index.js';

/** Returns a reader for included files, by paths relative to the site's folder. */
export function includeReader(access: FileAccess): ReadInclude {
  const guard = new FileGuard(access);
  return (file) => {
    const contents = guard.read(path.resolve(access.siteDir, file), maxTextBytes);
    if (!contents || isRefusal(contents)) return contents;
    return { text: decodeText(contents), invalidByte: invalidByteIn(contents) };
  };
}

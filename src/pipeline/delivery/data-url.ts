import path from 'node:path';
import mime from 'mime';
import type { OutputFile } from '../../files/output-file.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { outputText } from './changed-file.js';

/** Returns a URL that contains the file (RFC 2397). */
export function dataUrl({ path: name, contents }: OutputFile): string {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return `data:${type};base64,${Buffer.from(contents).toString('base64')}`;
}

/** Returns a style sheet of the site with the files that it refers to. */
export function sheetWithFiles(name: string, files: ReadonlyMap<string, OutputFile>): string {
  const sheet = files.get(name);
  if (sheet === undefined) return '';
  // esbuild writes every URL in one of these two forms.
  return outputText(sheet).replace(/url\((?:"([^"]*)"|([^"')]*))\)/g, (written, quoted, plain) => {
    const [target = ''] = String(quoted ?? plain).split(/[?#]/);
    const file = files.get(path.posix.join(path.posix.dirname(name), decodeUriPart(target)));
    return file === undefined ? written : `url("${dataUrl(file)}")`;
  });
}

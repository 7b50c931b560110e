import { pulledFolder } from '../../config/index.js';
import { sha256 } from '../../files/sha256.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';

/**
 * Returns the path of a pulled file, which mirrors its URL, so that relative references lead to the
 * same files: `openapi/pulled/api.example.com/v1/openapi.yaml`.
 * @param taken paths in lower case, because some file systems ignore case
 */
export function pulledPath(url: string, text: string, taken: ReadonlySet<string>): string {
  const { host, pathname, search } = new URL(url);
  const segments = [host, ...pathname.split('/')].map(safeName).filter((name) => name !== '');
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z\d]{1,8})?$/is.exec(segments.join('/')) ?? [];
  const isFile = segments.length > 1;
  const own = isFile && extension !== '' ? extension : /^\s*[{[]/.test(text) ? '.json' : '.yaml';
  const base = `${pulledFolder}/${isFile && extension !== '' ? stem : segments.join('/')}`;
  const suffix = `-${sha256(url).slice(0, 8)}`;
  const plain = base + own;
  const isFree = search === '' && !taken.has(plain.toLowerCase());
  return isFree && isFile ? plain : base + suffix + own;
}

/** Replaces characters that some file system or glob treats in a special way. */
function safeName(segment: string): string {
  return decodeUriPart(segment)
    .replace(/[^\w.-]+/g, '-')
    .replace(/^\.+|\.+$/g, '');
}

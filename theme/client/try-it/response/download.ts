import { mediaTypeEssence } from 'docsgen/request';
import type { ReceivedResponse } from './send.js';

/** Saves a body as a file, with a media type that browsers do not display. */
export function download(
  bytes: ReceivedResponse['bytes'],
  type: string,
  headers: ReceivedResponse['headers'],
): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(type, headers);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const endings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    json: 'json',
    xml: 'xml',
    csv: 'csv',
    pdf: 'pdf',
    html: 'html',
    plain: 'txt',
    markdown: 'md',
    yaml: 'yaml',
    'x-yaml': 'yaml',
    'event-stream': 'txt',
    'x-ndjson': 'ndjson',
    jsonl: 'jsonl',
    png: 'png',
    gif: 'gif',
    webp: 'webp',
    jpeg: 'jpg',
    'svg+xml': 'svg',
    mpeg: 'mp3',
    wav: 'wav',
    'x-wav': 'wav',
    ogg: 'ogg',
    mp4: 'mp4',
    webm: 'webm',
    zip: 'zip',
    gzip: 'gz',
  }),
);

/** The server's file name (RFC 6266, section 4.3) without folders, else one by the media type. */
export function fileName(type: string, headers: ReceivedResponse['headers']): string {
  const disposition = headers.find(([name]) => name === 'content-disposition')?.[1] ?? '';
  const [, quoted, plain = ''] =
    /;\s*filename="?(?:(?<=")((?:[^"\\]|\\.)*)|([^";]+))/i.exec(disposition) ?? [];
  const given = encodedName(disposition) ?? quoted?.replace(/\\(.)/g, '$1') ?? plain;
  const safe = given
    .trim()
    .replace(/^.*[\\/]/, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}_. ()-]+/gu, '_');
  const [, kind = ''] = mediaTypeEssence(type).split('/');
  const ending = endings.get(kind) ?? endings.get(kind.replace(/^.*\+/, ''));
  return safe || `response.${ending ?? 'bin'}`;
}

/** An extended file name (RFC 8187, section 3.2); undefined if there is none. */
function encodedName(disposition: string): string | undefined {
  const [, name = ''] = /;\s*filename\*=utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? [];
  try {
    return decodeURIComponent(name) || undefined;
  } catch {
    return undefined;
  }
}

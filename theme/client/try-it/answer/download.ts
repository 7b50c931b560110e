import type { Answer } from './send.js';

/** Saves a body as a file. The browser is told that it is nothing to show. */
export function download(bytes: Answer['bytes'], type: string, headers: Answer['headers']): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(type, headers);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const endings: Readonly<Record<string, string>> = {
  json: 'json',
  xml: 'xml',
  csv: 'csv',
  pdf: 'pdf',
  html: 'html',
  plain: 'txt',
  'event-stream': 'txt',
  png: 'png',
  jpeg: 'jpg',
  zip: 'zip',
};

/** The server's name for the file without a folder, else one by its type. */
export function fileName(type: string, headers: Answer['headers']): string {
  const disposition = headers.find(([name]) => name === 'content-disposition')?.[1] ?? '';
  const [, given = ''] = /filename="?([^";]+)/i.exec(disposition) ?? [];
  const safe = given.replace(/^.*[\\/]/, '').replace(/[^\w. -]+/g, '_');
  const [, kind = ''] = /[/+]([\w.-]+)(?:;|$)/.exec(type.trim()) ?? [];
  return safe || `response.${endings[kind] ?? 'bin'}`;
}

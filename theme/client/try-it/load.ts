import type { RequestFile, RequestShape } from 'docsgen/request';
import type { Json, Messages } from 'docsgen/theme';
import { loadSheet } from '../islands/sheet.js';
import { loadJson } from '../site-data.js';

/** The data that the island needs. */
export interface TryItData {
  readonly shape: RequestShape;
  readonly messages: Messages;
}

/** By URL, until the window loads another page. */
const files = new Map<string, Promise<unknown>>();

/**
 * @param element has `data-request` and `data-messages`, the URLs of the request shape and of the messages
 * @throws Error if a file fails to load
 */
export async function loadTryItData({ dataset }: HTMLElement): Promise<TryItData> {
  const [shape, data] = await Promise.all([
    loadShape(dataset.request ?? ''),
    loadOnce(dataset.messages ?? ''),
    loadSheet(new URL(TRY_IT_SHEET, import.meta.url).href),
  ]);
  return { shape, messages: data as Messages };
}

/** Loads the shape of a request. */
export async function loadShape(url: string): Promise<RequestShape> {
  const { schemas, ...shape } = (await loadOnce(url)) as RequestFile;
  if (schemas === undefined) return shape;
  const defs = await loadOnce(new URL(schemas, new URL(url, location.href)).href);
  return { ...shape, defs: defs as Readonly<Record<string, Json>> };
}

function loadOnce(url: string): Promise<unknown> {
  const known = files.get(url);
  if (known) return known;
  const file = loadJson(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

/** File name relative to the script; the theme's compiler defines it. */
declare const TRY_IT_SHEET: string;

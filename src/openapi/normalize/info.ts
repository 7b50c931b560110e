import { asObject, isObject, type RawObject } from '../../json-schema/json.js';
import type { Api } from '../api/api.js';
import type { ApiExternalDocs } from '../api/schema.js';
import { asText, titleText } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { Locator } from '../source/locate.js';
import type { Context } from './context.js';

type Info = Pick<
  Api,
  | 'title'
  | 'version'
  | 'summary'
  | 'description'
  | 'termsOfService'
  | 'contact'
  | 'license'
  | 'externalDocs'
>;

/** Reads the metadata of the description. */
export function readInfo(context: Context): Info {
  const { document } = context;
  const info = asObject(document.info);
  const { name, url, email } = asObject(info.contact);
  const license = asObject(info.license);
  const licenseName = asText(license.name) ?? asText(license.identifier);
  const hasContact = [name, url, email].some((value) => asText(value) !== undefined);
  return {
    title: titleText(info.title) ?? 'API',
    // Keeps an unquoted version such as 1.0 as written.
    version: exactText(info.version, '/info/version', context.locator) ?? '',
    summary: titleText(info.summary),
    description: context.describe(info, '/info'),
    termsOfService: asText(info.termsOfService),
    contact: hasContact
      ? { name: asText(name), url: asText(url), email: asText(email) }
      : undefined,
    license:
      licenseName === undefined
        ? undefined
        : { name: licenseName, url: asText(license.url), identifier: asText(license.identifier) },
    externalDocs: readExternalDocs(document, '', context.describe),
  };
}

/** Returns the `externalDocs` of an object at `pointer`. */
export function readExternalDocs(
  holder: RawObject,
  pointer: string,
  describe: Context['describe'],
): ApiExternalDocs | undefined {
  const node = holder.externalDocs;
  const url = isObject(node) ? asText(node.url) : undefined;
  if (!isObject(node) || url === undefined) return undefined;
  return { url, description: describe(node, pointerTo(pointer, 'externalDocs')) };
}

/** Returns a scalar as text; a number as written, because parsing `1.0` drops its zero. */
function exactText(
  value: unknown,
  pointer: string,
  locator: Pick<Locator, 'written'>,
): string | undefined {
  const text = asText(value);
  if (typeof value !== 'number') return text;
  const written = locator.written(pointer);
  return written !== undefined && Number(written) === value ? written : text;
}

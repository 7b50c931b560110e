import type { Api } from '../api/api.js';
import type { ExternalDocs } from '../api/schema.js';
import { isObject, type JsonObject, objectOf, textOf, titleOf } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { Context } from './context.js';
import { exactText } from './exact-text.js';

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

/** What the description says about itself. */
export function readInfo(context: Context): Info {
  const { document } = context;
  const info = objectOf(document.info);
  const { name, url, email } = objectOf(info.contact);
  const license = objectOf(info.license);
  const licenseName = textOf(license.name) ?? textOf(license.identifier);
  const hasContact = [name, url, email].some((value) => textOf(value) !== undefined);
  return {
    title: titleOf(info.title) ?? 'API',
    // An author who forgot to quote 1.0 means 1.0, not 1.
    version: exactText(info.version, '/info/version', context.locator) ?? '',
    summary: titleOf(info.summary),
    description: context.describe(info, '/info'),
    termsOfService: textOf(info.termsOfService),
    contact: hasContact
      ? { name: textOf(name), url: textOf(url), email: textOf(email) }
      : undefined,
    license:
      licenseName === undefined
        ? undefined
        : { name: licenseName, url: textOf(license.url), identifier: textOf(license.identifier) },
    externalDocs: readExternalDocs(document, '', context.describe),
  };
}

/** The `externalDocs` of an object at `pointer`. */
export function readExternalDocs(
  holder: JsonObject,
  pointer: string,
  describe: Context['describe'],
): ExternalDocs | undefined {
  const node = holder.externalDocs;
  const url = isObject(node) ? textOf(node.url) : undefined;
  if (!isObject(node) || url === undefined) return undefined;
  return { url, description: describe(node, pointerTo(pointer, 'externalDocs')) };
}

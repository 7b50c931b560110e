import type { MessageKey } from '../../../i18n/index.js';
import type { Api } from '../../../openapi/api/api.js';
import type { ApiExternalDocs, ApiSchema } from '../../../openapi/api/schema.js';
import { atLinkBase, type DescriptionLinks } from '../../description-links.js';
import type { SchemaView } from '../../page-props/schema-view.js';
import type { FactView } from '../../page-props/service-view.js';

type Translate = (key: MessageKey) => string;

/** Returns the facts of a description beside its text: version, format, terms of service, contact, license. */
export function aboutFacts(api: Api, t: Translate): FactView[] {
  const { version, format, termsOfService, contact, license } = api;
  const contactName = contact?.name ?? contact?.url;
  return [
    ...(version === '' ? [] : [{ label: t('reference.version'), value: version }]),
    ...(format === undefined ? [] : [{ label: t('reference.format'), value: format }]),
    ...(termsOfService === undefined
      ? []
      : [addressFact(t('reference.termsOfService'), termsOfService)]),
    ...(contactName === undefined ? [] : [fact(t('reference.contact'), contactName, contact?.url)]),
    ...(contact?.email === undefined
      ? []
      : [fact(t('reference.contact'), contact.email, `mailto:${contact.email}`)]),
    ...(license === undefined
      ? []
      : [fact(t('reference.license'), licenseName(license), license.url)]),
  ];
}

/** Appends the SPDX expression to the name unless both are equal. */
function licenseName({ name, identifier }: NonNullable<Api['license']>): string {
  return identifier === undefined || identifier === name ? name : `${name} (${identifier})`;
}

type LinkBase = Pick<DescriptionLinks, 'linkBase'>;

/**
 * Returns the link to external documentation, labeled with its description as plain text. A relative URL leads to the
 * site that the description was written for.
 */
export function docsFact(
  docs: ApiExternalDocs | undefined,
  t: Translate,
  base: LinkBase,
): FactView | undefined {
  if (docs === undefined) return undefined;
  const label = docs.description?.text || t('reference.moreAbout');
  const url = atLinkBase(docs.url, base) ?? docs.url;
  return fact(label, url, url);
}

/** Returns the external documentation of a schema; undefined if its URL could run a script. */
export function schemaDocs({ externalDocs }: ApiSchema, base: LinkBase): SchemaView['docs'] {
  if (!externalDocs || !/^(?:https?:|mailto:|[^:]*$)/i.test(externalDocs.url)) return undefined;
  const { url, description } = externalDocs;
  const resolved = atLinkBase(url, base) ?? url;
  return { url: resolved, label: description?.text || resolved };
}

export function addressFact(label: string, url: string): FactView {
  return fact(label, url, url);
}

/** Whether a URL is safe to link: other schemes could run scripts, and relative URLs have no base here. */
export function canBeFollowed(address: string): boolean {
  return /^(?:https?|mailto):/i.test(address);
}

function fact(label: string, value: string, address: string | undefined): FactView {
  const url = address !== undefined && canBeFollowed(address) ? address : undefined;
  return url === undefined ? { label, value } : { label, value, url };
}

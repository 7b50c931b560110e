import { diagnose } from '../../diagnostics/index.js';
import { unsafeScheme, urlScheme } from '../../url/unsafe-url.js';
import type { Description } from '../description.js';
import { asObject, asText, type JsonObject } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { Kind } from '../references/object-model.js';
import type { ReportFinding } from './finding.js';

/** Fields with a URL that readers may follow. */
const urlFields: Partial<Record<Kind, readonly string[]>> = {
  contact: ['url'],
  example: ['externalValue'],
  externalDocs: ['url'],
  flow: ['authorizationUrl', 'tokenUrl', 'refreshUrl'],
  info: ['termsOfService'],
  license: ['url'],
  securityScheme: ['openIdConnectUrl'],
  server: ['url'],
};

/** Schemes that pages link to. */
const linkedSchemes = new Set(['http', 'https', 'mailto']);

const localFile = /^\s*(file):/i;

/** Base for relative URLs. */
const anyServer = 'https://localhost';

/**
 * Reports malformed URLs, and URLs with a scheme that pages do not link to; servers may use any
 * protocol.
 */
export function checkUrls({ objects, locator }: Description, report: ReportFinding): void {
  const check = (
    node: JsonObject,
    pointer: string,
    fields: readonly string[],
    isServer = false,
  ): void => {
    for (const field of fields) {
      const url = node[field];
      if (typeof url !== 'string') continue;
      const scheme = isServer ? (unsafeScheme(url) ?? localFile.exec(url)?.[1]) : urlScheme(url);
      const at = pointerTo(pointer, field);
      const place = locator.locate(at);
      if (!URL.canParse(isServer ? filledIn(url, node) : url, anyServer))
        report(at, diagnose('openapi/invalid-url', { field, url }, { place }));
      else if (scheme !== undefined && !linkedSchemes.has(scheme))
        report(at, diagnose('openapi/unsafe-url', { field, scheme }, { place }));
    }
  };
  for (const { kind, node, pointer } of objects) {
    check(node, pointer, urlFields[kind] ?? [], kind === 'server');
    if (kind !== 'info') continue;
    check(asObject(node['x-logo']), pointerTo(pointer, 'x-logo'), ['url', 'href']);
  }
}

/** Fills a server URL with its variables' defaults; empty if a variable has none. */
function filledIn(url: string, server: JsonObject): string {
  const variables = asObject(server.variables);
  const filled = url.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    return asText(asObject(variables[name]).default) ?? whole;
  });
  return /\{[^{}]+\}/.test(filled) ? '' : filled;
}

import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import { diagnose, suggest } from '../diagnostics/index.js';
import { otherApiFormat } from '../files/api-description.js';
import { asObject, isObject } from '../json-schema/json.js';
import type { Version } from './bundled-document.js';
import { asText } from './json.js';
import { pointerTo } from './pointer.js';
import { makeLocator } from './source/locate.js';
import type { ParsedSource } from './source/parse-source.js';

/** Returns the declared specification version; undefined and a diagnostic for an unsupported one. */
export function detectVersion(source: ParsedSource): Outcome<Version | undefined> {
  const found = versionOrDiagnostic(source);
  return typeof found === 'string'
    ? { value: found, diagnostics: [] }
    : { value: undefined, diagnostics: [found] };
}

function versionOrDiagnostic(source: ParsedSource): Version | Diagnostic {
  const root = asObject(source.value);
  const { openapi, swagger } = root;
  const locator = makeLocator(source, () => undefined);
  const place = (key: string) => locator.locate(`/${key}`);
  if (swagger !== undefined && openapi === undefined) {
    const written = asText(swagger) ?? '';
    if (/^2(?:\.0)?$/.test(written)) return '2.0';
    const args = { version: `Swagger ${written}` };
    return diagnose('openapi/unsupported-version', args, { place: place('swagger') });
  }
  const written = asText(openapi);
  if (!isObject(source.value) || written === undefined) {
    const other = otherApiFormat(source.text);
    if (other) {
      const args = { version: other.format };
      const at = source.place(other.offset);
      const hint = 'convert the file to OpenAPI first';
      return diagnose('openapi/unsupported-version', args, { place: at, hint });
    }
    const near = Object.keys(root).find((key) => suggest(key, ['openapi']));
    const isEmpty = source.value === null || source.value === undefined;
    const at = near === undefined ? source.place(0) : locator.locate(pointerTo('', near), 'key');
    const hint = near === undefined ? undefined : 'did you mean openapi?';
    return diagnose('openapi/not-a-description', { isEmpty }, { place: at, hint });
  }
  // YAML parses an unquoted 3.0 as the number 3.
  const [, minor] = /^3(?:\.([012]))?(?:[.-]|$)/.exec(written === '3' ? '3.0' : written) ?? [];
  const version = (['3.0', '3.1', '3.2'] as const).find((one) => one === `3.${minor}`);
  if (version !== undefined) return version;
  const args = { version: `OpenAPI ${written}` };
  return diagnose('openapi/unsupported-version', args, { place: place('openapi') });
}

/** Returns the display name: `Swagger 2.0`, `OpenAPI 3.1`. */
export function versionName(version: Version): string {
  return `${version === '2.0' ? 'Swagger' : 'OpenAPI'} ${version}`;
}

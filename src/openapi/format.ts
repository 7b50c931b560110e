import { diagnose } from '../diagnostics/index.js';
import type { Diagnostic } from '../model/index.js';
import type { Version } from './description.js';
import { isObject, objectOf, textOf } from './json.js';
import { pointerTo } from './pointer.js';
import { makeLocator } from './source/locate.js';
import type { Source } from './source/parse.js';

/** The version of the specification that a description says it follows, or what is wrong with that. */
export function formatOf(source: Source): Version | Diagnostic {
  const { openapi, swagger } = objectOf(source.value);
  const locator = makeLocator(source, () => undefined);
  const place = (key: string) => locator.locate(`/${key}`);
  if (swagger !== undefined && openapi === undefined) {
    const written = textOf(swagger) ?? '';
    if (/^2(?:\.0)?$/.test(written)) return '2.0';
    const args = { version: `Swagger ${written}` };
    return diagnose('openapi/unsupported-version', args, { place: place('swagger') });
  }
  const written = textOf(openapi);
  if (!isObject(source.value) || written === undefined) {
    // What is no JSON is read as YAML, to which a comment is a part of the key behind it.
    const comment = Object.keys(objectOf(source.value)).find((key) => /^\/[/*]/.test(key));
    if (comment !== undefined) {
      const problem = 'JSON has no comments.';
      const at = locator.locate(pointerTo('', comment), 'key');
      return diagnose('openapi/syntax', { problem }, { place: at });
    }
    return diagnose('openapi/not-a-description', undefined, { place: source.place(0) });
  }
  // Without quotes, 3.0 is the number 3.
  const [, minor] = /^3(?:\.([012]))?(?:[.-]|$)/.exec(written === '3' ? '3.0' : written) ?? [];
  const version = (['3.0', '3.1', '3.2'] as const).find((one) => one === `3.${minor}`);
  if (version !== undefined) return version;
  const args = { version: `OpenAPI ${written}` };
  return diagnose('openapi/unsupported-version', args, { place: place('openapi') });
}

/** `Swagger 2.0`, `OpenAPI 3.1` */
export function formatName(version: Version): string {
  return `${version === '2.0' ? 'Swagger' : 'OpenAPI'} ${version}`;
}

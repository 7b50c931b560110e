import path from 'node:path';

const fieldInYaml = /^["']?(?:openapi|swagger)["']?\s*:\s*["']?\d+\.\d/m;
const fieldInJson = /"(?:openapi|swagger)"\s*:\s*"\d+\.\d/;

/**
 * Whether a YAML or JSON text is an API description: its root has the field `openapi` or `swagger`
 * with a version. JSON with a mistake counts, so that reading it reports the mistake.
 */
export function isApiDescription(text: string): boolean {
  const content = text.replace(/^\uFEFF/, '');
  if (!content.trimStart().startsWith('{')) return fieldInYaml.test(content);
  return fieldInJson.test(content) && hasFieldInRoot(content);
}

function hasFieldInRoot(json: string): boolean {
  try {
    const { openapi, swagger }: Readonly<Record<string, unknown>> = JSON.parse(json);
    return typeof openapi === 'string' || typeof swagger === 'string';
  } catch {
    return true;
  }
}

/** Tools write the same description as YAML and as JSON; returns the YAML file of each name. */
export function oneFormatOfEach(names: readonly string[]): readonly string[] {
  const byStem = new Map<string, string>();
  for (const name of names.toSorted()) {
    const stem = path.parse(name).name.toLowerCase();
    if (!byStem.has(stem) || !/\.json$/i.test(name)) byStem.set(stem, name);
  }
  return [...byStem.values()];
}

/** Formats that docsgen does not read; the first group of a pattern is the version. */
const otherFormats: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'Swagger', pattern: fieldWithVersion('swaggerVersion') },
  { name: 'AsyncAPI', pattern: fieldWithVersion('asyncapi') },
  { name: 'Arazzo', pattern: fieldWithVersion('arazzo') },
  {
    name: 'Postman collection',
    pattern: /"schema"\s*:\s*"https?:\/\/schema\.(?:get)?postman\.com\/[^"]*\/v(\d[\d.]*)/,
  },
  { name: 'RAML', pattern: /^#%RAML (\d[\d.]*)/ },
];

function fieldWithVersion(key: string): RegExp {
  return new RegExp(`(?:^|[{,]\\s*)["']?${key}["']?\\s*:\\s*["']?(\\d[\\w.-]*)`, 'm');
}

/** Returns the format of a text that describes an API in another format than OpenAPI: `AsyncAPI 3.0.0`. */
export function otherApiFormat(
  text: string,
): { readonly format: string; readonly offset: number } | undefined {
  for (const { name, pattern } of otherFormats) {
    const found = pattern.exec(text);
    if (found) {
      const [whole, version = ''] = found;
      const offset = found.index + whole.length - version.length;
      return { format: `${name} ${version}`, offset };
    }
  }
  return undefined;
}

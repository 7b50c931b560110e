import type { SourceFile } from '../files/source-file.js';
import { parseYaml } from '../yaml/parse-yaml.js';
import type { Api } from './api/api.js';
import { asObject, asText, titleOf } from './json.js';

/** The mapping under `info` at the left margin, up to the next key there. */
const infoBlock = /^info:[^\n]*\n(?:(?:[ \t#\r][^\n]*)?\n)*/m;

/**
 * What a description is called, in a fraction of the time that it takes to understand it: an `Api` without an
 * operation or a schema. Nothing is told of what is wrong.
 */
export function outlineApi({ path, text }: SourceFile): Api {
  const info = asObject(textInfo(text));
  return {
    path,
    title: titleOf(info.title) ?? 'API',
    version: asText(info.version) ?? '',
    summary: titleOf(info.summary),
    servers: [],
    securitySchemes: [],
    groups: [],
    operations: [],
    schemas: [],
    jsonSchemas: {},
    downloads: [],
  };
}

function textInfo(text: string): unknown {
  try {
    if (/^[\uFEFF\s]*\{/.test(text)) return asObject(JSON.parse(text.replace(/^\uFEFF/, ''))).info;
    const [block = ''] = infoBlock.exec(`${text}\n`) ?? [];
    const document = parseYaml(block);
    return document.errors.length > 0 ? undefined : asObject(document.toJS()).info;
  } catch {
    return undefined;
  }
}

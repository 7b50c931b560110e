import type { SourceFile } from '../files/source-file.js';
import { asObject } from '../json-schema/json.js';
import { parseYaml } from '../yaml/parse-yaml.js';
import type { Api } from './api/api.js';
import { asText, titleText } from './json.js';

/** The top-level `info` mapping, up to the next top-level key. */
const infoBlock = /^info:[^\n]*\n(?:(?:[ \t#\r][^\n]*)?\n)*/m;

/**
 * Returns an `Api` with only the metadata, without operations and schemas, much faster than a full
 * load. Reports no diagnostics.
 */
export function outlineApi({ path, text }: SourceFile): Api {
  const info = asObject(textInfo(text));
  return {
    path,
    title: titleText(info.title) ?? 'API',
    version: asText(info.version) ?? '',
    summary: titleText(info.summary),
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

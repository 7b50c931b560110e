import type { SourceFile } from '../files/source-file.js';
import { parseYaml } from '../yaml/parse-yaml.js';
import type { Api } from './api/api.js';
import { objectOf, textOf, titleOf } from './json.js';

/** The mapping under `info` at the left margin, up to the next key there. */
const infoBlock = /^info:[^\n]*\n(?:(?:[ \t#\r][^\n]*)?\n)*/m;

/**
 * What a description is called, in a fraction of the time that it takes to understand it: an `Api` without an
 * operation or a schema. Nothing is told of what is wrong.
 */
export function sketchApi({ path, text }: SourceFile): Api {
  const info = objectOf(infoOf(text));
  return {
    path,
    title: titleOf(info.title) ?? 'API',
    version: textOf(info.version) ?? '',
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

function infoOf(text: string): unknown {
  try {
    if (/^[\uFEFF\s]*\{/.test(text)) return objectOf(JSON.parse(text.replace(/^\uFEFF/, ''))).info;
    const [block = ''] = infoBlock.exec(`${text}\n`) ?? [];
    const document = parseYaml(block);
    return document.errors.length > 0 ? undefined : objectOf(document.toJS()).info;
  } catch {
    return undefined;
  }
}

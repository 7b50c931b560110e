import type { Api } from '../model/index.js';
import { printYaml } from './print-yaml.js';
import type { Source } from './source/parse.js';

/** The description as YAML and as JSON. In its own format, and in one file, it is the text as it came. */
export function makeDownloads(
  source: Source,
  document: unknown,
  isBundled: boolean,
): Api['downloads'] {
  const own = source.file.endsWith('.json') ? 'json' : 'yaml';
  return (['yaml', 'json'] as const).map((format) => {
    if (format === own && !isBundled) return { format, text: source.text };
    const text = format === 'json' ? `${JSON.stringify(document, null, 2)}\n` : printYaml(document);
    return { format, text };
  });
}

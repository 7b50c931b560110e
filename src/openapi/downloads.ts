import type { Api } from './api/api.js';
import { isVeryLarge } from './api/description-size.js';
import { printYaml } from './print-yaml.js';
import type { ParsedSource } from './source/parse-source.js';

type Download = Api['downloads'][number];

/**
 * Returns the description as YAML and as JSON, or only in its own format if it is very large,
 * because printing takes long. A single-file description without overlays keeps its original text in
 * its own format.
 */
export function makeDownloads(
  source: ParsedSource,
  document: unknown,
  isBundled: boolean,
): Api['downloads'] {
  const own = source.file.endsWith('.json') ? 'json' : 'yaml';
  const print = (format: Download['format']): Download =>
    format === 'json'
      ? { format, text: `${source.integers.toJson(document, 2)}\n` }
      : { format, text: printYaml(document, source.integers) };
  const isPrinted = isBundled || source.overlays !== undefined;
  const written = isPrinted ? print(own) : ({ format: own, text: source.text } as const);
  if (isVeryLarge(written.text)) return [written];
  return own === 'yaml' ? [written, print('json')] : [print('yaml'), written];
}

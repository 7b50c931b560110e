import type { Api } from './api/api.js';
import { isVeryLarge } from './api/description-size.js';
import { printYaml } from './print-yaml.js';
import type { DescriptionFile } from './source/parse.js';

type Download = Api['downloads'][number];

/**
 * The description as YAML and as JSON, a very large one in its own format alone: programs read either, and printing
 * it anew takes long. In its own format, and in one file, it is the text as it came.
 */
export function makeDownloads(
  source: DescriptionFile,
  document: unknown,
  isBundled: boolean,
): Api['downloads'] {
  const own = source.file.endsWith('.json') ? 'json' : 'yaml';
  const print = (format: Download['format']): Download =>
    format === 'json'
      ? { format, text: `${source.integers.toJson(document, 2)}\n` }
      : { format, text: printYaml(document, source.integers) };
  const written = isBundled ? print(own) : ({ format: own, text: source.text } as const);
  if (isVeryLarge(written.text)) return [written];
  return own === 'yaml' ? [written, print('json')] : [print('yaml'), written];
}

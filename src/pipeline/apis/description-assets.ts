import { pulledFolder } from '../../config/index.js';
import { isMarkdownFile } from '../../files/markdown-file.js';
import { findFiles, type Listed, type ReportingReader } from '../files/read-files.js';

/**
 * Returns the files that a description may link to, such as images and examples. YAML and Markdown
 * files are excluded.
 * @param folder of the descriptions, relative to the site's folder
 */
export function descriptionAssets(
  siteDir: string,
  folder: string,
  files: Pick<ReportingReader, 'below'>,
): readonly Listed[] {
  return findFiles(siteDir, folder, files).filter(({ name }) => {
    const isDescription = !name.slice(folder.length + 1).includes('/') && name.endsWith('.json');
    const isPulled = name.startsWith(`${pulledFolder}/`);
    return !isDescription && !isPulled && !/\.ya?ml$/i.test(name) && !isMarkdownFile(name);
  });
}

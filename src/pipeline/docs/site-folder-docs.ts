import path from 'node:path';
import { isCategoryFile, type SiteConfig } from '../../config/index.js';
import { isInDocsFolder, isInside, privateNameProblem, siteFolder } from '../../files/index.js';
import { isMarkdownFile } from '../../files/markdown-file.js';
import { entriesIn } from '../file-state/source-folder.js';
import { findFiles, type Listed, type ReportingReader } from '../files/read-files.js';

/** Files that documents show or offer; others in the folder are not about the site. */
const publishedFile = /\.(?:avif|gif|ico|jpe?g|mp4|pdf|png|svg|webm|webp|zip)$/i;

/**
 * Finds the documents of a site whose own folder is the folder of the documents: Markdown with its
 * images, but not what belongs to the site, the output and packages.
 */
export function siteFolderDocs(
  {
    siteDir,
    outDir,
    staticDirectories,
  }: Pick<SiteConfig, 'siteDir' | 'outDir' | 'staticDirectories'>,
  files: ReportingReader,
): readonly Listed[] {
  const others = [outDir, ...staticDirectories.map((folder) => path.resolve(siteDir, folder))];
  const isOther = (folder: string): boolean =>
    others.some((other) => isInside(path.join(siteDir, folder), other));
  return entriesIn(siteDir)
    .filter(({ name }) => privateNameProblem(name) === undefined)
    .flatMap((entry): readonly Listed[] => {
      const { name } = entry;
      if (!entry.isDirectory()) {
        return [{ name, file: path.join(siteDir, name), isLink: entry.isSymbolicLink() }];
      }
      const isDocs = isInDocsFolder(`${name}/`, siteFolder) && !isOther(name);
      return isDocs && !name.startsWith('.') ? findFiles(siteDir, name, files) : [];
    })
    .filter(
      ({ name }) =>
        isInDocsFolder(name, siteFolder) &&
        (isMarkdownFile(name) || publishedFile.test(name) || isCategoryFile(name)),
    );
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { docsFolder, isInDocsFolder } from '../../files/docs-folder.js';
import type { SourceFile } from '../../files/source-file.js';
import { createConfigLocator } from '../config/config-locator.js';

/** Warns of folders of documents that the configuration names and that have no page. */
export function emptyDocsFolders(
  config: SiteConfig,
  files: readonly Pick<SourceFile, 'path'>[],
): readonly Diagnostic[] {
  const { siteDir, docs } = config;
  return docs.flatMap((product) => {
    const folder = docsFolder(product);
    const isFilled = files.some((file) => isInDocsFolder(file.path, folder));
    if (isFilled || !product.includeCurrentVersion || !isMentioned(config, 'docs')) return [];
    const locate = createConfigLocator(config);
    const place = locate([...product.keyPath, 'path']);
    // The default is the folder of sites without documents, too.
    if (place?.start.offset === locate(product.keyPath)?.start.offset) return [];
    const beside = `./${product.path}`;
    const isBeside = !product.path.startsWith('.') && existsSync(path.join(siteDir, beside));
    const hint = isBeside ? `write ${beside} for the folder beside the configuration` : undefined;
    return [diagnose('config/empty-docs', { folder }, { place, hint })];
  });
}

/** Whether a configuration file has a name anywhere: to find its key takes a parser of JavaScript. */
function isMentioned({ configText, configLayers = [] }: SiteConfig, name: string): boolean {
  return [configText, ...configLayers.map(({ text }) => text)].some((text) => text?.includes(name));
}

import type { SiteConfig } from '../../config/index.js';
import type { ContentOptions, MarkdownSettings } from '../../content/index.js';
import type { TextContext } from '../../content/text-context.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { fileAccess } from '../../files/index.js';
import type { CompiledBlocks } from '../blocks/compiled-blocks.js';
import type { BlockCode } from '../blocks/evaluate-blocks.js';
import type { LocalizedMessages } from '../locales/parse-locale-messages.js';
import type { CompiledPlugin } from '../plugins/compiled-plugins.js';
import type { DescribedVersion } from '../versions/versions.js';
import type { ParserSetup } from './doc-parser.js';
import { originalFolders } from './frozen-paths.js';
import { iconFolders } from './packaged-icons.js';

/** Returns what a site's documents are parsed with. */
export function parserSetup(
  config: SiteConfig,
  locales: readonly LocalizedMessages[],
  versions: readonly DescribedVersion[],
  {
    blocks,
    plugins,
  }: {
    readonly blocks: CompiledBlocks | undefined;
    readonly plugins: readonly CompiledPlugin[] | undefined;
  },
): ParserSetup {
  return {
    plugins,
    blocks: blocks && blockCode(blocks),
    access: fileAccess(config.siteDir, config),
    frozenFolders: originalFolders(config),
    markdown: markdownSettings(config),
    context: textContext(config, locales, versions),
    ownKeys: Object.keys(config.frontMatter?.shape ?? {}),
    locales: locales.map(({ locale, messages, translations }) => {
      return { code: locale.code, messages, translations };
    }),
  };
}

function blockCode({ code, sourceMap, declarations }: BlockCode): BlockCode {
  return { code, sourceMap, declarations };
}

function markdownSettings(config: SiteConfig): MarkdownSettings {
  const { trustedHtml, tags, headingIds, math, definitionLists, imageZoom } = config.markdown;
  const settings = { trustedHtml, tags, headingIds, math, definitionLists, imageZoom };
  const extendedFolders = config.extendedDirs?.map((dir) => sitePath(config.siteDir, dir));
  const policyDirectives = Object.keys(config.csp);
  return { ...settings, policyDirectives, iconFolders: iconFolders(config), extendedFolders };
}

function textContext(
  { markdown, environment = {} }: SiteConfig,
  locales: readonly LocalizedMessages[],
  versions: readonly DescribedVersion[],
): TextContext {
  const own = Object.entries(markdown.variables).map(([name, value]) => [name, String(value)]);
  return {
    variables: { ...environment, ...Object.fromEntries(own) },
    unsetVariables: markdown.environment.filter((name) => !Object.hasOwn(environment, name)),
    versions: [...new Set(versions.map(({ ownName }) => ownName))],
    locales: locales.map(({ locale }) => locale.code),
    audiences: markdown.audiences,
    audience: markdown.audience,
  };
}

/** Returns how texts of a locale outside of documents are parsed: in descriptions and announcements. */
export function fragmentOptions(
  { markdown }: SiteConfig,
  { messages }: LocalizedMessages,
): ContentOptions {
  return { trustedHtml: markdown.trustedHtml, messages };
}

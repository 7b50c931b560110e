import path from 'node:path/posix';
import { diagnose } from '../../diagnostics/index.js';
import { isApiDescription } from '../../files/api-description.js';
import { tagAttribute } from '../../text/tag-attribute.js';
import { isRecord } from '../read/setting-values.js';
import { readYamlSettings } from '../read/yaml-file.js';
import { normalPath, type SourceFiles } from '../source-files.js';
import type { SourceSite, SourceTool } from '../source-tool.js';
import { openapiSetting } from './description-files.js';
import { folderTexts, markdownFiles, markdownFolder } from './plain-folder.js';
import { descriptionPath, ShownDescriptions } from './shown-descriptions.js';

type Settings = Readonly<Record<string, unknown>>;

/** A page that shows API descriptions: what it names, and what of its settings docsgen has. */
interface ApiPage {
  readonly descriptions: readonly string[];
  readonly title?: string | undefined;
  readonly accent?: string | undefined;
  readonly logo?: string | undefined;
  /** Whether readers may send requests. */
  readonly tryIt?: boolean | undefined;
  /** Whether the folder is a project, all of whose Markdown files can be pages. */
  readonly isProject?: boolean | undefined;
  /** Settings without an equivalent. */
  readonly lost: readonly string[];
}

export const redoc = apiTool('redoc', 'Redoc', readRedoc);
export const swaggerUi = apiTool('swagger-ui', 'Swagger UI', readSwaggerUi);
export const elements = apiTool('elements', 'Elements', readElements);

function apiTool(
  id: string,
  name: string,
  read: (files: SourceFiles) => ApiPage | undefined,
): SourceTool {
  return {
    id,
    name,
    hasSettings: false,
    detect: (files) => read(files) !== undefined,
    read: (files) => apiSite(read(files) ?? { descriptions: [], lost: [] }, files),
  };
}

function apiSite(page: ApiPage, files: SourceFiles): SourceSite {
  const named = new Set(page.descriptions.map((one) => descriptionPath(one, files)));
  const shown = new ShownDescriptions([...named], files, undefined, 'folders');
  const texts = textsBeside(page, shown, files);
  const tryIt = page.tryIt === false ? { tryIt: false } : {};
  const apis = shown.sources.map((source) => ({ ...shown.setting(source), ...tryIt }));
  return {
    ...texts,
    config: {
      ...(texts.pages.length === 0 ? {} : { docs: { routeBasePath: '/' } }),
      ...(page.title === undefined ? {} : { title: page.title }),
      openapi: apis.length === 0 ? undefined : openapiSetting(apis),
      rules: shown.rules,
      themeConfig: {
        ...(page.logo === undefined ? {} : { navbar: { logo: { src: page.logo } } }),
        accent: page.accent,
      },
    },
    assets: [...texts.assets, ...shown.copies.assets],
    diagnostics: [
      ...shown.diagnostics,
      ...texts.diagnostics,
      ...(page.descriptions.length === 0
        ? [diagnose('migrate/needs-code', { key: 'openapi' })]
        : []),
      ...page.lost.map((key) => diagnose('migrate/no-setting', { key })),
    ],
  };
}

/**
 * Returns the Markdown files beside an API, of which the platform of Redocly makes pages. README files at the root and
 * above descriptions are about the repository, and would take the address of the reference.
 */
function textsBeside(
  page: ApiPage,
  { copies }: ShownDescriptions,
  files: SourceFiles,
): Omit<SourceSite, 'config'> {
  const folder = page.isProject ? '' : markdownFolder(files);
  const copied = new Set(copies.assets.map(({ from }) => from));
  const all = markdownFiles(files, folder).filter((file) => !copied.has(file));
  const isReadme = (file: string): boolean => {
    const inFolder = /^(.*\/)?readme\.md$/i.exec(file);
    return inFolder !== null && [...copied].some((one) => one.startsWith(inFolder[1] ?? ''));
  };
  const texts = folderTexts(
    files,
    folder,
    all.filter((file) => !isReadme(file)),
  );
  return {
    ...texts,
    assets: texts.pages.length === 0 ? [] : texts.assets,
    diagnostics: all
      .filter(isReadme)
      .map((file) => diagnose('migrate/no-equivalent', { what: `The text ${file}` })),
  };
}

/** HTML files that may hold the page. */
function htmlTexts(files: SourceFiles): readonly string[] {
  return files
    .list('')
    .filter((file) => /\.html?$/.test(file) && file.split('/').length <= 3)
    .flatMap((file) => {
      const text = files.text(file) ?? '';
      const folder = path.dirname(file);
      // Paths are relative to the page.
      return [
        folder === '.'
          ? text
          : text.replace(
              /((?:spec-url|apiDescriptionUrl|url|Redoc\.init\()\s*[:=]?\s*["'])(\.{0,2}\/?[\w./-]+\.(?:ya?ml|json))/g,
              (_, before: string, target: string) => before + path.join(folder, target),
            ),
      ];
    });
}

function htmlTitle(text: string): string | undefined {
  return /<title>([^<]*)<\/title>/i.exec(text)?.[1]?.trim() || undefined;
}

function readRedoc(files: SourceFiles): ApiPage | undefined {
  const file = ['redocly.yaml', 'redocly.yml', '.redocly.yaml'].find((name) => files.has(name));
  const settings = file === undefined ? {} : readYamlSettings(files, file);
  const apis = isRecord(settings.apis) ? settings.apis : {};
  const roots = Object.values(apis).flatMap((one) =>
    isRecord(one) && typeof one.root === 'string' ? [one.root] : [],
  );
  const page = htmlTexts(files).find((text) => /<redoc\b|Redoc\.init\(/.test(text));
  if (page === undefined && roots.length === 0) return undefined;
  const written = page ?? '';
  const inPage = [
    ...written.matchAll(/<redoc\b[^>]*?\bspec-url=["']([^"']+)["']/g),
    ...written.matchAll(/Redoc\.init\(\s*["']([^"']+)["']/g),
  ].map(([, target = '']) => target);
  const theme = isRecord(settings.openapi)
    ? settings.openapi
    : isRecord(settings['features.openapi'])
      ? settings['features.openapi']
      : {};
  const color =
    colorIn(theme) ??
    /primary["']?\s*:\s*\{\s*["']?main["']?\s*:\s*["'](#[\da-fA-F]{3,6})["']/.exec(written)?.[1];
  const keys = Object.keys(theme).filter((key) => key !== 'theme');
  const attributes = [...written.matchAll(/<redoc\b([^>]*)>/g)].flatMap(
    ([, all = '']) => all.match(/[\w-]+(?==)/g) ?? [],
  );
  return {
    descriptions: [...roots, ...inPage],
    title: htmlTitle(written),
    accent: color,
    isProject: file !== undefined,
    lost: [
      ...keys.map((key) => `openapi.${key}`),
      ...attributes.filter((one) => one !== 'spec-url'),
    ],
  };
}

function colorIn(openapi: Settings): string | undefined {
  const { theme } = openapi;
  const colors = isRecord(theme) && isRecord(theme.colors) ? theme.colors : {};
  const main = isRecord(colors.primary) ? colors.primary.main : undefined;
  return typeof main === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(main) ? main : undefined;
}

function readSwaggerUi(files: SourceFiles): ApiPage | undefined {
  const scripts = files
    .list('')
    .filter((file) => /swagger-initializer\.js$/.test(file))
    .map((file) => files.text(file) ?? '');
  const all = [...htmlTexts(files), ...scripts];
  const pages = all.filter((text) => /SwaggerUIBundle\s*\(/.test(text));
  if (pages.length === 0) return undefined;
  const text = pages.join('\n');
  const list = /\burls\s*:\s*\[([\s\S]*?)\]/.exec(text)?.[1] ?? '';
  const urls = [
    ...list.matchAll(/\burl\s*:\s*["']([^"']+)["']/g),
    ...(list === '' ? text.matchAll(/\burl\s*:\s*["']([^"']+)["']/g) : []),
  ];
  const lost = [
    'deepLinking',
    'docExpansion',
    'defaultModelsExpandDepth',
    'oauth2RedirectUrl',
    'requestInterceptor',
    'responseInterceptor',
    'layout',
    'plugins',
    'presets',
  ];
  const harmless = /^(?:deepLinking|layout|plugins|presets)$/;
  return {
    descriptions:
      urls.length > 0 ? urls.map(([, url = '']) => url) : namedDescriptions(text, files),
    title: htmlTitle(pages.find((one) => /<title>/i.test(one)) ?? ''),
    tryIt: !/\bsupportedSubmitMethods\s*:\s*\[\s*\]/.test(text),
    lost: lost.filter((key) => !harmless.test(key) && new RegExp(`\\b${key}\\s*:`).test(text)),
  };
}

/** Returns the files that strings of a script name and that are API descriptions: `const spec = 'planets.json'`. */
function namedDescriptions(script: string, files: SourceFiles): readonly string[] {
  const named = [...script.matchAll(/["'`]([\w./-]+\.(?:json|ya?ml))["'`]/g)].map(([, file = '']) =>
    normalPath(file),
  );
  return [...new Set(named)].filter((file) => isApiDescription(files.text(file) ?? ''));
}

function readElements(files: SourceFiles): ApiPage | undefined {
  const text = htmlTexts(files).find((one) => /<elements-api\b/.test(one));
  if (text === undefined) return undefined;
  const [, attributes = ''] = /<elements-api\b([^>]*)>/.exec(text) ?? [];
  const value = (name: string): string | undefined => tagAttribute(attributes, name);
  const description = value('apiDescriptionUrl');
  const logo = value('logo');
  return {
    descriptions: description === undefined ? [] : [description],
    title: htmlTitle(text),
    logo: logo === undefined || /^https?:/.test(logo) ? undefined : logo,
    tryIt: value('hideTryIt') !== 'true',
    lost: (attributes.match(/\b[a-zA-Z]+(?==)/g) ?? []).filter(
      (name) => !/^(?:apiDescriptionUrl|router|layout|logo|basePath|hideTryIt)$/.test(name),
    ),
  };
}

import { execFile } from 'node:child_process';
import path from 'node:path/posix';
import { promisify } from 'node:util';
import { digest } from '../assets/index.js';
import type { ApiOptions, SiteConfig } from '../config/index.js';
import { type ContentOptions, parseDoc } from '../content/index.js';
import { diagnose } from '../diagnostics/index.js';
import type { Api, Diagnostic, Operation, Outcome, ParsedDoc, SourceFile } from '../model/index.js';
import { translatedPath } from '../site/index.js';
import type { ApiLoader } from './cached-api.js';
import { locatorOf } from './locator.js';
import type { WordedLocale } from './parse-wording.js';
import type { ParsedApi } from './parsed-api.js';
import { readTexts } from './read-files.js';

const run = promisify(execFile);

/**
 * The pages of what has changed since the previous version of a description, as a document in each language. What
 * is wrong with the previous version itself is not told: it cannot be mended any more.
 */
export async function changePages(
  apis: readonly ParsedApi[],
  locales: readonly WordedLocale[],
  optionsOf: (locale: WordedLocale) => ContentOptions,
  config: SiteConfig,
  load: ApiLoader,
): Promise<Outcome<readonly ParsedDoc[]>> {
  const pages: ParsedDoc[] = [];
  const diagnostics: Diagnostic[] = [];
  const [main] = locales;
  for (const { api, options } of apis) {
    const { previous } = options;
    if (previous === undefined || !api || !main) continue;
    const before = await readBefore(previous, api, options, optionsOf(main), config, load);
    if (typeof before === 'string') {
      const place = locatorOf(config)([...options.keyPath, 'previous']);
      const args = { previous, problem: before };
      diagnostics.push(diagnose('build/previous-description', args, { place }));
      continue;
    }
    for (const locale of locales) {
      const made = await changePage(before, api, options, locale, optionsOf(locale));
      pages.push(made.value);
      diagnostics.push(...made.diagnostics);
    }
  }
  return { value: pages, diagnostics };
}

async function changePage(
  before: Api,
  api: Api,
  { id, route, isListed, layout }: ApiOptions,
  { texts, locale, translations }: WordedLocale,
  options: ContentOptions,
): Promise<Outcome<ParsedDoc>> {
  const { compareApis, printChanges } = await import('../drift/index.js');
  // Where the page would lie if somebody had written it.
  const source = `content/openapi-changes${isListed ? `-${id}` : ''}.md`;
  const target = ({ operationId, tag, slug }: Operation): string => {
    if (operationId !== undefined) return `op:${operationId}`;
    return layout === 'single' ? `${route}#${slug}` : path.join(route, tag, slug);
  };
  const changes = compareApis(before, api, target);
  const text = printChanges(changes, path.join(route, 'changes'), texts);
  const own = locale.isDefault ? source : (translatedPath(source, translations) ?? source);
  return parseDoc({ path: own, text, digest: digest(text) }, options, () => undefined);
}

async function readBefore(
  previous: string,
  api: Api,
  options: ApiOptions,
  content: ContentOptions,
  config: SiteConfig,
  load: ApiLoader,
): Promise<Api | string> {
  const file = await readPrevious(previous, api.path, config.siteDir);
  if (typeof file === 'string') return file;
  const { value } = await load(file, content, options);
  return value ?? 'it is no API description that can be read';
}

/** The previous version, or why there is none. One in git is the description's own file at that commit. */
async function readPrevious(
  previous: string,
  current: string,
  siteDir: string,
): Promise<SourceFile | string> {
  const [, reference] = /^git:(.*)$/s.exec(previous) ?? [];
  if (reference === undefined) {
    const [file] = readTexts(siteDir, [previous]);
    return file ?? 'there is no such file';
  }
  if (!/^[\w][\w./@^~{}-]*$/.test(reference)) return 'that is no name of a commit';
  try {
    const { stdout: text } = await run('git', ['show', `${reference}:./${current}`], {
      cwd: siteDir,
      maxBuffer: 256 * 1024 * 1024,
    });
    // In the folder of today's, so that references to other files lead there.
    const name = `${reference.replace(/[^\w.-]/g, '-')}.${path.basename(current)}`;
    return { path: path.join(path.dirname(current), name), text, digest: digest(text) };
  } catch {
    return `git has no ${current} at ${reference}`;
  }
}

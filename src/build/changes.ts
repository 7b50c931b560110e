import { execFile } from 'node:child_process';
import path from 'node:path/posix';
import { promisify } from 'node:util';
import { digest } from '../assets/index.js';
import type { SiteConfig } from '../config/index.js';
import { type ContentOptions, parseDoc } from '../content/index.js';
import { diagnose } from '../diagnostics/index.js';
import { compareApis, printChanges } from '../drift/index.js';
import type { Api, Operation, Outcome, ParsedDoc, SourceFile } from '../model/index.js';
import { translatedPath } from '../site/index.js';
import type { BuildCache } from './cache/index.js';
import { locatorOf } from './locator.js';
import { cachedApi } from './parse-api.js';
import type { WordedLocale } from './parse-wording.js';
import { readTexts } from './read-files.js';

const run = promisify(execFile);

/** Where the page would lie if somebody had written it. */
const source = 'content/openapi-changes.md';

/**
 * The page of what has changed since the previous version of the description, as a document in each language. What
 * is wrong with the previous version itself is not told: it cannot be mended any more.
 */
export async function changePages(
  api: Api | undefined,
  locales: readonly WordedLocale[],
  optionsOf: (locale: WordedLocale) => ContentOptions,
  config: SiteConfig,
  cache: BuildCache,
): Promise<Outcome<readonly ParsedDoc[]>> {
  const [main] = locales;
  const { openapi } = config;
  if (!openapi || openapi.previous === undefined || !api || !main)
    return { value: [], diagnostics: [] };
  const { previous } = openapi;
  const file = await readPrevious(previous, api.path, config.siteDir);
  const before =
    typeof file === 'string'
      ? undefined
      : (await cachedApi(file, optionsOf(main), config, cache)).value;
  if (before === undefined) {
    const problem = typeof file === 'string' ? file : 'it is no API description that can be read';
    const place = locatorOf(config)(['openapi', 'previous']);
    return {
      value: [],
      diagnostics: [diagnose('build/previous-description', { previous, problem }, { place })],
    };
  }
  const target = ({ operationId, tag, slug }: Operation): string =>
    operationId === undefined ? path.join(openapi.route, tag, slug) : `op:${operationId}`;
  const changes = compareApis(before, api, target);
  const pages = locales.map((locale) => {
    const text = printChanges(changes, path.join(openapi.route, 'changes'), locale.texts);
    const own = locale === main ? source : (translatedPath(source, locale.translations) ?? source);
    return parseDoc({ path: own, text, digest: digest(text) }, optionsOf(locale), () => undefined);
  });
  return {
    value: pages.map(({ value }) => value),
    diagnostics: pages.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** The previous version, or why there is none. One in git is the description's own file at that commit. */
async function readPrevious(
  previous: string,
  current: string,
  siteDir: string,
): Promise<SourceFile | string> {
  const [, reference] = /^git:(.*)$/s.exec(previous) ?? [];
  if (reference === undefined) {
    const [file] = await readTexts(siteDir, [previous]);
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

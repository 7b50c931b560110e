import type { SiteConfig } from '../../config/index.js';
import { diagnose } from '../../diagnostics/index.js';
import type { Api } from '../../openapi/api/api.js';
import type { Diagnostic, Outcome, Place } from '../../diagnostics/diagnostic.js';
import type { Operation } from '../../openapi/api/operation.js';
import type { CheckedGuide } from '../docs/check-guides.js';
import { parseSite } from '../parse.js';
import { isCurrent } from '../apis/configured-api.js';
import { apiErrorCodes, isErrorStatus } from './error-codes.js';
import { type Mentions, findMentions } from './mentions.js';

/** The elements of an API of one kind, and those that no guide links, embeds or shows. */
export interface Coverage {
  /** Id of the description; only if the site has several. */
  readonly api?: string | undefined;
  readonly kind: 'operations' | 'webhooks' | 'statuses' | 'codes';
  readonly total: number;
  readonly missing: readonly MissingGuide[];
}

interface MissingGuide {
  /** `POST /planets`, `404`, `code=too_hot`. */
  readonly name: string;
  /** The operation's title, or the response description and the number of operations with it. */
  readonly about: string;
  readonly place: Place;
}

/**
 * Reports which elements of the API no guide mentions. The value is undefined if the site has no
 * API.
 */
export async function reportCoverage(
  config: SiteConfig,
): Promise<Outcome<readonly Coverage[] | undefined>> {
  const { value, diagnostics } = await parseSite(config);
  const { examples, texts } = value;
  const apis = value.apis.filter(isCurrent);
  const guides = examples.filter(({ doc }) => isGuide(doc, config));
  const mentions = findMentions(guides, texts.textOf);
  const coverage = apis.flatMap(({ api, options: { id } }) => {
    if (api === undefined) return [];
    // Links of a guide may lead to any version of the reference, so the routes of all versions
    // count.
    const versions = value.apis.filter(({ options }) => options.id === id);
    const routes = versions.map(({ options }) => options.route);
    const found = apiCoverage(api, mentions, id, routes);
    return apis.length > 1 ? found.map((one) => ({ api: id, ...one })) : found;
  });
  return { value: coverage.length === 0 ? undefined : coverage, diagnostics };
}

/** Whether a document is a published guide in the default language. Blog posts do not count. */
function isGuide({ path, meta }: CheckedGuide['doc'], { blog }: SiteConfig): boolean {
  const isPost = blog !== false && path.startsWith(`content/${blog.path}/`);
  return path.startsWith('content/') && !isPost && !meta.draft && !meta.unlisted;
}

function apiCoverage(
  api: Api,
  mentions: Mentions,
  id: string,
  routes: readonly string[],
): readonly Coverage[] {
  const isShown = (operation: Operation): boolean => {
    const { operationId, slug, tag } = operation;
    const names = operationId === undefined ? [] : [operationId, `${id}:${operationId}`];
    const isNamed = names.some((name) => mentions.operationIds.has(name));
    const paths = routes.map((route) => `${route}/${tag}/${slug}`);
    return (
      isNamed || mentions.shown.has(operation) || paths.some((path) => mentions.paths.has(path))
    );
  };
  const operationsIn = (kind: Coverage['kind'], all: readonly Operation[]): Coverage => ({
    kind,
    total: all.length,
    missing: all
      .filter((operation) => !isShown(operation))
      .map(({ method, path, title, place }) => ({
        name: `${method} ${path}`,
        about: title,
        place,
      })),
  });
  const webhooks = api.webhooks ?? [];
  return [
    operationsIn('operations', api.operations),
    ...(webhooks.length > 0 ? [operationsIn('webhooks', webhooks)] : []),
    apiStatuses(api, mentions),
    ...apiCodes(api, mentions),
  ];
}

/** Lists each status once: guides explain what a 404 means in general, not for every operation. */
function apiStatuses({ operations }: Api, mentions: Mentions): Coverage {
  const byStatus = new Map<string, { count: number; words: string; place: Place }>();
  for (const { responses, place } of operations) {
    for (const { status, description, summary } of responses) {
      if (!isErrorStatus(status)) continue;
      const known = byStatus.get(status);
      if (known) known.count += 1;
      else byStatus.set(status, { count: 1, words: summary ?? description?.text ?? '', place });
    }
  }
  const missing = [...byStatus]
    .filter(([status]) => !mentions.status(status))
    .map(([name, { count, words, place }]) => ({ name, about: aboutResponse(words, count), place }));
  return { kind: 'statuses', total: byStatus.size, missing };
}

function apiCodes(api: Api, mentions: Mentions): readonly Coverage[] {
  const codes = apiErrorCodes(api);
  if (codes.length === 0) return [];
  const bySlug = new Map(api.operations.map((operation) => [operation.slug, operation]));
  const missing = codes
    .filter(({ code }) => !mentions.word(code))
    .flatMap(({ code, field, operations }) => {
      const place = bySlug.get(operations[0] ?? '')?.place;
      if (place === undefined) return [];
      return [{ name: `${field}=${code}`, about: aboutResponse('', operations.length), place }];
    });
  return [{ kind: 'codes', total: codes.length, missing }];
}

function aboutResponse(words: string, count: number): string {
  const [line = ''] = words.split('\n');
  const operations = `${count} ${count === 1 ? 'operation' : 'operations'}`;
  return line === '' ? operations : `${line} (${operations})`;
}

/** Returns a diagnostic for each gap at its position in the description, for strict checks. */
export function coverageDiagnostics(coverage: readonly Coverage[]): readonly Diagnostic[] {
  return coverage.flatMap(({ missing }) =>
    missing.map(({ name, place }) => diagnose('check/without-guide', { name }, { place })),
  );
}

/**
 * Returns the diagnostics of code examples that contradict the description, for commands that do
 * not build.
 */
export async function reportExamples(config: SiteConfig): Promise<readonly Diagnostic[]> {
  if (config.openapi.every(({ examples }) => examples === 'off')) return [];
  const { diagnostics } = await parseSite(config);
  return diagnostics.filter(({ code }) => code.startsWith('guide/'));
}

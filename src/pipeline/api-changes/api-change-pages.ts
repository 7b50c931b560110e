import path from 'node:path/posix';
import type { ApiOptions, SiteConfig } from '../../config/index.js';
import type { ParsedDoc } from '../../content/doc.js';
import { type ContentOptions, parseDoc } from '../../content/index.js';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import { sha256 } from '../../files/sha256.js';
import type { Api } from '../../openapi/api/api.js';
import type { Operation } from '../../openapi/api/operation.js';
import { translatedPath } from '../../site/index.js';
import type { ApiLoader } from '../apis/cached-api.js';
import type { ConfiguredApi } from '../apis/configured-api.js';
import { fragmentOptions } from '../docs/parser-setup.js';
import type { LocalizedMessages } from '../locales/parse-locale-messages.js';
import { readPreviousApi, unreadablePrevious } from './previous-api.js';

/**
 * Renders the "API changes since the previous version" pages, one per description and locale.
 * Diagnostics of the previous version are dropped, because it can no longer be fixed.
 */
export async function changePages(
  apis: readonly ConfiguredApi[],
  locales: readonly LocalizedMessages[],
  config: SiteConfig,
  load: ApiLoader,
): Promise<Outcome<readonly ParsedDoc[]>> {
  const pages: ParsedDoc[] = [];
  const diagnostics: Diagnostic[] = [];
  const [main] = locales;
  for (const { api, options } of apis) {
    const { previous } = options;
    if (previous === undefined || !api || !main) continue;
    const before = await readPreviousApi(previous, api, options, {
      content: fragmentOptions(config, main),
      config,
      load,
    });
    if (typeof before === 'string') {
      diagnostics.push(unreadablePrevious(previous, before, options, config));
      continue;
    }
    for (const locale of locales) {
      const made = await changePage(
        before,
        { api, options },
        locale,
        fragmentOptions(config, locale),
      );
      pages.push(made.value);
      diagnostics.push(...made.diagnostics);
    }
  }
  return { value: pages, diagnostics };
}

async function changePage(
  before: Api,
  { api, options: { id, route, isListed, layout } }: { api: Api; options: ApiOptions },
  { messages, locale, translations }: LocalizedMessages,
  content: ContentOptions,
): Promise<Outcome<ParsedDoc>> {
  const { compareApis, printChanges } = await import('../../api-diff/index.js');
  // The source path that the page would have as a hand-written document.
  const source = `content/openapi-changes${isListed ? `-${id}` : ''}.md`;
  const ids = api.operations.map(({ operationId }) => operationId);
  const target = (operation: Operation, kind: 'operation' | 'webhook'): string => {
    const { operationId, tag, slug } = operation;
    if (kind === 'webhook') {
      return layout === 'single' ? `${route}#webhook-${slug}` : path.join(route, 'webhooks', slug);
    }
    // If an `operationId` is used twice, `op:` resolves to the first operation.
    const isOnly = ids.indexOf(operationId) === ids.lastIndexOf(operationId);
    if (operationId !== undefined && isOnly) return `op:${operationId}`;
    return layout === 'single' ? `${route}#${slug}` : path.join(route, tag, slug);
  };
  const changes = compareApis(before, api, target);
  const text = printChanges(changes, path.join(route, 'changes'), messages);
  const localePath = locale.isDefault ? source : (translatedPath(source, translations) ?? source);
  return parseDoc({ path: localePath, text, digest: sha256(text) }, content, () => undefined);
}

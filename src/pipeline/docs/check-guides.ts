import type { SiteConfig } from '../../config/index.js';
import type { Doc, TextOf } from '../../content/doc.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { frozenDocs } from '../../files/index.js';
import type { CheckedDoc } from '../../guide-checks/index.js';
import { originalPath } from '../../site/index.js';
import type { ConfiguredApi } from '../apis/configured-api.js';
import type { LocalizedMessages } from '../locales/parse-locale-messages.js';

const severities = { error: 'error', warn: 'warning', off: undefined } as const;

/** A document, and the requests and responses in its code examples. */
export interface CheckedGuide extends CheckedDoc {
  readonly doc: Doc;
}

/**
 * Checks the code examples of all documents against the API descriptions. Frozen versions are
 * skipped, because they document an older API. So are blog posts, except code blocks that name an
 * operation.
 */
export async function checkGuides(
  { docs, textOf }: { readonly docs: readonly Doc[]; readonly textOf: TextOf },
  apis: readonly ConfiguredApi[],
  locales: readonly Pick<LocalizedMessages, 'translations'>[],
  config: SiteConfig,
): Promise<readonly CheckedGuide[]> {
  const described = apis.flatMap(({ api, options: { id, examples } }) =>
    api ? [{ id, api, severity: severities[examples] }] : [],
  );
  if (described.length === 0) return [];
  // Loaded lazily, because it is needed only if the site has a description.
  const { createGuideCheck } = await import('../../guide-checks/index.js');
  const check = createGuideCheck(described);
  const posts = config.blog === false ? undefined : `content/${config.blog.path}/`;
  return docs.flatMap((doc) => {
    const path = locales
      .map(({ translations }) => originalPath(doc.path, translations))
      .find((original) => original !== undefined);
    const original = path ?? doc.path;
    if (frozenDocs.test(original)) return [];
    const isPost = posts !== undefined && original.startsWith(posts);
    const { shown, diagnostics } = check(textOf(doc.path), isPost);
    return [{ doc, shown, diagnostics }];
  });
}

export function guideDiagnostics(checked: readonly CheckedGuide[]): readonly Diagnostic[] {
  return checked.flatMap(({ diagnostics }) => diagnostics);
}

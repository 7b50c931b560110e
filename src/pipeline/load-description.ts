import type { ApiOptions } from '../config/index.js';
import {
  type ContentOptions,
  type FragmentOrigin,
  highlight,
  parseFragment,
} from '../content/index.js';
import type { Outcome } from '../diagnostics/diagnostic.js';
import { encodingProblems } from '../diagnostics/index.js';
import type { FileAccess } from '../files/index.js';
import type { SourceFile } from '../files/source-file.js';
import type { Api } from '../openapi/api/api.js';

/** What a description is understood with, beside its file. Plain data, so that it can be sent to another thread. */
export interface DescriptionSetup {
  /** Files that it may refer to. */
  readonly access: FileAccess;
  readonly content: Omit<ContentOptions, 'candidates'>;
  readonly options: Pick<ApiOptions, 'allowHosts' | 'rules' | 'samples'>;
}

/** Understands an API description. The value is undefined where its errors leave nothing to show. */
export async function loadDescription(
  file: SourceFile,
  { access, content, options }: DescriptionSetup,
): Promise<Outcome<Api | undefined>> {
  // A heavy room, which most builds do without: there is no description, or it is the one of the last build.
  const { loadApi } = await import('../openapi/index.js');
  const markdown = (text: string, origin: FragmentOrigin) =>
    parseFragment(text, { ...origin, isBelowTitle: true }, content);
  const loaded = await loadApi(file, { ...access, ...options }, { highlight, markdown });
  return { ...loaded, diagnostics: [...encodingProblems(file), ...loaded.diagnostics] };
}

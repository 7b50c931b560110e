import type { ApiOptions } from '../../config/index.js';
import {
  type ContentOptions,
  type FragmentOrigin,
  highlight,
  parseFragment,
} from '../../content/index.js';
import type { Outcome } from '../../diagnostics/diagnostic.js';
import { encodingProblems } from '../../diagnostics/index.js';
import type { FileAccess } from '../../files/index.js';
import type { Api } from '../../openapi/api/api.js';
import type { DescriptionInput } from '../../openapi/description-input.js';
import { convertRedoclyAdmonitions } from './redocly-admonitions.js';

/**
 * Everything that loading a description needs besides the file. Plain data, so that it can be sent
 * to a worker.
 */
export interface ApiLoadSetup {
  /** Files that it may refer to. */
  readonly access: FileAccess;
  readonly content: Omit<ContentOptions, 'candidates'>;
  readonly options: Pick<ApiOptions, 'allowHosts' | 'rules' | 'samples' | 'lenient'> & {
    readonly filter: Pick<ApiOptions, 'only' | 'except' | 'internal'>;
  };
}

/** Loads an API description. The value is undefined if errors leave nothing to show. */
export async function loadSiteApi(
  file: DescriptionInput,
  { access, content, options }: ApiLoadSetup,
): Promise<Outcome<Api | undefined>> {
  // Loaded lazily, because most builds have no description or use the cached one.
  const { loadApi } = await import('../../openapi/index.js');
  const inDescription = { ...content, dropClasses: true };
  const markdown = (text: string, origin: FragmentOrigin) =>
    parseFragment(
      convertRedoclyAdmonitions(text),
      { ...origin, isBelowTitle: true },
      inDescription,
    );
  const loaded = await loadApi(file, { ...access, ...options }, { highlight, markdown });
  const encoding = [file, ...(file.overlays ?? [])].flatMap(encodingProblems);
  return { ...loaded, diagnostics: [...encoding, ...loaded.diagnostics] };
}

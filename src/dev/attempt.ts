import type { SiteConfig } from '../config/index.js';
import { diagnose } from '../diagnostics/index.js';
import { type Diagnostic, DiagnosticError, type Outcome, type OutputFile } from '../model/index.js';

/** What `docsgen dev` needs of a build. */
export interface DevBuild {
  readonly files: readonly OutputFile[];
  /** Absolute paths of the files and folders that it was made from. */
  readonly watch: readonly string[];
}

export interface Attempt<B extends DevBuild> {
  readonly built: B | undefined;
  /** Absent where the configuration does not load. */
  readonly baseUrl?: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Tries to build. Whatever goes wrong is a finding, also a fault of docsgen: the server stays. */
export async function attemptBuild<B extends DevBuild>(
  load: () => Promise<SiteConfig>,
  build: (config: SiteConfig) => Promise<Outcome<B | undefined>>,
): Promise<Attempt<B>> {
  try {
    const config = await load();
    const { value, diagnostics } = await build(config);
    return { built: value, baseUrl: config.baseUrl, diagnostics };
  } catch (error) {
    const diagnostics = error instanceof DiagnosticError ? error.diagnostics : [unexpected(error)];
    return { built: undefined, diagnostics };
  }
}

export function unexpected(error: unknown): Diagnostic {
  const problem = error instanceof Error ? error.message : String(error);
  return diagnose('cli/unexpected', { problem });
}

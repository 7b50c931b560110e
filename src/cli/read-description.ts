import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { errorMessage } from '../diagnostics/error-message.js';
import { diagnose } from '../diagnostics/index.js';
import { isApiDescription, otherApiFormat } from '../files/api-description.js';
import { isSystemError, maxTextBytes, systemProblem } from '../files/index.js';
import { RemoteFiles } from '../pipeline/pull/index.js';

const deadlineMs = 30_000;

/** An API description to start a site from. */
export interface FoundDescription {
  readonly text: string;
  readonly extension: 'json' | 'yaml';
}

export function isDescriptionUrl(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/**
 * Reads an API description from a file or a URL that the author names.
 * @param cwd folder that paths are relative to
 * @throws DiagnosticError if it cannot be read, or is not an API description
 */
export async function readNamedDescription(source: string, cwd: string): Promise<FoundDescription> {
  const fail = (problem: string): never => {
    throw new DiagnosticError([diagnose('cli/cannot-start-from', { source, problem })]);
  };
  const text = await (isDescriptionUrl(source)
    ? download(source)
    : readFile(path.resolve(cwd, source), 'utf8')
  ).catch((error: unknown) =>
    fail(isSystemError(error) ? systemProblem(error) : errorMessage(error)),
  );
  if (text.length > maxTextBytes) fail(`it is larger than ${maxTextBytes / 2 ** 20} MB`);
  if (!isApiDescription(text)) {
    const other = otherApiFormat(text);
    fail(
      other
        ? `${other.format} is not OpenAPI`
        : 'it has no field openapi or swagger with a version',
    );
  }
  return { text, extension: text.trimStart().startsWith('{') ? 'json' : 'yaml' };
}

/** Fetches as `docsgen pull` does, which fetches the file again. The author names the host, so it may be private. */
async function download(url: string): Promise<string> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const remote = new RemoteFiles({
    timeoutMs: deadlineMs,
    privateHosts: new Set([host]),
    headers: {},
    trustedOrigins: new Set(),
  });
  try {
    const fetched = await remote.get(url);
    if (fetched === 'same') throw new Error('the response was 304');
    return fetched.text;
  } finally {
    await remote.close();
  }
}

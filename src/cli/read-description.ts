import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { errorMessage } from '../diagnostics/error-message.js';
import { diagnose } from '../diagnostics/index.js';
import { isApiDescription, otherApiFormat } from '../files/api-description.js';
import { isSystemError, maxTextBytes, systemProblem } from '../files/index.js';

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

async function download(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(deadlineMs) });
  if (!response.ok) throw new Error(`the server responded with status ${response.status}`);
  return response.text();
}

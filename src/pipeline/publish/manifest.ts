import { lstatSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from '../../files/index.js';
import { isObject } from '../../json-schema/json.js';
import { manifestName, outputPathProblem } from './output-path.js';

/** Contents of `.docsgen.json` in the output folder. */
export interface PublishManifest {
  readonly generator: 'docsgen';
  /** docsgen's version. */
  readonly version: string;
  /** Base path of the published site; begins and ends with a slash. */
  readonly baseUrl: string;
  /** Every file that docsgen created in this folder, except this one. */
  readonly files: readonly string[];
  readonly pages: readonly PublishedPage[];
}

interface PublishedPage {
  /** With `baseUrl`. */
  readonly url: string;
  readonly file: string;
  /** Relative to the site's folder; absent for a generated page. */
  readonly source?: string | undefined;
}

/**
 * Returns the manifest of a folder; undefined if there is none, or none that docsgen could have
 * written.
 */
export function readManifest(folder: string): PublishManifest | undefined {
  const file = path.join(folder, manifestName);
  try {
    if (!lstatSync(file).isFile()) return undefined;
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isManifest(manifest) ? manifest : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || isSystemError(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

export async function writeManifest(folder: string, manifest: PublishManifest): Promise<void> {
  await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest)}\n`, { flag: 'wx' });
}

/**
 * Validated by hand: every command reads the manifest, and loading a validation library takes
 * longer than most commands.
 */
function isManifest(value: unknown): value is PublishManifest {
  if (!isObject(value)) return false;
  const { generator, version, baseUrl, files, pages } = value;
  return (
    generator === 'docsgen' &&
    typeof version === 'string' &&
    typeof baseUrl === 'string' &&
    /^\/(.*\/)?$/.test(baseUrl) &&
    Array.isArray(files) &&
    files.every(isOutputPath) &&
    Array.isArray(pages) &&
    pages.every(isPage)
  );
}

function isPage(value: unknown): value is PublishedPage {
  if (!isObject(value)) return false;
  const { url, file, source } = value;
  const isSource = source === undefined || typeof source === 'string';
  return typeof url === 'string' && isOutputPath(file) && isSource;
}

function isOutputPath(value: unknown): value is string {
  return typeof value === 'string' && outputPathProblem(value) === undefined;
}

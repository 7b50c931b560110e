import { lstat, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ifExists } from './errors.js';
import { manifestName, outputPathProblem } from './output-path.js';

const outputPath = z.string().refine((file) => outputPathProblem(file) === undefined);

const schema = z.object({
  generator: z.literal('docsgen'),
  /** docsgen's version. */
  version: z.string(),
  /** Path under which the site was built to be published; begins and ends with a slash. */
  baseUrl: z.string().regex(/^\/(.*\/)?$/),
  /** Every file that docsgen made in this folder, this one aside. */
  files: z.array(outputPath),
  pages: z.array(
    z.object({
      /** With `baseUrl`. */
      url: z.string(),
      file: outputPath,
      /** Relative to the site's folder; absent for a generated page. */
      source: z.string().optional(),
    }),
  ),
});

/** What `.docsgen.json` in the output folder says about it. */
export type Manifest = z.infer<typeof schema>;

/** The manifest of a folder; undefined where there is none, or none that docsgen could have written. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const file = path.join(folder, manifestName);
  const found = await ifExists(() => lstat(file));
  if (!found?.isFile()) return undefined;
  const parsed = schema.safeParse(parseJson(await readFile(file, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest)}\n`, { flag: 'wx' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { decodeUriPart } from '../../url/decode-uri-part.js';

const run = promisify(execFile);

/** An external `$ref`. */
const reference = /\$ref["']?\s*:\s*["']?([^"'#\s,}]+)/g;

/** Returns the text of a site's file at a commit; undefined if the commit does not have it. */
export async function textInGit(
  siteDir: string,
  commit: string,
  file: string,
): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['show', `${commit}:./${file}`], {
      cwd: siteDir,
      maxBuffer: 256 * 1024 * 1024,
    });
    return stdout;
  } catch {
    return undefined;
  }
}

/** Whether a repository has a commit of this name. */
export async function isCommit(siteDir: string, name: string): Promise<boolean> {
  try {
    await run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: siteDir });
    return true;
  } catch {
    return false;
  }
}

/** Whether a description refers to other files. */
export function hasParts(text: string): boolean {
  return partsIn(text).length > 0;
}

/** Copies files and those that they refer to, as of a commit, to a temporary folder while `work` runs. */
export async function withFilesOfCommit<T>(
  siteDir: string,
  commit: string,
  files: readonly string[],
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'docsgen-previous-'));
  try {
    const left = files.map((file) => path.posix.normalize(file));
    const seen = new Set(left);
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const text = await textInGit(siteDir, commit, next);
      if (text === undefined) continue;
      const target = path.join(folder, next);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
      for (const part of partsIn(text)) {
        const found = path.posix.join(path.posix.dirname(next), part);
        if (found.startsWith('../') || path.posix.isAbsolute(part) || seen.has(found)) continue;
        seen.add(found);
        left.push(found);
      }
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns referenced local files; URLs are not fetched. */
function partsIn(text: string): readonly string[] {
  return [...text.matchAll(reference)].flatMap(([, target = '']) =>
    /^[a-z][a-z\d+.-]*:/i.test(target) ? [] : [decodeUriPart(target)],
  );
}

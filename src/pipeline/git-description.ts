import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where a reference leads that leaves its file. */
const reference = /\$ref["']?\s*:\s*["']?([^"'#\s,}]+)/g;

/** The text of a file of the site at a commit; undefined where it has none. */
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

/** Whether a description refers to other files. */
export function hasParts(text: string): boolean {
  return partsIn(text).length > 0;
}

/**
 * Puts a description and the files that it refers to, as they were at a commit, into a folder of their own for as
 * long as somebody works with them.
 */
export async function withPartsInGit<T>(
  siteDir: string,
  commit: string,
  file: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'docsgen-previous-'));
  try {
    const left = [path.posix.normalize(file)];
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

/** Files of the site only: nothing is fetched. */
function partsIn(text: string): readonly string[] {
  return [...text.matchAll(reference)].flatMap(([, target = '']) =>
    /^[a-z][a-z\d+.-]*:/i.test(target) ? [] : [decoded(target)],
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

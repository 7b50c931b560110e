import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Access, type Files, openFiles } from '../../src/openapi/references/files.js';
import { createReferenceFollower } from '../../src/openapi/references/follow-reference.js';
import type { FollowReference } from '../../src/openapi/source/locate.js';
import { type ParsedSource, parseSource } from '../../src/openapi/source/parse-source.js';

export interface OpenedFiles {
  readonly root: ParsedSource;
  readonly files: Files;
  readonly follow: FollowReference;
  /** Reads a further file, as a reference to it does. */
  load(name: string): Promise<ParsedSource>;
}

/** Writes the files of a description into a folder of their own for the current test, and opens the first. */
export function openDescription(
  texts: Readonly<Record<string, string>>,
  access: Partial<Access> = {},
): OpenedFiles {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'docsgen-description-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const [[name, text] = ['', '']] = Object.entries(texts);
  const root = parsed(name, text);
  const files = openFiles(root, {
    siteDir,
    allow: [],
    named: [],
    allowHosts: [],
    fetch: () => Promise.reject(new Error('there is no network')),
    ...access,
  });
  const load = async (other: string) => {
    const found = await files.load(path.join(siteDir, other), other, {});
    if (found === undefined) throw new Error(`${other} cannot be read`);
    return found;
  };
  return { root, files, follow: createReferenceFollower(files), load };
}

function parsed(name: string, text: string): ParsedSource {
  const { value } = parseSource(name, text);
  if (value === undefined) throw new Error(`${name} is not valid`);
  return value;
}

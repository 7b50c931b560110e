import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { diagnosticCatalogue } from './index.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files with expectations: tests, snapshots and the `expected` folders of fixtures. */
const expectation = /\.test\.tsx?$|\.snap$|[\\/]expected[\\/].*\.txt$/;

let expectations: string;
/** The code outside the catalogue. */
let sources: string;

beforeAll(async () => {
  const files = await Promise.all(
    ['src', 'theme', 'test'].map(async (folder) => {
      const names = await readdir(path.join(root, folder), { recursive: true });
      return names
        .filter((name) => expectation.test(name))
        .map((name) => path.join(root, folder, name));
    }),
  );
  sources = await sourceText();
  const own = fileURLToPath(import.meta.url);
  const texts = files.flat().filter((file) => file !== own);
  expectations = (await Promise.all(texts.map((file) => readFile(file, 'utf8')))).join('\n');
});

async function sourceText(): Promise<string> {
  const names = await readdir(path.join(root, 'src'), { recursive: true });
  const files = names.filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !/diagnostics[\\/]catalogue[\\/]/.test(name),
  );
  const texts = files.map((name) => readFile(path.join(root, 'src', name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

describe.each(Object.entries(diagnosticCatalogue))('%s', (code, { explanation, severity }) => {
  it('has a code of the form area/problem', () => {
    expect(code).toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/);
  });

  it('has an explanation in full sentences and a severity', () => {
    expect(explanation).toMatch(/^(docsgen |[^a-z\s]).{20,}\.$/s);
    expect(['error', 'warning', 'info']).toContain(severity);
  });

  it('is raised by the code', () => {
    expect(sources.includes(`'${code}'`), 'raise it with diagnose()').toBe(true);
  });

  it('is expected by a test', () => {
    // One code may be the beginning of another, and a pattern escapes the slash.
    const isExpected = new RegExp(`${code}(?![\\w-])`).test(expectations.replaceAll('\\/', '/'));
    expect(isExpected, 'raise it in a fixture or a unit test').toBe(true);
  });
});

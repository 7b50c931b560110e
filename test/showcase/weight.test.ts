import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';

const { outDir } = inject('showcase');
const { pages }: { readonly pages: readonly { readonly url: string; readonly file: string }[] } =
  JSON.parse(readFileSync(path.join(outDir, '.docsgen.json'), 'utf8'));
const maxBytes = 30_000;

function gzipped(file: string): number {
  return gzipSync(readFileSync(path.join(outDir, file)), { level: 9 }).length;
}

/** The style sheets and scripts in the head of a page, and the scripts that those import. */
function loadedFiles(html: string): Set<string> {
  const head = html.slice(0, html.indexOf('</head>'));
  const found = head.matchAll(/<(?:link rel="stylesheet" href|script[^>]* src)="\/([^"]+)"/g);
  const files = new Set([...found].map(([, file = '']) => file));
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const script = readFileSync(path.join(outDir, file), 'utf8');
    for (const [, name = ''] of script.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) {
      files.add(path.posix.join(path.posix.dirname(file), name));
    }
  }
  return files;
}

it('has no guide whose first visit loads more than 30,000 bytes', () => {
  const guides = pages.filter(({ url }) => url === '/' || /^\/docs(\/|$)/.test(url));
  const weights = guides.map(({ url, file }) => {
    const files = [...loadedFiles(readFileSync(path.join(outDir, file), 'utf8'))];
    expect(files.length, url).toBeGreaterThan(2);
    return { url, bytes: [file, ...files].reduce((sum, name) => sum + gzipped(name), 0) };
  });
  expect(weights.length).toBeGreaterThan(20);
  expect(weights.filter(({ bytes }) => bytes > maxBytes)).toEqual([]);
});

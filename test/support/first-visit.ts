import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Returns the bytes of a published page after compression, with the style sheets and scripts of its first visit. */
export function firstVisitBytes(outDir: string, page: string): number {
  const html = readFileSync(path.join(outDir, page), 'utf8');
  const files = [page, ...loadedFiles(outDir, html)];
  return files.reduce((sum, name) => sum + gzipped(path.join(outDir, name)), 0);
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/** The style sheets and scripts in the head of a page, and the scripts that those import. */
function loadedFiles(outDir: string, html: string): readonly string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const found = head.matchAll(/<(?:link rel="stylesheet" href|script[^>]* src)="\/([^"]+)"/g);
  const files = new Set([...found].map(([, file = '']) => file));
  const hasBoth = ['.css', '.js'].every((end) => [...files].some((file) => file.endsWith(end)));
  if (!hasBoth) throw new Error('The page loads no style sheet or no script.');
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const script = readFileSync(path.join(outDir, file), 'utf8');
    for (const [, name = ''] of script.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) {
      files.add(path.posix.join(path.posix.dirname(file), name));
    }
  }
  return [...files];
}

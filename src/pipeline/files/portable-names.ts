import { type Diagnostic, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/output-file.js';

/** Device names, reserved on Windows with any extension, and names that Windows cannot store. */
const reservedName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: Windows refuses these, too.
const unstorableName = /[<>:"|?*\u0000-\u001f]|[. ]$/;

type Named = Pick<OutputFile, 'path' | 'source'>;

/**
 * Reports static files whose path equals another output path, or does so on a case-insensitive file
 * system, and names that Windows cannot store. Pages with the same route are reported when routes
 * are planned.
 *
 * @param pageSource returns the source of a page by its output file
 */
export function checkFileNames(
  files: readonly Named[],
  pageSource: (file: string) => string | undefined,
): readonly Diagnostic[] {
  const bySpelling = new Map<string, Named>();
  const found: Diagnostic[] = [];
  for (const file of files) {
    const spelling = file.path.normalize('NFC').toLowerCase();
    const first = bySpelling.get(spelling);
    if (first) found.push(...collision(first, file, pageSource));
    else bySpelling.set(spelling, file);
    const name = file.path.split('/').find(isUnportable);
    const source = name !== undefined && (file.source ?? pageSource(file.path));
    if (source) {
      const args = { file: source, name: name ?? '' };
      found.push(diagnose('build/unportable-name', args, { place: startOfFile(source) }));
    }
  }
  return found;
}

function isUnportable(name: string): boolean {
  return reservedName.test(name) || unstorableName.test(name);
}

function collision(
  first: Named,
  second: Named,
  pageSource: (file: string) => string | undefined,
): readonly Diagnostic[] {
  const copy = second.source ?? first.source;
  if (copy === undefined) return [];
  const [a, b] = [first, second].map(({ path, source }) => source ?? pageSource(path));
  const isGenerated = a === undefined || b === undefined;
  const generated = `docsgen’s own ${first.path}`;
  const args = { first: a ?? generated, second: b ?? generated };
  const hint = isGenerated ? `rename or remove ${copy}; docsgen always writes its own` : undefined;
  const details = { place: startOfFile(copy), hint };
  return first.path === second.path
    ? [diagnose('build/file-collision', { ...args, path: first.path }, details)]
    : [diagnose('build/similar-files', args, details)];
}

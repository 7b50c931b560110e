import { isMap, isScalar, isSeq, LineCounter, type Pair } from 'yaml';
import { diagnose } from '../diagnostics/index.js';
import { parseYaml } from '../yaml/parse-yaml.js';
import type { DocBuilder } from './doc-builder.js';

/** A term of the site's glossary. */
export interface GlossaryTerm {
  readonly term: string;
  readonly definition: string;
  /** Other words for it. */
  readonly aliases: readonly string[];
}

interface Glossary {
  readonly terms: readonly GlossaryTerm[];
  /** Whether a file or a term cannot be read, so that terms are missing. */
  readonly hasProblems: boolean;
}

/** The file with the terms, in the site's folder and in those that it extends. */
const glossaryFile = 'glossary.yml';

/**
 * Reads the terms of `glossary.yml`: `Term: What it means`, or a mapping with `definition` and `aliases`. A page depends
 * on the file as on an included one. A term of the site replaces that of a folder that it extends.
 */
export function readGlossary(builder: DocBuilder): Glossary {
  const terms = new Map<string, GlossaryTerm>();
  let hasProblems = false;
  for (const file of builder.readOfFolders(glossaryFile)) {
    const found = readTerms(file, builder);
    hasProblems ||= found.hasProblems;
    for (const term of found.terms) {
      const key = term.term.toLowerCase();
      if (!terms.has(key)) terms.set(key, term);
    }
  }
  return { terms: [...terms.values()], hasProblems };
}

function readTerms(
  { path, text }: { readonly path: string; readonly text: string },
  builder: DocBuilder,
): Glossary {
  const lineCounter = new LineCounter();
  const document = parseYaml(text, { lineCounter });
  let hasProblems = false;
  const report = (problem: string, offset: number): void => {
    hasProblems = true;
    const { line, col } = lineCounter.linePos(offset);
    const start = { line, column: col, offset };
    const place = { file: path, start };
    builder.reportOnce(diagnose('content/glossary', { problem }, { place }));
  };
  const [error] = document.errors;
  if (error) {
    report(error.message, error.pos[0]);
    return { terms: [], hasProblems };
  }
  const { contents } = document;
  if (!isMap(contents)) {
    if (contents !== null) report('it must be a mapping of terms', contents.range[0]);
    return { terms: [], hasProblems };
  }
  const terms = contents.items.flatMap((pair) => {
    const term = readTerm(pair);
    const at = isScalar(pair.key) ? pair.key.range?.[0] : undefined;
    if (!term) report(`${String(pair.key)} has no definition`, at ?? 0);
    return term ?? [];
  });
  return { terms, hasProblems };
}

function readTerm({ key, value }: Pair): GlossaryTerm | undefined {
  const term = String(key);
  if (isScalar(value) && typeof value.value === 'string')
    return { term, definition: value.value.trim(), aliases: [] };
  const definition = isMap(value) ? value.get('definition') : undefined;
  if (!isMap(value) || typeof definition !== 'string') return undefined;
  const aliases = value.get('aliases', true);
  return {
    term,
    definition: definition.trim(),
    aliases: isSeq(aliases)
      ? aliases.items.flatMap((one) => (isScalar(one) ? [String(one.value)] : []))
      : [],
  };
}

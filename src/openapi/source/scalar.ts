import type { Scalar } from 'yaml';

/**
 * A character of a double-quoted scalar: an escape (YAML 1.2.2 section 5.7), or a literal
 * character.
 */
const doubleQuoted = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r?\n[ \t]*|.)|[^\\]/gsu;
const singleQuoted = /''|./gsu;
/** Escapes that represent or remove white space. */
const escapedSpace =
  /^\\(?:[ntrvf \t_LP]|\r?\n|x(?:20|09|0[aAdD]|[aA]0)|u(?:0020|0009|000[aAdD]|00[aA]0|202[89]))/;

/**
 * Maps offsets in a scalar's decoded text to offsets in its file. Decoding changes white space
 * (indentation and line folding) but keeps the number and order of all other characters, so the
 * n-th visible character matches the n-th in the file. If the numbers differ, every offset maps to
 * the start of the scalar.
 */
export function scalarOffsets(scalar: Scalar, file: string): (offset: number) => number {
  const [start, end] = scalar.range ?? [0, 0];
  const text = typeof scalar.value === 'string' ? scalar.value : '';
  let inText: readonly number[] | undefined;
  let inFile: readonly number[] | undefined;
  return (offset) => {
    inText ??= [...text.matchAll(/\S/g)].map(({ index }) => index);
    inFile ??= visible(scalar, file.slice(start, end)).map((position) => start + position);
    if (inText.length !== inFile.length) return start;
    const nearest = lastAtOrBefore(inText, offset);
    if (nearest === -1) return inFile[0] ?? start;
    const at = inFile[nearest] ?? start;
    return inText[nearest] === offset ? at : at + 1;
  };
}

/** Offsets of the visible characters in the raw scalar. */
function visible(scalar: Scalar, raw: string): readonly number[] {
  switch (scalar.type) {
    case 'QUOTE_DOUBLE':
      return visibleUnits(raw, doubleQuoted);
    case 'QUOTE_SINGLE':
      return visibleUnits(raw, singleQuoted);
    case 'BLOCK_LITERAL':
    case 'BLOCK_FOLDED':
      return visibleFrom(raw, raw.indexOf('\n') + 1);
    default:
      return visibleFrom(raw, 0);
  }
}

function visibleFrom(raw: string, from: number): readonly number[] {
  return [...raw.slice(from).matchAll(/\S/g)].map(({ index }) => from + index);
}

function visibleUnits(raw: string, unit: RegExp): readonly number[] {
  const positions: number[] = [];
  for (const { 0: written, index } of raw.slice(1, -1).matchAll(unit)) {
    if (/^\s$/u.test(written) || escapedSpace.test(written)) continue;
    positions.push(index + 1);
    // Characters beyond U+FFFF take two UTF-16 units.
    if (isAstral(written)) positions.push(index + 1);
  }
  return positions;
}

function isAstral(written: string): boolean {
  if (written.startsWith('\\U')) return Number.parseInt(written.slice(2), 16) > 0xffff;
  return (written.codePointAt(0) ?? 0) > 0xffff;
}

function lastAtOrBefore(sorted: readonly number[], value: number): number {
  let low = -1;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

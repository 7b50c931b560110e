import { LargeIntegers } from './source/large-integers.js';

/**
 * Strings that need no quotes in any version of YAML: words that are not a number, date or boolean.
 */
const plain = /^[A-Za-z_/][\w ./()@^$;+-]*(?<! )$/;
const reserved = /^(?:null|true|false|yes|no|on|off|y|n)$/i;

/**
 * Prints a JSON value as YAML in block style. The `yaml` package takes seconds for large
 * descriptions; this function writes all but obviously safe strings as JSON strings, which are
 * valid YAML.
 */
export function printYaml(value: unknown, integers = new LargeIntegers()): string {
  const parts: string[] = [];
  block(value, '', parts, integers);
  return `${parts.join('').trimStart()}\n`;
}

function block(value: unknown, indent: string, parts: string[], integers: LargeIntegers): void {
  if (Array.isArray(value)) {
    if (value.length === 0) parts.push(' []');
    for (const item of value) {
      parts.push(`\n${indent}-`);
      block(item, `${indent}  `, parts, integers);
    }
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, child]) => child !== undefined);
    if (entries.length === 0) parts.push(' {}');
    for (const [key, child] of entries) {
      parts.push(`\n${indent}${text(key, indent, true)}:`);
      block(child, `${indent}  `, parts, integers);
    }
  } else if (typeof value === 'string') {
    parts.push(` ${text(value, indent, false)}`);
  } else {
    parts.push(` ${integers.toJson(value) ?? 'null'}`);
  }
}

function text(value: string, indent: string, isKey: boolean): string {
  if (value.length < 200 && plain.test(value) && !reserved.test(value)) return value;
  return !isKey && isLines(value) ? literalBlock(value, indent) : JSON.stringify(value);
}

/** Whether a literal block can hold the text verbatim: printable lines that start with a word. */
function isLines(value: string): boolean {
  return (
    /^\S[^\r\p{Cc}\u0085\u2028\u2029\ufeff]*\n/u.test(value) &&
    !/[^\n\t\P{Cc}]|[\u0085\u2028\u2029\ufeff]/u.test(value)
  );
}

function literalBlock(value: string, indent: string): string {
  const end = /\n*$/.exec(value)?.[0].length ?? 0;
  const mark = end === 0 ? '|-' : end === 1 ? '|' : '|+';
  const lines = value.replace(/\n$/, '').split('\n');
  return `${mark}\n${lines.map((line) => (line === '' ? '' : `${indent}${line}`)).join('\n')}`;
}

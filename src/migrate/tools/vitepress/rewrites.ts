import path from 'node:path/posix';
import { escapePattern } from '../../../text/escape-pattern.js';
import { isRecord } from '../../read/setting-values.js';

/** Longer patterns and several repeated parts, of which some take exponential time, are left out. */
const maxPatternLength = 200;
const part = /(\/?):(\w+)([*+?]?)/g;

/** Returns the function that gives a file the path that `rewrites` with a pattern say: `en/:rest*` to `:rest*`. */
export function patternRewrites(written: unknown): (file: string) => string | undefined {
  const rules = Object.entries(isRecord(written) ? written : {}).flatMap(([from, to]) => {
    const pattern = typeof to === 'string' ? rewritePattern(from) : undefined;
    return pattern === undefined ? [] : [{ pattern, to: String(to) }];
  });
  return (file) => {
    for (const { pattern, to } of rules) {
      const groups = pattern.exec(file)?.groups;
      if (!groups) continue;
      const target = to.replace(part, (_all, slash, name) => slash + (groups[name] ?? ''));
      return path.normalize(target).replace(/^\//, '');
    }
    return undefined;
  };
}

/** Returns the expression for a pattern such as `packages/:name/docs/:rest*`. */
function rewritePattern(from: string): RegExp | undefined {
  const names = [...from.matchAll(part)].map(([, , name]) => name);
  const repeated = [...from.matchAll(part)].filter(([, , , sign]) => /^[*+]$/.test(sign ?? ''));
  const isPlain = names.length > 0 && new Set(names).size === names.length && repeated.length <= 1;
  if (!isPlain || from.length > maxPatternLength || /[()]/.test(from)) return undefined;
  let source = '';
  let done = 0;
  for (const match of from.matchAll(part)) {
    const [all, slash = '', name, sign = ''] = match;
    const inside = sign === '*' || sign === '+' ? '.+' : '[^/]+';
    const group = `${slash}(?<${name}>${inside})`;
    source += escapePattern(from.slice(done, match.index));
    source += sign === '*' || sign === '?' ? `(?:${group})?` : group;
    done = match.index + all.length;
  }
  return new RegExp(`^${source}${escapePattern(from.slice(done))}$`);
}

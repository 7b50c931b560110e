import { portablePattern } from '../../../json-schema/pattern/index.js';
import { pointerTo } from '../../pointer.js';
import { describesValues } from '../describes-values.js';
import { defineRule } from '../rule.js';

/** Reports patterns that do not compile, and patterns written as JavaScript literals. */
export const invalidPattern = defineRule({
  id: 'openapi/invalid-pattern',
  form: 'original',
  check({ objects }, report) {
    for (const { kind, node, pointer } of objects) {
      if (!describesValues(kind) || typeof node.pattern !== 'string') continue;
      const [problem, hint] = patternProblem(node.pattern) ?? [];
      if (problem !== undefined) report(pointerTo(pointer, 'pattern'), { problem }, { hint });
    }
  },
});

function patternProblem(pattern: string): readonly [problem: string, hint: string] | undefined {
  if (/^\/\^.*\$\/[a-z]*$/.test(pattern)) {
    return ['has slashes around it, which no text fits', 'leave the slashes out'];
  }
  const fault = patternFault(pattern);
  return fault === undefined
    ? undefined
    : [
        `is not a regular expression: ${fault}`,
        'patterns are regular expressions of JavaScript (ECMA-262)',
      ];
}

/** The engine's error for a pattern that compiles in no mode. */
function patternFault(pattern: string): string | undefined {
  if (portablePattern(pattern) !== undefined) return undefined;
  try {
    new RegExp(pattern);
    return undefined;
  } catch (error) {
    const reason = /\/[a-z]*: ([^/]*)$/.exec(error instanceof Error ? error.message : '')?.[1];
    return (reason ?? 'it cannot be compiled').toLowerCase();
  }
}

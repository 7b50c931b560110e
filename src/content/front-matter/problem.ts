import type * as z from 'zod';

const typeText: Readonly<Record<string, string>> = {
  string: 'words',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a mapping of keys to values',
};

/** Describes a schema violation in terms of YAML instead of Zod: `expected …, found …`. */
export function issueProblem(issue: z.core.$ZodIssue | undefined, value: unknown): string {
  if (issue?.code === 'custom') return issue.message;
  const written = JSON.stringify(value) ?? 'nothing';
  const found = written.length > 60 ? `${written.slice(0, 59)}…` : written;
  return `expected ${expectation(issue)}, found ${found}`;
}

function expectation(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'invalid_type':
      return typeText[issue.expected] ?? issue.expected;
    case 'invalid_union':
      return 'a list of words';
    case 'too_small':
      return issue.origin === 'string' ? 'at least one letter' : `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return 'another value';
  }
}

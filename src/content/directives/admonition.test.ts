import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { admonitionKinds } from '../markdown/admonition-kinds.js';

const sheet = path.join(import.meta.dirname, '../../../theme/style-sheets/admonitions.css');

it('every kind of admonition but the plain note has its own style', () => {
  const rules = readFileSync(sheet, 'utf8').split('}');
  const coloured = rules.filter((rule) => rule.includes('--signal-hue'));
  const kinds = admonitionKinds.filter(
    (kind) => !coloured.some((rule) => new RegExp(`\\.admonition-${kind}\\b`).test(rule)),
  );
  expect(kinds, 'add a rule to theme/style-sheets/admonitions.css').toEqual(['note']);
});

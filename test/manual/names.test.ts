import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const declaration =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|class|interface|type|enum) +([\w$]+)/gm;

/**
 * Names that several files export on purpose: the entry point of each island, the slots of a site, and modules that
 * the theme of a relocatable site replaces.
 */
const shared = new Set([
  'mount',
  'linkUrl',
  'loadJson',
  'siteUrl',
  'slotSources',
  'slots',
  'startNavigation',
]);

it('gives each exported name one meaning', () => {
  const owners = new Map<string, string[]>();
  for (const folder of ['src', 'theme']) {
    for (const name of readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!/\.tsx?$/.test(name) || /\.(test|d)\.|\.data\./.test(name)) continue;
      const file = path.join(folder, name);
      for (const [, exported = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
        declaration,
      )) {
        const files = owners.get(exported) ?? [];
        if (!files.includes(file)) owners.set(exported, [...files, file]);
      }
    }
  }
  const twice = [...owners].filter(([name, files]) => files.length > 1 && !shared.has(name));
  expect(owners.size).toBeGreaterThan(1000);
  expect(Object.fromEntries(twice)).toEqual({});
});

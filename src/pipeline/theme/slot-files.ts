import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import { didYouMean } from '../../diagnostics/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { slotDescriptions } from '../../site/slots.js';
import { packageTheme } from './theme-overlay.js';

/** Detail of the esbuild error for a file that fills no slot. */
export interface UnknownSlot {
  readonly unknownSlot: string;
  readonly file: string;
  readonly hint: string | undefined;
}

const names = Object.keys(slotDescriptions);
const registry = path.join(packageTheme, 'slots/index.ts');

/**
 * Replaces the theme's empty list of slots by the components in the site's `theme/slots` folder. Their names begin
 * with a capital letter; other files can be modules that they share.
 */
export function slotFiles(siteThemes: readonly string[], siteDir: string): Plugin {
  return {
    name: 'slot-files',
    setup(build) {
      build.onLoad({ filter: /[\\/]slots[\\/]index\.ts$/ }, ({ path: file }) => {
        if (file !== registry) return undefined;
        const all = siteThemes.flatMap((theme) => componentFiles(path.join(theme, 'slots')));
        // The site's own component takes the place of one that it extends.
        const files = [...new Map(all.toReversed().map((one) => [one.name, one])).values()];
        const unknown = files.filter(({ name }) => !names.includes(name));
        if (unknown.length > 0) {
          return { errors: unknown.map((one) => unknownSlot(one, siteDir)) };
        }
        if (files.length === 0) return undefined;
        return { contents: registryCode(files, siteDir), loader: 'js', resolveDir: packageTheme };
      });
    },
  };
}

interface SlotFile {
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
}

function componentFiles(folder: string): readonly SlotFile[] {
  if (!existsSync(folder) || folder === path.dirname(registry)) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, name] = /^([A-Z]\w*)\.[jt]sx?$/.exec(file) ?? [];
      return name === undefined ? [] : [{ name, file: path.join(folder, file) }];
    });
}

function registryCode(files: readonly SlotFile[], siteDir: string): string {
  const imports = files.map(
    ({ file }, at) => `import * as module${at} from ${JSON.stringify(file)};`,
  );
  const entries = files.map(
    ({ name, file }, at) =>
      `${name}: component(module${at}, ${JSON.stringify([name, sitePath(siteDir, file)])}),`,
  );
  const paths = Object.fromEntries(files.map(({ name, file }) => [name, sitePath(siteDir, file)]));
  return `import ${JSON.stringify('./slots/slots.css')};
import { isValidElement } from 'react';
${imports.join('\n')}
function component(module, [name, slotFile]) {
  const found = module[name] ?? module.default;
  const fail = (problem) => Object.assign(new Error(slotFile + problem), { slotFile });
  if (Object.prototype.toString.call(found) === '[object AsyncFunction]')
    throw fail(' exports an asynchronous component, but pages are rendered without waiting');
  if (typeof found === 'function' || (found?.$$typeof && !isValidElement(found))) return found;
  throw fail(' must export a component ' + name);
}
export const slots = { ${entries.join(' ')} };
export const slotSources = ${JSON.stringify(paths)};
`;
}

function unknownSlot({ name, file }: SlotFile, siteDir: string): PartialMessage {
  const hint = didYouMean(name, names) ?? `the slots are ${names.join(', ')}`;
  const detail: UnknownSlot = { unknownSlot: name, file: sitePath(siteDir, file), hint };
  return { text: `There is no slot ${name}`, detail };
}

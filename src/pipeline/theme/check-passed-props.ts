import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { filesBelow, type ThemeSource } from './ejected-files.js';
import { type ComponentSource, readComponentSource } from './props/component-source.js';
import type { Fields } from './props/fields.js';
import { placeInTheme } from './props/place-in-theme.js';
import { existingModule } from './theme-overlay.js';

/** Checks the props that the site's files pass to components of the theme. */
export function checkPassedProps(
  siteDir: string,
  theme: ThemeSource,
  extendedDirs: readonly string[],
): readonly Diagnostic[] {
  const folder = path.join(siteDir, 'theme');
  const folders = [siteDir, ...extendedDirs].map((dir) => path.join(dir, 'theme'));
  return filesBelow(folder)
    .filter((name) => /\.[jt]sx$/.test(name) && !name.startsWith('.'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const source = readComponentSource(file, text);
      return source ? usesIn(file, source, [...folders, theme.dir]) : [];
    });
}

function usesIn(
  file: string,
  { text, uses, imports }: ComponentSource,
  folders: readonly string[],
): readonly Diagnostic[] {
  const propsOf = new Map<string, Fields | undefined>();
  return uses.flatMap(({ name, props, hasSpread, ...span }) => {
    const imported = imports.get(name);
    if (imported === undefined) return [];
    if (!propsOf.has(name)) propsOf.set(name, importedProps(file, imported, folders));
    const declared = propsOf.get(name);
    if (declared === undefined) return [];
    const given = new Set(props.map((prop) => prop.name));
    const missing = Object.entries(declared)
      .filter(([prop, { isOptional }]) => !hasSpread && !isOptional && !given.has(prop))
      .map(([prop, { type }]) =>
        diagnose(
          'theme/missing-prop',
          { component: name, prop, type },
          { place: placeInTheme(file, text, span) },
        ),
      );
    const unknown = props
      .filter((prop) => declared[prop.name] === undefined && !/^(key|ref|data-.*)$/.test(prop.name))
      .map((prop) =>
        diagnose(
          'theme/unknown-prop',
          { component: name, prop: prop.name },
          {
            place: placeInTheme(file, text, prop),
            hint: didYouMean(prop.name, Object.keys(declared)) ?? propsHint(declared),
          },
        ),
      );
    return [...missing, ...unknown];
  });
}

function propsHint(declared: Fields): string {
  const names = Object.keys(declared);
  return names.length === 0 ? 'the component has no props' : `its props: ${names.join(', ')}`;
}

/** Returns the props of an imported component of the theme; undefined if they are not known. */
function importedProps(
  file: string,
  { name, from }: { readonly name: string; readonly from: string },
  folders: readonly string[],
): Fields | undefined {
  const prefix = 'docsgen/theme/';
  const isOriginal = from.startsWith(prefix);
  if (!isOriginal && !from.startsWith('.')) return undefined;
  const within = isOriginal ? from.slice(prefix.length) : path.posix.join(file, '..', from);
  const [own, ...below] = folders;
  const searched = isOriginal || own === undefined ? below : folders;
  const found = searched
    .map((folder) => existingModule(path.join(folder, within)))
    .find((one) => one !== undefined);
  if (found === undefined || !found.endsWith('.tsx')) return undefined;
  return readComponentSource(found, readFileSync(found, 'utf8'))?.components.get(name)?.props;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { plural } from '../../text/words.js';
import { checkPassedProps } from './check-passed-props.js';
import {
  componentTypes,
  type EjectedFile,
  ejectedFiles,
  ejectedTypes,
  originalName,
  packageSource,
  type ThemeSource,
  typesReader,
} from './ejected-files.js';
import { type ComponentSource, readComponentSource } from './props/component-source.js';
import { changedProps, changedTypes, type FieldChange } from './props/field-changes.js';
import type { Fields } from './props/fields.js';
import { placeInTheme, type Span } from './props/place-in-theme.js';
import type { RecordedTypes } from './props/recorded-types.js';
import type { ThemeTypes } from './props/theme-types.js';

/**
 * Reports what no longer fits in the `theme` folders of the site and of the folders that it extends: other originals,
 * props and fields.
 */
export function checkOverrides(
  siteDir: string,
  extendedDirs: readonly string[] = [],
  theme: ThemeSource = packageSource,
): readonly Diagnostic[] {
  const extended = extendedDirs.flatMap((dir, index) =>
    inExtended(siteDir, dir, checkFolder(dir, extendedDirs.slice(index + 1), theme)),
  );
  return [...checkFolder(siteDir, extendedDirs, theme), ...extended];
}

/** Adapts the places and the hints of what was found in an extended folder; an installed package is not edited. */
function inExtended(
  siteDir: string,
  dir: string,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const folder = sitePath(siteDir, dir);
  const isInstalled = folder.includes('node_modules');
  return found.flatMap(({ hint, place, ...one }) => {
    if (isInstalled && one.code === 'theme/outdated') return [];
    const own = hint?.replaceAll('docsgen theme update', `docsgen theme update ${folder}`);
    const other = 'install a version of the package that was made for this version of docsgen';
    return {
      ...one,
      place: place && { ...place, file: `${folder}/${place.file}` },
      hint: isInstalled ? other : own,
    };
  });
}

function checkFolder(
  siteDir: string,
  extendedDirs: readonly string[],
  theme: ThemeSource,
): readonly Diagnostic[] {
  if (!existsSync(path.join(siteDir, 'theme'))) return [];
  const types = typesReader(theme);
  const place = startOfFile(originalName('types.json'));
  const damaged = ejectedTypes(siteDir) === undefined;
  return [
    ...(damaged ? [diagnose('theme/damaged-record', undefined, { place })] : []),
    ...ejectedFiles(siteDir, theme).flatMap((ejected) => [
      ...outdated(ejected),
      ...fieldProblems(ejected, types),
    ]),
    ...checkPassedProps(siteDir, theme, extendedDirs),
  ];
}

function outdated({ file, base, current }: EjectedFile): readonly Diagnostic[] {
  const place = startOfFile(`theme/${file}`);
  if (current === undefined) return [diagnose('theme/removed', { file }, { place })];
  if (current.file !== file) {
    return [diagnose('theme/moved', { file, target: current.file }, { place })];
  }
  if (current.text === base) return [];
  const changes = changedLines(base, current.text);
  return [diagnose('theme/outdated', { file, changes }, { place })];
}

/** Adds to problems of ejected files of another version that an update may solve them. */
export function withOutdatedHints(
  problems: readonly Diagnostic[],
  siteDir: string,
  theme: ThemeSource = packageSource,
): readonly Diagnostic[] {
  const isOutdated = ({ file, base, current }: EjectedFile): boolean =>
    current !== undefined && (current.file !== file || current.text !== base);
  const names = new Set(
    ejectedFiles(siteDir, theme)
      .filter(isOutdated)
      .map(({ file }) => `theme/${file}`),
  );
  const hint = 'run `docsgen theme update`: the file was ejected from another version of docsgen';
  return problems.map((one) => (names.has(one.place?.file ?? '') ? { ...one, hint } : one));
}

/** The first lines that are new in the second text, for the message. */
function changedLines(base: string, current: string): string {
  const known = new Set(base.split('\n'));
  const added = current.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
  const kept = new Set(current.split('\n'));
  const removed = base.split('\n').filter((line) => line.trim() !== '' && !kept.has(line));
  const shown = [
    ...removed.map((line) => `- ${line.trim()}`),
    ...added.map((line) => `+ ${line.trim()}`),
  ];
  const more = shown.length > 4 ? ` and ${plural(shown.length - 4, 'more line')}` : '';
  return shown.slice(0, 4).join(' ') + more;
}

/** Reports the changed props of an ejected component, and the changed fields that its code reads. */
export function fieldProblems(
  ejected: EjectedFile,
  types: () => ThemeTypes,
): readonly Diagnostic[] {
  const own = readThemeSource(ejected.file, ejected.own);
  if (own === undefined || ejected.current === undefined) return [];
  const props = propsChanges(ejected).map((change) => {
    const { start, end } = own.components.get(change.owner) ?? { start: 0, end: 0 };
    return problem(change, ejected, { start, end });
  });
  const fields = [...typeChanges(ejected, types), ...stillRemoved(ejected, types)];
  // Fields are found by their names alone: of several types with such a field, one that the file imports is meant.
  const imported = new Set([...own.imports.values()].map(({ name }) => name));
  const isImported = ({ owner }: FieldChange): boolean => imported.has(owner);
  const byName = new Map<string, FieldChange>();
  for (const change of fields) {
    const known = byName.get(change.name);
    if (known === undefined || (isImported(change) && !isImported(known)))
      byName.set(change.name, change);
  }
  const read = [...byName.values()].flatMap((change) => {
    const spans = readings(own, change);
    return spans.slice(0, 1).map((span) => problem(change, ejected, span));
  });
  return [...props, ...read];
}

function problem(
  { owner, name, change }: FieldChange,
  { file, own }: EjectedFile,
  span: Span,
): Diagnostic {
  const field = name === '' ? owner : `${owner}.${name}`;
  return diagnose('theme/props', { field, change }, { place: placeInTheme(file, own, span) });
}

function readThemeSource(file: string, text: string): ComponentSource | undefined {
  return /\.tsx?$/.test(file) ? readComponentSource(file, text) : undefined;
}

function propsChanges({ file, base, current }: EjectedFile): readonly FieldChange[] {
  if (current === undefined || current.text === base) return [];
  const before = readThemeSource(file, base);
  const after = readThemeSource(file, current.text);
  return [...(before?.components ?? [])].flatMap(([name, { props }]) => {
    const now = after?.components.get(name);
    if (now === undefined) return [{ owner: name, name: '', isRemoved: true, change: 'is gone' }];
    return props && now.props ? changedProps(name, props, now.props) : [];
  });
}

function typeChanges(
  { file, current, recorded }: EjectedFile,
  types: () => ThemeTypes,
): readonly FieldChange[] {
  if (recorded === undefined || current === undefined || !/\.tsx?$/.test(file)) return [];
  return changedTypes(recorded.types, types());
}

/** A type as a whole concerns a file that reads a field of this type. */
function readings({ reads }: ComponentSource, { name }: FieldChange): readonly Span[] {
  return name === '' ? [] : reads.filter((read) => read.name === name);
}

/** Fields that an earlier merge took away, and that no type has under another owner. */
function stillRemoved(
  { current, recorded }: EjectedFile,
  types: () => ThemeTypes,
): readonly FieldChange[] {
  if (current === undefined || !recorded || recorded.removed.length === 0) return [];
  const known = knownNames(current, types);
  return recorded.removed
    .filter(({ name }) => !known.has(name))
    .map(({ owner, name }) => ({ owner, name, isRemoved: true, change: 'is gone' }));
}

function knownNames(
  { file, text }: { readonly file: string; readonly text: string },
  types: () => ThemeTypes,
): ReadonlySet<string> {
  const components = [...(readThemeSource(file, text)?.components.values() ?? [])];
  const known: readonly Fields[] = [
    ...Object.values(componentTypes(file, text, types())),
    ...components.map(({ props }) => props ?? {}),
  ];
  return new Set(known.flatMap((fields) => Object.keys(fields)));
}

/** Returns the removed fields to record with the next version of an ejected file. */
export function removedFields(
  ejected: EjectedFile,
  types: () => ThemeTypes,
): RecordedTypes['removed'] {
  const changes = [...propsChanges(ejected), ...typeChanges(ejected, types)];
  const removed = changes.filter(({ isRemoved, name }) => isRemoved && name !== '');
  const all = [...(ejected.recorded?.removed ?? []), ...removed];
  const unique = new Map(all.map(({ owner, name }) => [`${owner}.${name}`, { owner, name }]));
  return [...unique.values()];
}

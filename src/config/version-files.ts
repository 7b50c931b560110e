import * as z from 'zod';
import type { Outcome, Place } from '../diagnostics/diagnostic.js';
import type { SourceFile } from '../files/source-file.js';
import type { KeyPath } from './locate.js';
import { type ApiOptions, openapiSchema } from './schema/openapi.js';
import { sidebarItems } from './schema/sidebars.js';
import type { Locate } from './validate.js';
import { checkYaml } from './yaml-file.js';

/** Characters that are invalid in paths on some system, or in URLs. */
const forbidden = /[<>:"/\\|?*\p{Cc}#%]/u;

/** Returns what is wrong with a version name; undefined if it is valid. */
export function versionNameProblem(name: string): string | undefined {
  if (name === '' || name.trim() !== name) return 'a version needs a name without spaces around it';
  if (name === 'current') return '`current` is what docsgen calls the documents being written';
  if (/^\.+$/.test(name) || forbidden.test(name)) {
    return 'the name of a version cannot hold any of < > : " / \\ | ? * # %';
  }
  return [...name].length > 32 ? 'the name of a version has at most 32 characters' : undefined;
}

const versionNames = z.array(
  z.string().superRefine((name, context) => {
    const problem = versionNameProblem(name);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  }),
);

/** A list of versions with the position of each entry. */
export interface VersionList {
  readonly names: readonly string[];
  readonly placeOf: (index: number) => Place | undefined;
}

/** Parses `versions.json`: the names of the versions, latest first. */
export function parseVersions(file: SourceFile): Outcome<VersionList> {
  const { value = [], diagnostics, locate } = checkYaml(file, versionNames);
  return { value: { names: value, placeOf: (index) => locate([index], 'value') }, diagnostics };
}

const sidebars = z.record(z.string(), sidebarItems);

export interface VersionSidebars {
  readonly sidebars: z.output<typeof sidebars>;
  readonly locate: (path: KeyPath) => Place | undefined;
}

/** Parses `versioned_sidebars/version-X-sidebars.json`. */
export function parseVersionSidebars(file: SourceFile): Outcome<VersionSidebars> {
  const { value = {}, diagnostics, locate } = checkYaml(file, sidebars);
  return { value: { sidebars: value, locate: onValue(locate) }, diagnostics };
}

/** API descriptions of a frozen version, and their positions in the list. */
export interface VersionDescriptions {
  readonly descriptions: readonly ApiOptions[];
  readonly locate: (path: KeyPath) => Place | undefined;
}

/**
 * Parses `versioned_openapi/version-X-openapi.json`: the frozen value of `openapi` in the
 * configuration.
 */
export function parseVersionDescriptions(file: SourceFile): Outcome<VersionDescriptions> {
  const { value = [], diagnostics, locate } = checkYaml(file, openapiSchema);
  return { value: { descriptions: value, locate: onValue(locate) }, diagnostics };
}

function onValue(locate: Locate): (path: KeyPath) => Place | undefined {
  return (path) => locate(path, 'value');
}

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { placeAt } from './place-at.js';
import type { SourceFiles } from './source-files.js';

/** A redirect of the old site, as its host or tool knows it. */
export interface OldRedirect {
  readonly from: string;
  readonly to: string;
}

/** Redirects for the configuration, and those with patterns. */
export interface ReadRedirects {
  readonly redirects: readonly OldRedirect[];
  readonly patterns: readonly PatternRedirect[];
}

/** A redirect of all addresses below a path: `/old/*` to `/new/:splat`. */
export interface PatternRedirect extends OldRedirect {
  /** Its finding, if it cannot be listed. */
  readonly diagnostic: Diagnostic;
}

/** Reads redirects from the files of hosts: `_redirects`, `vercel.json` and `netlify.toml`. */
export function hostRedirects(files: SourceFiles, folders: readonly string[]): ReadRedirects {
  const found = folders.flatMap((folder) => {
    const at = (name: string): string => (folder === '' ? name : `${folder}/${name}`);
    return [
      ...readLines(at('_redirects'), files),
      ...readVercel(at('vercel.json'), files),
      ...readNetlify(at('netlify.toml'), files),
    ];
  });
  return usableRedirects(found, files);
}

interface WrittenRedirect extends OldRedirect {
  readonly file: string;
  readonly offset: number;
}

/** Keeps the redirects that docsgen can express, each old path once. */
export function usableRedirects(
  writtenRedirects: readonly WrittenRedirect[],
  files: SourceFiles,
): ReadRedirects {
  const redirects = new Map<string, OldRedirect>();
  const patterns: PatternRedirect[] = [];
  for (const { from, to, file, offset } of writtenRedirects) {
    // A redirect from another host is the host's own, and so is one to the page that it shows for missing ones.
    if (/^[a-z]+:\/\//i.test(from) || /(?:^|\/)404(?:\.html)?$/.test(to)) continue;
    const path = withoutOptionalSlash(from.startsWith('/') ? from : `/${from}`);
    if (/[*:]|\(.*\)/.test(path)) {
      const place = placeAt(file, files.text(file) ?? '', offset, 80);
      const diagnostic = diagnose('migrate/wildcard-redirect', { from: path, to }, { place });
      patterns.push({ from: path, to, diagnostic });
    } else if (path !== to && !/[?#]/.test(path)) {
      const target = /^(?:\/|[a-z]+:)/i.test(to) ? to : `/${to}`;
      if (!redirects.has(path)) redirects.set(path, { from: path, to: target });
    }
  }
  return { redirects: [...redirects.values()], patterns };
}

/** Vercel writes an address with or without a slash at its end as `/(old/?)`. */
function withoutOptionalSlash(path: string): string {
  const [, name] = /^\/(?:\(([\w./-]+)\/\?\)|([\w./-]+)\/\?)$/.exec(path)?.filter(Boolean) ?? [];
  return name === undefined ? path : `/${name}`;
}

function readLines(file: string, files: SourceFiles): WrittenRedirect[] {
  const text = files.text(file) ?? '';
  return [...text.matchAll(/^[ \t]*([^\s#]\S*)[ \t]+(\S+)(?:[ \t]+(\d+!?))?/gm)].flatMap(
    (match) => {
      const [, from = '', to = '', status = '301'] = match;
      return /^3/.test(status) ? [{ from, to, file, offset: match.index }] : [];
    },
  );
}

function readVercel(file: string, files: SourceFiles): WrittenRedirect[] {
  const text = files.text(file);
  if (text === undefined) return [];
  try {
    const { redirects = [] } = JSON.parse(text) as { readonly redirects?: readonly unknown[] };
    return redirects.flatMap((one) => {
      const { source, destination } = one as {
        readonly source?: unknown;
        readonly destination?: unknown;
      };
      if (typeof source !== 'string' || typeof destination !== 'string') return [];
      return [
        { from: source, to: destination, file, offset: Math.max(0, text.indexOf(`"${source}"`)) },
      ];
    });
  } catch {
    return [];
  }
}

/** Reads the `[[redirects]]` tables, which are all that matters here of TOML. */
function readNetlify(file: string, files: SourceFiles): WrittenRedirect[] {
  const text = files.text(file) ?? '';
  return [...text.matchAll(/^\[\[redirects\]\]([\s\S]*?)(?=^\[|(?![\s\S]))/gm)].flatMap((table) => {
    const value = (key: string): string | undefined =>
      new RegExp(`^\\s*${key}\\s*=\\s*["']([^"'\\n]*)["']`, 'm').exec(table[1] ?? '')?.[1];
    const [from, to] = [value('from'), value('to')];
    const isRewrite = /^\s*status\s*=\s*(?:200|404)/m.test(table[1] ?? '');
    return from === undefined || to === undefined || isRewrite
      ? []
      : [{ from, to, file, offset: table.index }];
  });
}

/** What is left of patterns when the routes of the new site are known. */
export interface ListedPatterns {
  readonly redirects: readonly OldRedirect[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Lists the old address of every page for patterns such as `/old/*` to `/new/:splat`. A pattern with one target, such
 * as `/old*`, leads there from the path itself.
 */
export function listPatterns(
  patterns: readonly PatternRedirect[],
  routes: readonly string[],
): ListedPatterns {
  const redirects: OldRedirect[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { from, to, diagnostic } of patterns) {
    const [, start, separator = ''] =
      /^([^*:(]*?)(\/?)(?:\*|:\w+\*|:\w+|\(\.\*\))$/.exec(from) ?? [];
    const [, target] = /^(\/[^*:$]*?)\/?(?::splat|:\w+\*?|\$1|\*)$/.exec(to) ?? [];
    const isOne = !/[*:$]/.test(to.replace(/^https?:/, ''));
    if (start === undefined || (target === undefined && !isOne)) diagnostics.push(diagnostic);
    else if (isOne) {
      if (start !== '' && start !== to) redirects.push({ from: start, to });
      // What was below is unknown.
      if (separator === '/' && start !== '') diagnostics.push(diagnostic);
    } else if (target !== undefined) redirects.push(...below(start, target, routes));
  }
  return { redirects, diagnostics };
}

function below(start: string, target: string, routes: readonly string[]): OldRedirect[] {
  const folder = target === '/' ? '' : target;
  return routes
    .filter((route) => route === folder || route.startsWith(`${folder}/`))
    .map((route) => ({
      from: start + route.slice(folder.length).replace(/^\/$/, '') || '/',
      to: route,
    }))
    .filter(({ from, to }) => from !== to && from !== '/' && !routes.includes(from));
}

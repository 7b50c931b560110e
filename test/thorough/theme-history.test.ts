import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOverrides } from '../../src/pipeline/theme/check-overrides.js';
import { ejectFile, updateOverrides } from '../../src/pipeline/theme/eject-and-merge.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ownLine = '  // A change of the site.';

/** A commit that changed or moved a component of the theme. */
interface Step {
  readonly commit: string;
  /** Paths below `theme`. */
  readonly before: string;
  readonly after: string;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

function historyOfComponents(): readonly Step[] {
  const log = git(
    ...['log', '-M', '--diff-filter=MR', '--name-status', '--no-merges', '--format=commit %H'],
    ...['--', 'theme/components', 'theme/layouts'],
  );
  let commit = '';
  return log.split('\n').flatMap((line) => {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length);
    const [, from, to = from] = /^[MR]\d*\ttheme\/(\S+\.tsx)(?:\ttheme\/(\S+))?$/.exec(line) ?? [];
    return from && to && !/\.test\./.test(from + to) ? [{ commit, before: from, after: to }] : [];
  });
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docsgen-history-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Extracts the theme of a commit, with the modules that declare its types. */
function themeAt(revision: string) {
  const dir = path.join(folder, revision.replace('^', '-before'));
  if (!existsSync(dir)) {
    mkdirSync(dir);
    const files = ['theme', ':(glob)src/**/*.ts', 'package.json'];
    const archive = execFileSync('git', ['archive', revision, ...files], {
      cwd: root,
      maxBuffer: 2 ** 28,
    });
    execFileSync('tar', ['-x', '-C', dir], { input: archive });
  }
  const manifest: { exports: Record<string, { types: string }> } = JSON.parse(
    readFileSync(path.join(dir, 'package.json'), 'utf8'),
  );
  const types = manifest.exports['./theme']?.types.replace(/^\.\/lib\/(.*)\.d\.ts$/, 'src/$1');
  return { dir: path.join(dir, 'theme'), types: path.join(dir, types ?? 'src') };
}

/** Adds a line to the body of the first exported component. */
function withOwnLine(text: string): string {
  return text.replace(/^export function [A-Z]\w*\([\s\S]*?\) \{$/m, `$&\n${ownLine}`);
}

/** Props by name as TypeScript reads them: `?: string`; undefined without an interface `Props`. */
function declaredProps(text: string): ReadonlyMap<string, string> | undefined {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true);
  const declared = source.statements.find(
    (one): one is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(one) && one.name.text === 'Props',
  );
  return (
    declared &&
    new Map(
      declared.members
        .filter(ts.isPropertySignature)
        .map(({ name, questionToken, type }) => [
          name.getText(),
          `${questionToken ? '?' : ''}: ${type?.getText().replaceAll(/[\s;,|]+/g, '')}`,
        ]),
    )
  );
}

/** Names of the props whose change an override must follow. */
function brokenProps(before: string, after: string): readonly string[] {
  const [old, now] = [declaredProps(before), declaredProps(after)];
  if (!old || !now || !after.includes('}: Props)')) return [];
  const changed = [...old].filter(([name, type]) => {
    const next = now.get(name);
    return next === undefined || next.replace('?', '') !== type.replace('?', '');
  });
  const added = [...now].filter(([name, type]) => !old.has(name) && !type.startsWith('?'));
  return [...changed, ...added].map(([name]) => name);
}

/** All changes would take minutes, and longer with each commit. */
const minCommits = 20;

/** One change each of commits at equal distances over the whole history. */
function chosenSteps(): readonly Step[] {
  const steps = new Map(historyOfComponents().map((step) => [step.commit, step]));
  const distance = Math.max(1, Math.floor(steps.size / minCommits));
  return [...steps.values()].filter((_step, index) => index % distance === 0);
}

const steps = chosenSteps();

describe('overrides over the history of the theme', () => {
  // An export without history, or a shallow clone, has nothing to check.
  const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';

  it.skipIf(isShallow)(
    'report every change, and merge without losing a line',
    async () => {
      expect(steps.length).toBeGreaterThanOrEqual(minCommits);
      const counts = { clean: 0, conflict: 0, renamed: 0, props: 0, moved: 0 };
      for (const [index, step] of steps.entries()) {
        const result = await carryOver(step, path.join(folder, `site-${index}`));
        counts[result.outcome] += 1;
        if (result.hasPropsError) counts.props += 1;
        if (step.before !== step.after) counts.moved += 1;
      }
      console.log(`${steps.length} overrides over the history of the theme:`, counts);
      expect(counts.clean).toBeGreaterThan(counts.conflict);
      expect(counts.props).toBeGreaterThan(0);
    },
    600_000,
  );
});

/** Ejects a component of the parent commit, changes it, and updates to the commit. */
async function carryOver({ commit, before, after }: Step, siteDir: string) {
  const name = `${commit.slice(0, 8)} ${after}`;
  const [old, next] = [themeAt(`${commit}^`), themeAt(commit)];
  await ejectFile(siteDir, before, old);
  const file = path.join(siteDir, 'theme', before);
  const original = readFileSync(file, 'utf8');
  const current = readFileSync(path.join(next.dir, after), 'utf8');
  writeFileSync(file, withOwnLine(original));
  const found = checkOverrides(siteDir, [], next);
  const isChanged = original !== current || before !== after;
  expect(found.length > 0, `${name} is reported`).toBe(isChanged);
  const messages = found.filter(({ code }) => code === 'theme/props').map(({ message }) => message);
  for (const prop of brokenProps(original, current)) {
    expect(messages, name).toContainEqual(expect.stringMatching(`\\w\\.${prop} `));
  }
  // A renamed component counts as removed: its override stays as it is, with an error.
  if (path.basename(before) !== path.basename(after)) {
    expect(found, name).toMatchObject([{ code: 'theme/removed', severity: 'error' }]);
    return { outcome: 'renamed', hasPropsError: false } as const;
  }

  const { conflicts } = await updateOverrides(siteDir, next);
  const merged = readFileSync(path.join(siteDir, 'theme', after), 'utf8');
  if (conflicts.length === 0) expect(merged, name).toBe(withOwnLine(current));
  else expect(merged, name).toContain('<<<<<<< yours');
  const left = checkOverrides(siteDir, [], next).filter(({ code }) => code !== 'theme/props');
  expect(left, name).toEqual([]);
  return {
    outcome: conflicts.length === 0 ? 'clean' : 'conflict',
    hasPropsError: messages.length > 0,
  } as const;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { createGuideContext, type GuideContext } from '../../src/guide-checks/check/context.js';
import type { GuideDiagnostic } from '../../src/guide-checks/guide-diagnostic.js';
import type { Api } from '../../src/openapi/api/api.js';
import type { Operation } from '../../src/openapi/api/operation.js';
import { loadApi } from '../../src/openapi/index.js';

const folder = path.resolve(import.meta.dirname, '../../src/guide-checks/fixtures');

/** Loads the description of planets that the guide checks are tested with. */
export async function loadPlanets(): Promise<Api> {
  const text = readFileSync(path.join(folder, 'planets.yaml'), 'utf8');
  const markdown = (text: string) => ({
    value: { body: { text: [text], placeholders: [] }, references: [], embeds: [], text },
    diagnostics: [],
  });
  const highlight = (text: string, language: string) => ({ language, text, html: text });
  const file = { path: 'planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: folder }, { markdown, highlight });
  if (value === undefined) throw new Error('The description was not loaded.');
  return value;
}

export interface Planets {
  readonly context: GuideContext;
  /** @param name operationId, or method and path */
  operation(name: string): Operation;
}

/** Returns the description as the checks see it. */
async function planetsContext(id = 'planets'): Promise<Planets> {
  const context = createGuideContext(id, await loadPlanets());
  const operation = (name: string) => {
    const found = context.operations.get(name);
    if (found === undefined) throw new Error(`There is no operation ${name}.`);
    return found;
  };
  return { context, operation };
}

/** Loads the description before the tests of a file; returns it as the checks see it. */
export function planetsInTests(id?: string): () => Planets {
  let planets: Planets | undefined;
  beforeAll(async () => {
    planets = await planetsContext(id);
  });
  return () => {
    if (planets === undefined) throw new Error('The description is only there inside of tests.');
    return planets;
  };
}

/** Formats findings as `code: message (hint) → marked text`; warnings begin with `?`. */
export function shownDiagnostics(findings: readonly GuideDiagnostic[], source: string): string[] {
  return findings.map(({ diagnostic: { code, message, hint }, span, mild }) => {
    const advice = hint === undefined ? '' : ` (${hint})`;
    return `${mild ? '?' : ''}${code}: ${message}${advice} → ${span ? source.slice(span.start, span.end) : ''}`;
  });
}

import type { HttpRequest } from '../http-request.js';
import { toCSharp } from './csharp.js';
import { toCurl } from './curl.js';
import { toGo } from './go.js';
import { toJava } from './java.js';
import { toJavaScript } from './javascript.js';
import { type PartsAbility, type PrintedRequest, toPrintableBody } from './parts.js';
import { toPhp } from './php.js';
import { toPython } from './python.js';
import { toRuby } from './ruby.js';
import { toRust } from './rust.js';
import { toTypeScript } from './typescript.js';

interface Names {
  readonly label: string;
  /** A language name that the syntax highlighter knows. */
  readonly highlight: string;
}

type Language = Names & {
  /** Other names that descriptions have for it, in lower case. */
  readonly aliases?: readonly string[];
} & (
    | { readonly parts?: undefined; write(request: HttpRequest): string }
    /** Which properties of form parts the language's library can express. */
    | { readonly parts: PartsAbility; write(request: PrintedRequest): string }
  );

const none: PartsAbility = { typedTexts: false, headers: false, repeated: true, unicode: true };
const types: PartsAbility = { ...none, typedTexts: true };
const all: PartsAbility = { ...types, headers: true };

/**
 * The supported sample languages by id. The printers are our own because existing generators let the
 * shell, Ruby or PHP expand text in a body, lose backslashes and files, or write secrets into the
 * code.
 */
const languages = describeLanguages({
  curl: { label: 'cURL', highlight: 'bash', write: toCurl },
  javascript: {
    label: 'JavaScript',
    highlight: 'javascript',
    aliases: ['js', 'node', 'node.js', 'nodejs'],
    write: toJavaScript,
    parts: none,
  },
  typescript: {
    label: 'TypeScript',
    highlight: 'typescript',
    aliases: ['ts'],
    write: toTypeScript,
    parts: none,
  },
  python: {
    label: 'Python',
    highlight: 'python',
    aliases: ['py', 'python3'],
    write: toPython,
    parts: all,
  },
  go: { label: 'Go', highlight: 'go', aliases: ['golang'], write: toGo, parts: all },
  ruby: { label: 'Ruby', highlight: 'ruby', aliases: ['rb'], write: toRuby, parts: none },
  php: { label: 'PHP', highlight: 'php', write: toPhp, parts: { ...none, repeated: false } },
  java: { label: 'Java', highlight: 'java', write: toJava },
  csharp: { label: 'C#', highlight: 'csharp', aliases: ['c#'], write: toCSharp, parts: types },
  rust: {
    label: 'Rust',
    highlight: 'rust',
    aliases: ['rs'],
    write: toRust,
    parts: { ...types, unicode: false },
  },
});

export type SampleId = keyof typeof languages;

export const sampleIds = Object.keys(languages) as readonly SampleId[];

/** The default is short to keep pages small. */
export const defaultSamples: readonly SampleId[] = ['curl', 'javascript', 'python'];

/** Returns the languages unchanged, typed by their ids alone. */
function describeLanguages<Id extends string>(
  byId: Readonly<Record<Id, Language>>,
): Readonly<Record<Id, Language>> {
  return byId;
}

/** Prints a request as a shell command or a program. */
export function printRequest(language: SampleId, request: HttpRequest): string {
  const known = languages[language];
  if (known.parts === undefined) return known.write(request);
  const { body } = request;
  return known.write({ ...request, body: body && toPrintableBody(body, known.parts) });
}

/** Returns a language's display name and its name for the syntax highlighter. */
export function languageNames(language: SampleId): Names {
  const { label, highlight } = languages[language];
  return { label, highlight };
}

/** Returns the language with a name, which is its id or one of its aliases in lower case. */
export function sampleLanguage(name: string): SampleId | undefined {
  return sampleIds.find((id) => id === name || languages[id].aliases?.includes(name));
}

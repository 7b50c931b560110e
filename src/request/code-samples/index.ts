import type { HttpRequest } from '../http-request.js';
import { toCSharp } from './csharp.js';
import { toCurl } from './curl.js';
import { toGo } from './go.js';
import { toJava } from './java.js';
import { toJavaScript } from './javascript.js';
import type { SampleId } from './languages.js';
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

type Language = Names &
  (
    | { readonly parts?: undefined; write(request: HttpRequest): string }
    /** Which properties of form parts the language's library can express. */
    | { readonly parts: PartsAbility; write(request: PrintedRequest): string }
  );

const none: PartsAbility = { typedTexts: false, headers: false, repeated: true, unicode: true };
const types: PartsAbility = { ...none, typedTexts: true };
const all: PartsAbility = { ...types, headers: true };

/**
 * The supported sample languages. The printers are our own because existing generators let the
 * shell, Ruby or PHP expand text in a body, lose backslashes and files, or write secrets into the
 * code.
 */
const languages: Readonly<Record<SampleId, Language>> = {
  curl: { label: 'cURL', highlight: 'bash', write: toCurl },
  javascript: { label: 'JavaScript', highlight: 'javascript', write: toJavaScript, parts: none },
  typescript: {
    label: 'TypeScript',
    highlight: 'typescript',
    write: toTypeScript,
    parts: none,
  },
  python: { label: 'Python', highlight: 'python', write: toPython, parts: all },
  go: { label: 'Go', highlight: 'go', write: toGo, parts: all },
  ruby: { label: 'Ruby', highlight: 'ruby', write: toRuby, parts: none },
  php: { label: 'PHP', highlight: 'php', write: toPhp, parts: { ...none, repeated: false } },
  java: { label: 'Java', highlight: 'java', write: toJava },
  csharp: { label: 'C#', highlight: 'csharp', write: toCSharp, parts: types },
  rust: { label: 'Rust', highlight: 'rust', write: toRust, parts: { ...types, unicode: false } },
};

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

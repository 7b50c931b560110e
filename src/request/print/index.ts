import type { SampleId } from '../../model/index.js';
import { isForm, spelledOut } from '../body/spelled-out.js';
import type { HttpRequest } from '../http-request.js';
import { toCSharp } from './csharp.js';
import { toCurl } from './curl.js';
import { toGo } from './go.js';
import { toJava } from './java.js';
import { toJavaScript } from './javascript.js';
import { toPhp } from './php.js';
import { toPython } from './python.js';
import { toRuby } from './ruby.js';
import { toRust } from './rust.js';
import { toTypeScript } from './typescript.js';

interface Language {
  readonly label: string;
  /** A name that the highlighter knows. */
  readonly highlight: string;
  write(request: HttpRequest): string;
}

/**
 * The languages of the samples. They are written here because the generators that there are let the shell,
 * Ruby or PHP expand what stands in a body, lose backslashes and files, or write secrets into the code.
 */
const languages: Readonly<Record<SampleId, Language>> = {
  curl: { label: 'cURL', highlight: 'bash', write: toCurl },
  javascript: { label: 'JavaScript', highlight: 'javascript', write: toJavaScript },
  typescript: { label: 'TypeScript', highlight: 'typescript', write: toTypeScript },
  python: { label: 'Python', highlight: 'python', write: toPython },
  go: { label: 'Go', highlight: 'go', write: toGo },
  ruby: { label: 'Ruby', highlight: 'ruby', write: toRuby },
  php: { label: 'PHP', highlight: 'php', write: toPhp },
  java: { label: 'Java', highlight: 'java', write: toJava },
  csharp: { label: 'C#', highlight: 'csharp', write: toCSharp },
  rust: { label: 'Rust', highlight: 'rust', write: toRust },
};

/** A request as a command for the shell, or as a program. */
export function printRequest(language: SampleId, request: HttpRequest): string {
  const { body } = request;
  // curl makes parts of every kind, libraries those of forms.
  const isPlain = language === 'curl' || body?.kind !== 'multipart' || isForm(body);
  return languages[language].write(isPlain ? request : { ...request, body: spelledOut(body) });
}

/** What a language is called, for readers and for the highlighter. */
export function languageNames(language: SampleId): Pick<Language, 'label' | 'highlight'> {
  const { label, highlight } = languages[language];
  return { label, highlight };
}

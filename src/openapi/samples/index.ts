import type { CodeSample, SampleId } from '../../model/index.js';
import type { Ports } from '../normal/context.js';
import { toCSharp } from './csharp.js';
import { toCurl } from './curl.js';
import { toGo } from './go.js';
import { toJava } from './java.js';
import { toJavaScript } from './javascript.js';
import { toPhp } from './php.js';
import { toPython } from './python.js';
import { toRuby } from './ruby.js';
import { toRust } from './rust.js';
import type { Answer, SampleRequest } from './sample-request.js';
import { toTypeScript } from './typescript.js';

interface Language {
  readonly label: string;
  /** A name that the highlighter knows. */
  readonly highlight: string;
  write(request: SampleRequest, answer: Answer): string;
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

/** The samples of a request, in the order in which they are asked for. */
export function writeSamples(
  request: SampleRequest,
  answer: Answer,
  ids: readonly SampleId[],
  highlight: Ports['highlight'],
): readonly CodeSample[] {
  return ids.map((id) => {
    const { label, highlight: language, write } = languages[id];
    return { id, label, code: highlight(write(request, answer), language) };
  });
}

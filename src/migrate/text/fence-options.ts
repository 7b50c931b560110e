import type { TextPass } from '../source-tool.js';

const fence =
  /^([ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*(?:`{3,}|~{3,}(?!~)))([^\s`{]+)[ \t]([^\n`]*)$/gm;

/** Options without a meaning in docsgen: programs of the old site read them. */
const useless =
  /(?:^|\s)(?:wrap|live|noInline|expandable|lines|copy|no-copy|nocopy|no-transpile|(?:icon|theme|frame|wrap|copy|lines|expandable|line-height|skip)=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+))(?=\s|$)/g;

/** Removes options that mean nothing to docsgen. "shell script" is a language to some editors. */
export const uselessOptions: TextPass = (text) =>
  rewriteInfo(text, (info, language) =>
    (language === 'shell' ? info.replace(/^script(?=\s|$)/, '') : info).replace(useless, ''),
  );

/** Words after the language are the title of the code: ```` ```json Example response ````. */
export const titleWords: TextPass = (text) =>
  rewriteInfo(text, (info) => {
    if (info === '' || /(?:^|\s)(?:title|filename)=/.test(info)) return info;
    const options = [
      ...info.matchAll(
        /(?:^|\s)(?:[\w-]+=(?:"[^"]*"|\{[^}]*\}|\S+)|\{[^}]*\}|showLineNumbers)(?=\s|$)/g,
      ),
    ].map(([one]) => one.trim());
    const words = options
      .reduce((rest, one) => rest.replace(one, ' '), info)
      .replace(/\s+/g, ' ')
      .trim();
    if (words === '') return info;
    return [`title="${words.replaceAll('"', "'")}"`, ...options].join(' ');
  });

function rewriteInfo(text: string, rewrite: (info: string, language: string) => string): string {
  return text.replace(fence, (all, opening: string, language: string, rest: string) => {
    const info = rest.trim();
    const made = rewrite(info, language).trim();
    if (made === info) return all;
    const end = rest.endsWith('\r') ? '\r' : '';
    return `${opening}${language}${made === '' ? '' : ` ${made}`}${end}`;
  });
}

/** The line of an opening fence. */
export const fenceInfo = /^[ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*(?:`{3,}|~{3,}).*$/gm;

import type { TextPass } from '../../source-tool.js';
import { codeLines } from '../../text/code-ranges.js';

const rustFence = /^([ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*`{3,})[ \t]*rust(?:[ ,][^`\n]*)?$/;
const options =
  /[ ,]+(?:editable|ignore|should_panic|no_run|compile_fail|noplayground|noplaypen|mdbook-runnable|does_not_compile|panics|not_desired_behavior|edition\d+)(?=[ ,]|$)/g;

/** Lines of Rust that mdBook hides, after an opening fence. They only make the code complete. */
export const hiddenLine =
  /(?<=^[ \t>]*`{3,}[ \t]*rust[^\n]*\n(?:(?![ \t>]*`{3})[^\n]*\n){0,300})[ \t]*#(?:[ \t][^\n]*)?$/gm;

/** Rust without the lines that mdBook hides, and its fences without the options that say how to run it. */
export const rustCode: TextPass = (text) => {
  if (!/`{3,}[ \t]*rust/.test(text)) return text;
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  let isRust = false;
  return lines
    .flatMap((line, index) => {
      const isFence = isCode[index] && /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*`{3,}/.test(line);
      if (isFence) {
        isRust = !isRust && rustFence.test(line.replace(/\r$/, ''));
        return [isRust ? line.replace(options, '') : line];
      }
      if (!isRust || !isCode[index]) return [line];
      if (/^[ \t]*#(?:[ \t].*)?\r?$/.test(line)) return [];
      return [line.replace(/^([ \t]*)##(?=[^#])/, '$1#')];
    })
    .join('\n');
};

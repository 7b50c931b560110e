import type { Code } from 'mdast';

/** Lines that show what TypeScript says of the line above: `//    ^?`, `//    ^|`, `//    ^^^`. */
const query = /^\s*\/\/\s*\^(?:[?|]|\^*)\s*$/;
/** Lines that set an option of the compiler: `// @errors: 2322`, `// @noErrors`. `// @ts-ignore` is code. */
const option = /^\s*\/\/\s*@(\w+)(?:\s*:.*)?\s*$/;
/** Lines that look like options and are shown: names of files, and sentences about the code. */
const shown = /^(?:filename|log|error|warn|annotate)$/i;
const cut = /^\s*\/\/\s*---cut(?:-(before|after|start|end))?---\s*$/;

/** Whether a block is only for other blocks, which include it by name: ```` ```twoslash include router ````. */
export function isTwoslashInclude({ lang, meta }: Code): boolean {
  return /(?:^|\s)twoslash\s+include\s/.test(`${lang ?? ''} ${meta ?? ''} `);
}

/**
 * Returns the lines of a `twoslash` block that its readers see: without those that are cut, without options of the
 * compiler and questions to it. Nothing is compiled, so there are no types.
 */
export function twoslashText(text: string): string {
  let lines: string[] = [];
  /** Where the lines begin that are being cut. */
  let start: number | undefined;
  for (const line of text.split('\n')) {
    const [found, kind = 'before'] = cut.exec(line) ?? [];
    if (found === undefined) {
      if (!isInstruction(line)) lines.push(line);
    } else if (kind === 'after') break;
    else if (kind === 'before') lines = [];
    else if (kind === 'start') start = lines.length;
    else lines = lines.slice(0, start);
  }
  return lines.join('\n').replace(/^\n+|\s+$/g, '');
}

function isInstruction(line: string): boolean {
  const [, name] = option.exec(line) ?? [];
  return name === undefined ? query.test(line) : !shown.test(name);
}

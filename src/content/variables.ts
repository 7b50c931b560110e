import type { TextDirective } from 'mdast-util-directive';
import type { Place } from '../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../diagnostics/index.js';
import type { DocBuilder } from './doc-builder.js';

/** `:var[name]` in code that asks for it. */
const inCode = /:var\[([^[\]\n]+)\]/g;

/** Returns the text that `:var[name]` shows; empty, with a diagnostic, for a name that nothing declares. */
export function variableText(node: TextDirective, builder: DocBuilder): string {
  const [first] = node.children;
  const name = first?.type === 'text' ? first.value.trim() : '';
  const value = variableValue(name, builder);
  if (value === undefined) reportUnknownVariable(name, builder.sources.nodePlace(node), builder);
  builder.edited.push({ node, with: value ?? '' });
  return value ?? '';
}

/** Replaces the variables in code. Unknown ones stay as written, with a diagnostic. */
export function withVariables(code: string, place: Place | undefined, builder: DocBuilder): string {
  return code.replace(inCode, (written, name: string) => {
    const value = variableValue(name.trim(), builder);
    if (value === undefined) reportUnknownVariable(name.trim(), place, builder);
    return value ?? written;
  });
}

/** The front matter of a page overrides the variables of the site. */
function variableValue(name: string, builder: DocBuilder): string | undefined {
  const values = knownValues(builder);
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function knownValues(builder: DocBuilder): Readonly<Record<string, string>> {
  const { frontMatter, options, textScope } = builder;
  const own = Object.entries(frontMatter).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, String(value)] as const]
      : [],
  );
  return { ...textScope, ...options.context?.variables, ...Object.fromEntries(own) };
}

function reportUnknownVariable(name: string, place: Place | undefined, builder: DocBuilder): void {
  const known = Object.keys(knownValues(builder));
  const isUnset = builder.options.context?.unsetVariables?.includes(name);
  const hint = isUnset
    ? `set ${name} in the environment of the build`
    : (didYouMean(name, known) ?? `the variables are ${known.join(', ')}`);
  const details = { place, ...((isUnset || known.length > 0) && { hint }) };
  builder.report(diagnose('content/unknown-variable', { name }, details));
}

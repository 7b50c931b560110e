import type { Element } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { directiveContent } from '../markdown/label.js';
import type { State } from '../node-types.js';
import { labelContent } from './admonition.js';
import { isFlagSet } from './attributes.js';
import { element } from './element.js';

/** Converts `:::field[limit]{type=integer in=query default=20 required}`: a parameter or property and its description. */
export function field(state: State, node: ContainerDirective, builder: DocBuilder): Element {
  const name = labelContent(state, node);
  const { type, default: initial, required, deprecated, in: place } = node.attributes ?? {};
  // A return value has a type and no name.
  if (name.length === 0 && !type) {
    const args = { name: ':::field', example: ':::field[limit]{type=integer}' };
    builder.report(
      diagnose('content/missing-label', args, { place: builder.sources.nodePlace(node) }),
    );
  }
  const mark = (className: string, text: string): Element =>
    element('span', { className: [className] }, [{ type: 'text', value: text }]);
  const marks = [
    ...(type ? [mark('text-field-type', type)] : []),
    ...(place ? [mark('text-field-mark', place)] : []),
    ...(isFlagSet(required)
      ? [mark('text-field-required', builder.phrase('reference.required'))]
      : []),
    ...(isFlagSet(deprecated)
      ? [mark('text-field-mark', builder.phrase('reference.deprecated'))]
      : []),
  ];
  const preset = initial
    ? [
        element('span', { className: ['text-field-mark'] }, [
          { type: 'text', value: `${builder.phrase('reference.default')} ` },
          element('code', {}, [{ type: 'text', value: initial }]),
        ]),
      ]
    : [];
  const head = element('p', { className: ['text-field-head'] }, [
    ...(name.length > 0 ? [element('code', { className: ['text-field-name'] }, name)] : []),
    ...[...marks, ...preset].flatMap((one, index) =>
      index === 0 && name.length === 0 ? [one] : [{ type: 'text' as const, value: ' ' }, one],
    ),
  ]);
  const children = state.all({ type: 'root', children: directiveContent(node) });
  return element('div', { className: ['text-field'] }, state.wrap([head, ...children], true));
}

import type { SchemaView } from 'docsgen/theme';
import { describe, expect, it } from 'vitest';
import { renderedMarkup } from '../../markup.test.data.js';
import { exampleField, exampleSchema, planet } from '../../pages.test.data.js';
import { Schema } from './Schema.js';

const html = renderedMarkup(<Schema schema={planet('body')} />);
const words = (markup: string): string =>
  markup
    .replace(/<wbr\/>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** The disclosures of some HTML, and whether they are open. */
function htmlFolds(html: string): [string | undefined, boolean][] {
  const folds = html.matchAll(/<details class="children fold"( open="")?><summary>([^<]*)/g);
  return [...folds].map(([, open, label]) => [label, open !== undefined]);
}

describe('a schema field', () => {
  it('is labelled as required only if it is', () => {
    expect(words(html)).toContain('name string required');
    expect(words(html)).not.toContain('kind string or null required');
  });

  it('shows its limits, enum values and default', () => {
    expect(words(html)).toContain('max length 40');
    expect(words(html)).toContain('One of rocky gas');
    expect(words(html)).toContain('default rocky');
  });

  it('shows a few values, limits and a default in one list, and described values below each other', () => {
    const kind = (values: SchemaView['enum']): string =>
      renderedMarkup(
        <Schema
          schema={exampleSchema('object', {
            fields: [
              exampleField(
                'kind',
                false,
                exampleSchema('string', { enum: values, default: { value: 'gas' } }),
              ),
            ],
          })}
        />,
      );
    const plain = kind([{ value: 'rocky' }, { value: 'gas' }]);
    expect(plain.match(/<dl/g)).toHaveLength(1);
    expect(words(plain)).toContain('One of rocky gas default gas');
    const described = kind([
      { value: 'gas', description: '<p>Like <code>jupiter</code>, a giant.</p>\n' },
    ]);
    expect(described.match(/<dl/g)).toHaveLength(2);
    expect(described).toContain('<dd> <span>Like <code>jupiter</code>, a giant.</span> </dd>');
  });

  it('shows a limit that is longer than two lines as a code block', () => {
    const field = (pattern: string): string =>
      renderedMarkup(
        <Schema
          schema={exampleSchema('object', {
            fields: [
              exampleField(
                'tag',
                false,
                exampleSchema('string', { limits: [{ label: 'pattern', value: pattern }] }),
              ),
            ],
          })}
        />,
      );
    expect(field('^[a-z]+$')).not.toContain('<pre');
    expect(words(field('^[a-z]+$'))).toContain('pattern ^[a-z]+$');
    expect(field(`^(${'[a-z]{2}|'.repeat(20)})$`)).toMatch(/pattern<\/p>.*<pre[^>]*><code>\^\(/);
  });

  it('shows the limits of unnamed fields once', () => {
    const schema = exampleSchema('object', {
      parts: [
        {
          id: 'any',
          kind: 'values',
          value: '',
          schema: exampleSchema('string', { limits: [{ label: 'max length', value: '600' }] }),
        },
      ],
    });
    expect(words(renderedMarkup(<Schema schema={schema} />)).match(/max length/g)).toHaveLength(1);
  });

  it('has a title beside its type if that reads like the name of a type', () => {
    const titled = (title: string): string =>
      renderedMarkup(
        <Schema
          schema={exampleSchema('object', {
            fields: [exampleField('orbit', false, exampleSchema('object', { title }))],
          })}
        />,
      );
    expect(words(titled('Elliptic Orbit'))).toContain('object Elliptic Orbit');
    expect(titled('Elliptic Orbit')).not.toContain('schema-title');
    expect(titled('The way around the star')).toContain('schema-title');
  });

  it('has an id and a link to itself', () => {
    expect(html).toContain('id="body.name"');
    expect(html).toContain('href="#body.name"');
  });

  it('with an empty name is visible', () => {
    const nameless = exampleSchema('object', {
      fields: [exampleField('', false, exampleSchema('string'))],
    });
    expect(words(renderedMarkup(<Schema schema={nameless} />))).toContain('&quot;&quot; string');
  });

  it('escapes text of the API description', () => {
    const risky = exampleSchema('object', {
      fields: [exampleField('x', true, exampleSchema('<b>', { enum: [{ value: '<i>' }] }))],
    });
    expect(renderedMarkup(<Schema schema={risky} />)).not.toMatch(/<b>|<i>/);
  });
});

describe('nested fields', () => {
  it('are open on the second level, and below it if they are few', () => {
    expect(htmlFolds(html)).toEqual([
      ['3 fields', true],
      ['1 field', true],
    ]);
  });

  it('are collapsed with a count if they are many and deep', () => {
    const craters = Array.from({ length: 9 }, (_, n) =>
      exampleField(`c${n}`, false, exampleSchema('string')),
    );
    const moon = exampleSchema('object', {
      fields: [exampleField('m', false, exampleSchema('object', { fields: craters }))],
    });
    const planet = exampleSchema('object', { fields: [exampleField('p', false, moon)] });
    expect(htmlFolds(renderedMarkup(<Schema schema={planet} />))).toEqual([
      ['1 field', true],
      ['9 fields', false],
    ]);
  });

  it('are collapsed if they are many, in an optional field of a long list', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, n) =>
        exampleField(`f${n}`, false, exampleSchema('string')),
      );
    const folds = (inner: number, others: number, required = false) => {
      const moon = exampleSchema('object', { fields: list(inner) });
      const fields = [exampleField('moon', required, moon), ...list(others)];
      return htmlFolds(renderedMarkup(<Schema schema={exampleSchema('object', { fields })} />));
    };
    expect(folds(25, 6)).toEqual([['25 fields', false]]);
    expect(folds(25, 6, true)).toEqual([['25 fields', true]]);
    expect(folds(25, 5)).toEqual([['25 fields', true]]);
    expect(folds(24, 6)).toEqual([['24 fields', true]]);
  });

  it('are collapsed if they are more than a few, in a list of more than 100 with those inside', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, n) => exampleField(`f${n}`, true, exampleSchema('string')));
    const folds = (count: number, inner: number) => {
      const moon = exampleSchema('object', { fields: list(inner) });
      const moons = Array.from({ length: count }, (_, n) => exampleField(`m${n}`, true, moon));
      const fields = [...moons, ...list(9)];
      return htmlFolds(renderedMarkup(<Schema schema={exampleSchema('object', { fields })} />));
    };
    expect(folds(2, 46)).toEqual([
      ['46 fields', false],
      ['46 fields', false],
    ]);
    expect(folds(2, 44).every(([, isOpen]) => isOpen)).toBe(true);
    expect(folds(20, 6).every(([, isOpen]) => isOpen)).toBe(true);
    expect(folds(1, 100)).toEqual([['100 fields', true]]);
  });

  it('end with a link where a schema contains itself', () => {
    expect(words(html)).toContain('Contains itself: see Planet .');
  });

  it('state that no other fields are accepted', () => {
    expect(words(html)).toContain('No other fields are accepted.');
  });

  it('that are omitted are counted with a link to their schema', () => {
    const deep = exampleSchema('object', {
      hiddenFields: 9,
      ref: { name: 'Galaxy', url: '/galaxy' },
    });
    const html = renderedMarkup(<Schema schema={deep} />);
    expect(words(html)).toContain('Galaxy 9 fields');
    expect(html).toContain('<a class="unfold" href="/galaxy">9 fields</a>');
    const named = exampleSchema('object', { ...deep, hiddenNames: ['star', 'moon', 'comet'] });
    expect(words(renderedMarkup(<Schema schema={named} />))).toContain(
      'Galaxy 9 fields star, moon, comet, …',
    );
    const few = exampleSchema('object', { ...named, hiddenFields: 3 });
    expect(renderedMarkup(<Schema schema={few} />)).toContain('<small> star, moon, comet</small>');
    const options = exampleSchema('object', { hiddenAlternatives: 3, ref: deep.ref });
    expect(words(renderedMarkup(<Schema schema={options} />))).toContain('Galaxy 3 alternatives');
    const both = exampleSchema('object', { hiddenFields: 1, hiddenAlternatives: 2 });
    expect(words(renderedMarkup(<Schema schema={both} />))).toContain('1 field, 2 alternatives');
  });
});

describe('a linked schema field', () => {
  const galaxy = exampleSchema('object', {
    hiddenFields: 9,
    description: '<p>Many stars.</p>',
    ref: { name: 'Galaxy', url: '/galaxy' },
  });
  const shown = (own: SchemaView) =>
    renderedMarkup(
      <Schema schema={exampleSchema('object', { fields: [exampleField('g', false, own)] })} />,
    );

  it('links the field count below the description, to unfold the fields there', () => {
    expect(words(shown(galaxy))).toContain('g object Galaxy Many stars. 9 fields');
    expect(shown(galaxy)).toContain('<a class="unfold" href="/galaxy">9 fields</a>');
  });

  it('shows the number of alternatives if it has no fields', () => {
    const choice = exampleSchema('', { hiddenAlternatives: 3, ref: galaxy.ref });
    expect(words(shown(choice))).toContain('Galaxy 3 alternatives');
  });

  it('describes the items of an array', () => {
    const list = exampleSchema('array of objects', { items: galaxy, ref: galaxy.ref });
    expect(words(shown(list))).toContain('g array of objects Galaxy Many stars. 9 fields');
    expect(words(shown(list))).not.toContain('Each item');
  });
});

describe('schema alternatives', () => {
  const fields = (count: number) =>
    Array.from({ length: count }, (_, n) => exampleField(`f${n}`, false, exampleSchema('string')));
  const either = (count: number, isChoice = false) =>
    renderedMarkup(
      <Schema
        schema={exampleSchema('object', {
          alternatives: [
            {
              label: 'One of',
              isChoice,
              schemas: ['a', 'b'].map((id) => ({
                id,
                label: id,
                schema: exampleSchema('object', { fields: fields(count) }),
              })),
            },
          ],
        })}
      />,
    );

  it('of which one applies are a radio group that shows the fields of the chosen one', () => {
    const html = either(2, true);
    expect(html).toContain('<legend>One of</legend>');
    expect(html.match(/<input type="radio"[^>]* name="a"[^>]*>[ab]<\/label>/g)).toHaveLength(2);
    expect(html).toContain('<div class="choice-option" id="a" data-chosen="">');
    expect(html).toContain('<div class="choice-option" id="b"><p>b</p>');
  });

  it('have long names that may break between words, as one part of their button', () => {
    const label = 'AutocompleteCallbackIntegerData';
    const schemas = ['a', 'b'].map((id) => ({
      id,
      label: id === 'a' ? label : id,
      schema: exampleSchema('object', { fields: fields(1) }),
    }));
    const alternatives = [{ label: 'One of', isChoice: true, schemas }];
    const html = renderedMarkup(<Schema schema={exampleSchema('object', { alternatives })} />);
    const broken = 'Autocomplete<wbr/>Callback<wbr/>Integer<wbr/>Data';
    expect(html).toContain(`<span>${broken}</span></label>`);
    expect(html).toContain(`<p>${broken}</p>`);
  });

  it('of which one applies are only a link if their fields are not shown, without a second one to the same page', () => {
    const schemas = ['Moon', 'Comet'].map((name) => ({
      id: name,
      label: `${name}s`,
      schema: exampleSchema('object', {
        hiddenFields: 9,
        ref: { name, url: `/${name.toLowerCase()}` },
      }),
    }));
    const alternatives = [{ label: 'One of', isChoice: true, schemas }];
    const html = renderedMarkup(<Schema schema={exampleSchema('object', { alternatives })} />);
    expect(html).toContain('<p>Moons</p><a class="unfold" href="/moon">9 fields</a></div>');
  });

  it('that all apply are all open if short, and otherwise only the first', () => {
    expect(either(2).match(/<details class="alternative fold" open="">/g)).toHaveLength(2);
    expect(either(40).match(/<details class="alternative fold" open="">/g)).toHaveLength(1);
    expect(either(40).match(/<details class="alternative fold">/g)).toHaveLength(1);
  });

  it('that all apply have their ids inside the details, so that browsers open them', () => {
    expect(either(2)).toMatch(/<\/summary><div class="children-body" id="b">/);
  });

  it('come before the rule about fields beyond theirs', () => {
    const more = (others: SchemaView['others']): string => {
      const schemas = ['a', 'b'].map((id) => ({
        id,
        label: id,
        schema: exampleSchema('object', { fields: fields(1) }),
      }));
      const alternatives = [{ label: 'One of', isChoice: true, schemas }];
      return words(
        renderedMarkup(<Schema schema={exampleSchema('object', { alternatives, others })} />),
      );
    };
    expect(more('none-unevaluated')).toMatch(/One of.*No fields other than those described here/);
    expect(more('any')).toMatch(/One of.*Other fields: any/);
    expect(more('none')).toMatch(/No other fields are accepted.*One of/);
  });

  it('are listed if none has content', () => {
    const schemas = [{ id: 'x', label: 'Name', schema: exampleSchema('string') }];
    const alternatives = [{ label: 'Any of', isChoice: true, schemas }];
    const html = renderedMarkup(<Schema schema={exampleSchema('string', { alternatives })} />);
    expect(html).toContain('<p class="alternative-bare" id="x">');
  });
});

it('Schema collapses a long list of enum values', () => {
  const many = exampleSchema('string', {
    enum: Array.from({ length: 180 }, (_, n) => ({ value: `c${n}` })),
  });
  expect(renderedMarkup(<Schema schema={many} />)).toContain(
    '<summary>One of 180 values</summary>',
  );
});

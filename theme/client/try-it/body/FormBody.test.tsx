import type { Json } from 'docsgen/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '../../../../src/i18n/index.js';
import { FormMessagesProvider } from '../messages.js';
import { FormBody } from './FormBody.js';

const type = 'application/x-www-form-urlencoded';
const orbit = (shape: string, size: string): Json => ({
  type: 'object',
  required: ['shape', size],
  properties: { shape: { enum: [shape] }, [size]: { type: 'number' } },
});

function rendered(schema: Json, root: Json = {}, isStrict = true): string {
  return renderToStaticMarkup(
    <FormMessagesProvider value={messagesFor('en')}>
      <FormBody
        shape={{ type, required: true, schema, encoding: [], files: [], examples: [] }}
        root={root}
        value={{ kind: 'fields', type, fields: [] }}
        isStrict={isStrict}
        onChange={() => {}}
      />
    </FormMessagesProvider>,
  );
}

function shownFields(html: string): readonly string[] {
  const fields = html.matchAll(
    /<code class="try-name">(\w+)<\/code>(?:<span class="try-detail">[^<]*<\/span>)?(<span class="try-required">)?/g,
  );
  return [...fields].map(([, name, required]) => `${name}${required ? ' *' : ''}`);
}

it('shows the fields of all alternatives once and requires only the common ones', () => {
  const html = rendered({ oneOf: [orbit('circle', 'radius'), orbit('ellipse', 'axis')] });
  expect(shownFields(html)).toEqual(['shape *', 'radius', 'axis']);
  expect(html).toContain('<option value="&quot;ellipse&quot;">ellipse</option>');
});

it('shows required fields first', () => {
  const text: Json = { type: 'string' };
  const properties: Json = { colour: text, name: text, moons: text, star: text };
  const html = rendered({ type: 'object', required: ['star', 'name'], properties });
  expect(shownFields(html)).toEqual(['name *', 'star *', 'colour', 'moons']);
});

it('describes a field by its own text before that of its type', () => {
  const root: Json = { $defs: { Planet: { type: 'string', description: 'A planet.' } } };
  const ref: Json = { $ref: '#/$defs/Planet' };
  const star: Json = { allOf: [ref], description: 'What it orbits.' };
  const html = rendered({ type: 'object', properties: { name: ref, star } }, root);
  const hints = [...html.matchAll(/<p class="try-hint"[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(hints).toEqual(['A planet.', 'What it orbits.']);
});

it('leaves read-only fields out, also those behind references and in parts', () => {
  const created: Json = { allOf: [{ type: 'string' }, { readOnly: true }] };
  const properties: Json = {
    id: { type: 'string', readOnly: true },
    made: { $ref: '#/$defs/Made' },
    seen: created,
    name: { type: 'string' },
  };
  const root: Json = { $defs: { Made: created } };
  expect(shownFields(rendered({ type: 'object', properties }, root))).toEqual(['name']);
});

it('shows the parts of objects as fields and keeps lists of texts as lists', () => {
  const html = rendered({
    type: 'object',
    required: ['orbit'],
    properties: {
      orbit: orbit('circle', 'radius'),
      moons: { type: 'array', items: { type: 'string' } },
      rings: { type: 'object', properties: { width: { type: 'number' } } },
    },
  });
  expect(shownFields(html)).toEqual(['orbit *', 'shape *', 'radius *', 'moons', 'rings']);
  expect(html).not.toContain('try-editor');
});

describe('an object without a value', () => {
  const missing = 'A value is needed.';
  const form = (required: readonly string[], property: Json): Json => ({
    type: 'object',
    required,
    properties: { planet: property },
  });
  const count = (html: string): number => html.split(missing).length - 1;

  it('is reported with its required fields after Send, if it is required', () => {
    const schema = form(['planet'], orbit('circle', 'radius'));
    expect(count(rendered(schema))).toBe(3);
    expect(rendered(schema)).toContain('Differences from the description: 2');
    expect(count(rendered(schema, {}, false))).toBe(0);
    expect(count(rendered(form([], orbit('circle', 'radius'))))).toBe(0);
  });

  it('is reported once if it has no required fields or is a list', () => {
    const moon: Json = { type: 'object', properties: { name: { type: 'string' } } };
    const properties: readonly Json[] = [
      { ...moon, minProperties: 1 },
      { type: 'array', items: moon, minItems: 1 },
    ];
    for (const property of properties) {
      const html = rendered(form(['planet'], property));
      expect(count(html)).toBe(1);
      expect(html).not.toContain('Differences from the description');
    }
  });
});

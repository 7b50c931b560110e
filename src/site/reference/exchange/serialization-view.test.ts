import { expect, it } from 'vitest';
import { text } from '../../../../test/build/planets-api.js';
import { styleView } from './serialization-view.js';

it('does not say of a list in the style deepObject that fields have their names in brackets', () => {
  const schema = { ...text, types: ['array' as const], items: text };
  const style = { name: 'expand', style: 'deepObject', explode: true } as const;
  const view = styleView(
    { ...style, schema },
    () => undefined,
    (key) => key,
  );
  expect(view?.text).toBeUndefined();
  expect(view?.sample).toBe('expand[0]=a&expand[1]=b');
});

it('shows with three items of an example how a longer list is sent', () => {
  const schema = { ...text, types: ['array' as const], items: text };
  const style = { name: 'opt_fields', style: 'form', explode: false } as const;
  const view = styleView(
    { ...style, schema, value: ['name', 'owner', 'team', 'notes'] },
    () => undefined,
    (key) => key,
  );
  expect(view?.sample).toBe('opt_fields=name,owner,team');
});

import { expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { readerOf } from '../support/reader.js';
import { tryIt } from '../support/try-it-page.js';
import { tryItSite } from '../support/try-it-site.js';

const site = tryItSite();
const reader = readerOf(site.origin);
const open = () => reader.open('/api/planets/create-planet');

it('edits a nested JSON body as fields, and keeps the fields and the text in step', async () => {
  const page = await open();
  const form = await tryIt(page, 'Fields');
  await form.field('name').first().fill('Saturn');
  await form.field('kind').selectOption('gas');
  await form.panel.getByRole('textbox', { name: 'mass' }).fill('95.160');
  await form.panel.getByText('moons', { exact: true }).click();
  const moon = form.panel.getByRole('group', { name: 'moons 1' });
  await moon.getByRole('textbox', { name: 'name' }).fill('Titan');
  await moon.getByRole('button', { name: 'Add field' }).click();
  await moon.locator('[data-name=seen] select:focus').waitFor();
  await moon.getByRole('combobox', { name: 'seen' }).selectOption('true');
  await form
    .sample()
    .filter({ hasText: '"mass": 95.160' })
    .filter({ hasText: '"seen": true' })
    .waitFor();

  await form.panel.getByRole('button', { name: 'JSON', exact: true }).click();
  const text = await form.editor.inputValue();
  expect(text).toContain('"mass": 95.160');
  expect(JSON.parse(text)).toEqual({
    name: 'Saturn',
    kind: 'gas',
    mass: 95.16,
    moons: [{ name: 'Titan', seen: true }],
  });
  await form.editor.fill('{"name": "Moon", "kind": "rock", "own": {"id": 9007199254740993}}');
  await form.panel.getByRole('button', { name: 'Fields', exact: true }).click();
  await form.field('name').first().fill('Luna');
  await form
    .sample()
    .filter({ hasText: '"id": 9007199254740993' })
    .filter({ hasText: 'Luna' })
    .waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

it('keeps incomplete JSON when the reader asks for its fields', async () => {
  const page = await open();
  const form = await tryIt(page);
  await form.editor.fill('{"name": "Mars"');
  await form.panel.getByRole('button', { name: 'Fields', exact: true }).click();
  await form.panel.getByText('The text is not valid JSON yet').waitFor();
  await form.panel.getByRole('button', { name: 'JSON', exact: true }).click();
  expect(await form.editor.inputValue()).toBe('{"name": "Mars"');
});

it('gives the description of a field the whole line below the field and its button', async () => {
  const page = await reader.open('/api/planets/create-planet', { width: 390 });
  const form = await tryIt(page, 'Fields');
  const button = form.panel.getByRole('button', { name: 'Remove mass' });
  const hint = form.panel.locator('.try-hint', { hasText: 'Of the Earth' });
  const [beside, below] = [await button.boundingBox(), await hint.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((beside?.y ?? Number.NaN) + (beside?.height ?? 0));
  expect((below?.x ?? 0) + (below?.width ?? 0)).toBeCloseTo(
    (beside?.x ?? Number.NaN) + (beside?.width ?? 0),
    0,
  );
});

it('removes optional fields and reports missing ones after an attempt to send', async () => {
  const page = await open();
  const form = await tryIt(page, 'Fields');
  await form.panel.getByRole('button', { name: 'Remove mass' }).click();
  await form.panel.locator('[aria-label="Optional field: Body"]:focus').waitFor();
  await form.sample().filter({ hasNotText: 'mass' }).waitFor();
  await form.field('kind').selectOption('');
  expect(await form.panel.getByText('A value is needed.').count()).toBe(0);
  await form.panel.getByRole('button', { name: 'Send' }).click();
  await form.panel.getByText('A value is needed.').waitFor();
});

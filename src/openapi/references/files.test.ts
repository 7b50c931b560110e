import { expect, it } from 'vitest';
import { openDescription } from '../../../test/support/description-files.js';

const texts = { 'openapi.yaml': 'a: 1', 'moon.yaml': 'name: Io', 'broken.yaml': 'a: [' };

it('reads each file once, under its location', async () => {
  const { root, files, load } = openDescription(texts);
  const moon = await load('moon.yaml');
  expect(moon.value).toEqual({ name: 'Io' });
  expect(await load('moon.yaml')).toBe(moon);
  expect(files.fileLocation(moon)).toMatch(/moon\.yaml$/);
  expect([...files.sources.values()]).toEqual([root, moon]);
});

it('refuses files outside of the site and on hosts that are not allowed, and says so once', async () => {
  const { files } = openDescription(texts);
  const elsewhere = openDescription(texts);
  const outside = elsewhere.files.fileLocation(elsewhere.root);
  const web = 'https://planets.example/a.yaml';
  for (const location of [outside, web, outside, web]) {
    expect(await files.load(location, location, {})).toBeUndefined();
  }
  expect(files.diagnostics.map(({ code }) => code)).toEqual([
    'openapi/outside-reference',
    'openapi/remote-reference',
  ]);
});

it('suggests a file of a similar name', async () => {
  const { files, load } = openDescription(texts);
  await expect(load('mooon.yaml')).rejects.toThrow();
  await expect(load('broken.yaml')).rejects.toThrow();
  const [missing, ...broken] = files.diagnostics;
  expect(missing).toMatchObject({
    code: 'openapi/missing-file',
    hint: 'did you mean moon.yaml?',
  });
  expect(broken.every(({ place }) => place?.file === 'broken.yaml')).toBe(true);
  expect(broken.length).toBeGreaterThan(0);
});

it('fetches a file from an allowed host, and says why that fails', async () => {
  const web = ['https://planets.example/moon.yaml', 'https://planets.example/gone.yaml'] as const;
  const { files } = openDescription(texts, {
    allowHosts: ['planets.example'],
    fetch: (url) =>
      url === web[0] ? Promise.resolve('name: Io') : Promise.reject(new Error('it is gone')),
  });
  expect((await files.load(web[0], web[0], {}))?.value).toEqual({ name: 'Io' });
  expect(await files.load(web[1], web[1], {})).toBeUndefined();
  const [diagnostic] = files.diagnostics;
  expect(diagnostic?.code).toBe('openapi/unreachable-reference');
  expect(diagnostic?.message).toContain('it is gone');
});

it('reads a pulled file in place of its URL', async () => {
  const url = 'https://planets.example/moon.yaml';
  const { files } = openDescription(texts, { pulled: { [url]: 'moon.yaml' } });
  expect(await files.load(url, url, {})).toMatchObject({ file: 'moon.yaml' });
});

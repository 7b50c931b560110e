import { expect, it } from 'vitest';
import { distinctTitles, withDistinctTitles } from './distinct-titles.js';

it('adds the path to titles that share their method', () => {
  const list = [
    { method: 'GET', title: 'Get aliases', path: '/aliases' },
    { method: 'GET', title: 'Get aliases', path: '/aliases/{name}' },
    { method: 'HEAD', title: 'Get aliases', path: '/aliases' },
  ];
  expect(distinctTitles(list)).toEqual([
    'Get aliases · /aliases',
    'Get aliases · /aliases/{name}',
    'Get aliases',
  ]);
});

it('is set only where titles are shared', () => {
  const summary = { anchor: '', url: '', method: 'GET', title: 'Get aliases', deprecated: false };
  const list = [
    { ...summary, path: '/aliases' },
    { ...summary, path: '/aliases/{name}' },
    { ...summary, path: '/indices', title: 'Get indices' },
  ];
  expect(withDistinctTitles(list).map(({ distinctTitle }) => distinctTitle)).toEqual([
    'Get aliases · /aliases',
    'Get aliases · /aliases/{name}',
    undefined,
  ]);
});

it('is the path alone where the title is method and path, as the method stands beside it', () => {
  const list = [{ method: 'GET', title: 'GET /aliases/{name}', path: '/aliases/{name}' }];
  expect(distinctTitles(list)).toEqual(['/aliases/{name}']);
});

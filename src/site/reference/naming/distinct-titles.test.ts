import { expect, it } from 'vitest';
import { distinctTitles } from './distinct-titles.js';

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

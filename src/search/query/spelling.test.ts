import { describe, expect, it } from 'vitest';
import { nearestWords } from './spelling.js';

const words = [
  'asteroid',
  'atmosphere',
  'comet',
  'crater',
  'orbit',
  'orbital',
  'planet',
  'planets',
];

describe('a mistyped word', () => {
  it.each([
    ['planat', 'planet'],
    ['plnaet', 'planet'],
    ['plannet', 'planet'],
    ['astroid', 'asteroid'],
    ['atmoshpere', 'atmosphere'],
    ['atmospere', 'atmosphere'],
    ['oribt', 'orbit'],
    ['rcater', 'crater'],
    ['xomet', 'comet'],
  ])('%s is corrected to %s', (written, meant) => {
    expect(nearestWords(written, words, false)[0]).toBe(meant);
  });

  it('is first corrected by doubling a letter', () => {
    expect(nearestWords('clases', ['cases', 'classes'], false)).toEqual(['classes']);
    expect(nearestWords('plannet', ['plaint', 'planet'], false)).toEqual(['planet']);
  });

  it('of four letters is only corrected to words with the same first letter', () => {
    expect(nearestWords('mock', ['lock', 'rock'], false)).toEqual([]);
    expect(nearestWords('mokc', ['mock', 'poke'], false)).toEqual(['mock']);
  });

  it('with another first letter and another mistake is not corrected', () => {
    expect(nearestWords('docker', ['worker'], true)).toEqual([]);
    expect(nearestWords('dorker', ['worker'], true)).toEqual(['worker']);
  });

  it('that is unfinished is corrected to a word with a similar beginning', () => {
    expect(nearestWords('atnosp', words, true)).toEqual(['atmosphere']);
    expect(nearestWords('atnosp', words, false)).toEqual([]);
  });

  it.each(['sun', 'galaxy', 'cot', ''])('such as %s has no correction', (written) => {
    expect(nearestWords(written, words, true)).toEqual([]);
  });
});

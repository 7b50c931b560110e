import { describe, expect, it } from 'vitest';
import { writtenSpan } from '../source-text.js';
import { readCommands } from './read-commands.js';

const words = (source: string) =>
  readCommands(source).map((command) => command.words.map(({ text }) => text));

describe('readCommands', () => {
  it.each([
    [`curl 'a b' "c d" e\\ f`, [['curl', 'a b', 'c d', 'e f']]],
    [`curl "say \\"hi\\""`, [['curl', 'say "hi"']]],
    ['curl a \\\n  b', [['curl', 'a', 'b']]],
    ['curl a # b', [['curl', 'a']]],
    ['cd x && curl a; ls', [['cd', 'x'], ['curl', 'a'], ['ls']]],
    ['curl a > out.json', [['curl', 'a']]],
    ['curl /planets/<id>/moons -v', [['curl', '/planets/<id>/moons', '-v']]],
    [
      '$ curl a\noutput\n$ curl b',
      [
        ['curl', 'a'],
        ['curl', 'b'],
      ],
    ],
  ])('splits %j', (source, expected) => {
    expect(words(source)).toEqual(expected);
  });

  it('keeps the position of a quoted word', () => {
    const source = `curl -d '{"a": 1}' x`;
    const word = readCommands(source)[0]?.words[2];
    expect(word?.text).toBe('{"a": 1}');
    const span = word && writtenSpan(word);
    expect(source.slice(span?.start, span?.end)).toBe('{"a": 1}');
  });

  it('marks variables as unknown, but not within single quotes', () => {
    const [command] = readCommands(`curl "/planets/$ID" '/$x'`);
    expect(command?.words.map(({ unknown }) => unknown)).toEqual([[], [{ start: 9, end: 12 }], []]);
  });

  it('reads a here-document as the input of its command', () => {
    const [command] = readCommands(`curl -d @- x <<'EOF'\n{"a": 1}\nEOF\n`);
    expect(command?.input?.text.trim()).toBe('{"a": 1}');
  });

  it('reads what echo pipes to a command', () => {
    const [, curl] = readCommands(`echo '{"a": 1}' | curl -d @- x`);
    expect(curl?.input?.text).toBe('{"a": 1}');
  });

  it('finds the output between prompts', () => {
    const source = '$ curl a\n{"name": "Mars"}\n$ ls';
    const [command] = readCommands(source);
    expect(source.slice(command?.printed?.start, command?.printed?.end).trim()).toBe(
      '{"name": "Mars"}',
    );
  });
});

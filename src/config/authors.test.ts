import { describe, expect, it } from 'vitest';
import { formatPlain } from '../diagnostics/index.js';
import { parseAuthors } from './index.js';

const parse = (text: string) =>
  parseAuthors({ path: 'content/blog/authors.yml', text, digest: '' });
const problems = (text: string) => formatPlain(parse(text).diagnostics).split('\n');

describe('authors.yml', () => {
  it('defines the authors', () => {
    const { value, diagnostics } = parse(
      'hill:\n  name: The hill\n  title: Observatory\n  imageURL: ./hill.png\n  socials:\n    github: hill\n  page:\n    permalink: /hill\n',
    );
    expect(diagnostics).toEqual([]);
    expect(value.failed).toBe(false);
    expect(value.authors.get('hill')).toMatchObject({
      name: 'The hill',
      title: 'Observatory',
      image_url: './hill.png',
      socials: { github: 'hill' },
      page: { permalink: '/hill' },
      imagePlace: { start: { line: 4, column: 13 } },
    });
  });

  it('may be empty', () => {
    expect(parse('# Nobody yet\n')).toMatchObject({ value: { failed: false }, diagnostics: [] });
  });

  it('reports missing and unknown keys with their position', () => {
    expect(
      problems('hill:\n  title: Observatory\nada:\n  name: Ada\n  emial: a@b.example\n'),
    ).toEqual([
      'content/blog/authors.yml:2:3: error: hill.name: expected string, it is missing. [config/invalid-value]',
      'content/blog/authors.yml:5:3: error: Unknown key emial in ada. (did you mean email?) [config/unknown-key]',
    ]);
  });

  it('reports invalid URLs with their position', () => {
    expect(problems('hill:\n  name: Hill\n  url: http://a b\n  socials:\n    x: //\n')).toEqual([
      'content/blog/authors.yml:3:8: error: hill.url: this is not a valid URL. [config/invalid-value]',
      'content/blog/authors.yml:5:8: error: hill.socials.x: this is not a valid URL. [config/invalid-value]',
    ]);
  });

  it('reports a javascript: URL with its position', () => {
    expect(problems('hill:\n  name: The hill\n  url: javascript:alert(1)\n')).toEqual([
      'content/blog/authors.yml:3:8: error: hill.url: expected an address of the web, found the scheme javascript. [config/invalid-value]',
    ]);
  });

  it('reports invalid YAML', () => {
    const { value, diagnostics } = parse('hill: [\n');
    expect(value.failed).toBe(true);
    expect(diagnostics.map(({ code }) => code)).toContain('config/syntax');
  });

  it('reports unresolved aliases and alias bombs as syntax errors', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
    for (let level = 98; level < 106; level += 1) {
      const [last, next] = [level - 1, level].map((code) => String.fromCharCode(code));
      bomb.push(`${next}: &${next} [${Array(10).fill(`*${last}`).join(', ')}]`);
    }
    for (const text of ['hill: *nobody\n', `${bomb.join('\n')}\n`]) {
      expect(parse(text).diagnostics[0]?.code).toBe('config/syntax');
    }
  });
});

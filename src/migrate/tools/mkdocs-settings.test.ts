import { describe, expect, it } from 'vitest';
import { planMigration } from '../migrate.js';
import { memoryFiles } from '../source-files.js';
import { sourceTools } from './index.js';

function migrated(texts: Readonly<Record<string, string>>) {
  const files = memoryFiles(texts);
  const tool = sourceTools.find((one) => one.detect(files));
  if (!tool) throw new Error('No tool was found.');
  const { files: made } = planMigration(tool, files);
  return {
    tool: tool.id,
    text: (file: string) =>
      made.flatMap((one) => ('text' in one && one.path === file ? [one.text] : [])).join(''),
  };
}

describe('settings of Zensical', () => {
  const toml = `
[project]
site_name = "Planets"
site_url = "https://planets.example"
nav = [ { "Start" = "index.md" }, { "Red" = [ "mars.md" ] } ]

[project.markdown_extensions.toc]
permalink = true

[project.markdown_extensions.pymdownx.arithmatex]
generic = true

[[project.theme.palette]]
scheme = "slate"
primary = "teal"
`;

  it('are read as those of MkDocs', () => {
    const { tool, text } = migrated({
      'zensical.toml': toml,
      'docs/index.md': '# Planets\n',
      'docs/mars.md': '# Mars\n',
    });
    expect(tool).toBe('mkdocs');
    const config = text('docsgen.config.ts');
    expect(config).toContain("title: 'Planets'");
    expect(config).toContain("accent: '#009485'");
    expect(config).toContain("label: 'Red'");
    expect(config).toContain('math: true');
  });

  it('are an error with its place if their syntax is broken', () => {
    const files = { 'zensical.toml': '[project]\nsite_name = \n', 'docs/index.md': '' };
    expect(() => migrated(files)).toThrow(/zensical\.toml/);
  });
});

it('reads properdocs.yml as settings of MkDocs', () => {
  const files = { 'properdocs.yml': 'site_name: Planets\n', 'docs/index.md': '# Planets\n' };
  expect(migrated(files).tool).toBe('mkdocs');
});

describe('a folder without settings', () => {
  it('has the blocks of MkDocs converted if its texts have them', () => {
    const { tool, text } = migrated({
      'docs/mars.md': '# Mars\n\n!!! note "Dust"\n    Red.\n',
      'docs/io.md': '==hot==\n',
    });
    expect(tool).toBe('folder');
    expect(text('content/docs/mars.md')).toContain(':::note[Dust]\n\nRed.\n\n:::');
    expect(text('content/docs/io.md')).toContain('<mark>hot</mark>');
  });

  it('has the blocks of GitBook converted if its texts have them', () => {
    const { text } = migrated({
      'docs/mars.md': '# Mars\n\n{% hint style="info" %}\nRed.\n{% endhint %}\n',
    });
    expect(text('content/docs/mars.md')).toContain(':::info\n\nRed.\n\n:::');
  });

  it('has texts as they are otherwise', () => {
    const io = 'a ==b== c, !!! {% raw %}\n';
    expect(migrated({ 'docs/io.md': io }).text('content/docs/io.md')).toBe(io);
  });
});

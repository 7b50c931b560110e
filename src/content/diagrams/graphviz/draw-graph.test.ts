import { expect, it } from 'vitest';
import { drawGraph } from './draw-graph.js';

const releases = `digraph Release {
  rankdir=LR
  node [shape=box]
  build [label="Build & test"]
  build -> stage [label="passed"]
  subgraph cluster_live { label="Live"; eu; us [style=filled, fillcolor="#ffeeaa"] }
  stage -> eu [style=dashed]
  stage -> us
}`;

it('draws a graph with classes of the theme, and says what it connects', () => {
  const { html, width, height, texts, description } = drawGraph(releases);
  expect(texts.toSorted()).toEqual(
    ['Build & test', 'Live', 'eu', 'passed', 'stage', 'us'].toSorted(),
  );
  expect(description).toBe('Build & test → stage: passed; stage → eu; stage → us');
  expect(width).toBeGreaterThan(height);
  expect(html).toContain('Build &amp; test</text>');
  expect(html.match(/class="box"/g)).toHaveLength(4);
  expect(html.match(/class="arrow-head"/g)).toHaveLength(3);
  expect(html).toContain('stroke-dasharray="5,2"');
  expect(html).not.toMatch(/fill=|stroke="|font-family|style=/);
});

it('keeps links, tooltips, ids and markup of a graph out of the page', () => {
  const { html } = drawGraph(
    `digraph { a [URL="javascript:alert(1)", tooltip="<script>", id="x\\"><script>", class="y"];
      b [label="</text><script>alert(1)</script>", href="https://example.com"]; a -> b [URL="data:x"] }`,
  );
  expect(html).not.toMatch(/<script|<a\b|href|title|javascript|\bid=/);
  expect(html).toContain('&lt;/text>&lt;script>alert(1)&lt;/script></text>');
});

it('names the nodes of a graph without edges', () => {
  expect(drawGraph('graph { a; b [label="Second\\nline"] }').description).toBe('a; Second line');
});

it.each([
  ['digraph {\n a -> \n}', "syntax error in line 3 near '}'", 3],
  ['digraph { a [image="/etc/passwd"] }', 'images in graphs are not drawn', undefined],
  ['digraph { a [label=<<b>x</i>>] }', expect.stringContaining('mismatched tag'), 1],
])('reports what Graphviz cannot draw: %s', (source, message, line) => {
  expect(() => drawGraph(source)).toThrow(expect.objectContaining({ message, line }));
});

it('refuses graphs that would take long', () => {
  const names = Array.from({ length: 60 }, (_, index) => `n${index}`).join(' ');
  expect(() => drawGraph(`digraph { {${names}} -> {${names}} }`)).toThrow(
    'it has 60 nodes and 3600 edges; at most 250 nodes and 300 edges are drawn',
  );
  expect(() => drawGraph(`digraph { ${'a;'.repeat(40_000)} }`)).toThrow('50000 characters');
});

it('draws the next graph after one that Graphviz refuses', () => {
  expect(() => drawGraph('digraph { a [width=5000] }')).toThrow('20000 pixels');
  expect(() => drawGraph('digraph { a -> b [minlen=2000000000] }')).toThrow('Graphviz failed');
  expect(drawGraph('digraph { a -> b }').description).toBe('a → b');
});

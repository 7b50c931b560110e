import { expect, it } from 'vitest';
import { drawGraph } from './draw-graph.js';

it('draws the next graph after one that exhausts the memory of Graphviz', () => {
  expect(() => drawGraph('digraph { a -> b [minlen=400000000] }')).toThrow(
    /^Graphviz failed|^it takes too long to draw/,
  );
  expect(drawGraph('digraph { a -> b }').description).toBe('a → b');
});

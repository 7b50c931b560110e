import { workerData } from 'node:worker_threads';
import { instance } from '@viz-js/viz';
import type { GraphReply, GraphvizThreadData } from './draw-graph.js';
import { maxEdges, maxNodes } from './limits.js';

const { port, signal }: GraphvizThreadData = workerData;
// WebAssembly also writes its failures there, which are reported as diagnostics.
console.error = () => undefined;
const viz = await instance();

port.on('message', (source: string) => {
  port.postMessage(drawn(source));
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});

/** The engine `osage` places nodes in rows and draws no edges, so that it can count those of any graph. */
function drawn(source: string): GraphReply {
  try {
    const counted = viz.render(source, { engine: 'osage', format: 'json0' });
    if (counted.status === 'failure') return failure(counted.errors);
    const { nodes, edges } = countParts(counted.output);
    if (nodes > maxNodes || edges > maxEdges) {
      const limits = `at most ${maxNodes} nodes and ${maxEdges} edges are drawn`;
      return { problem: `it has ${nodes} nodes and ${edges} edges; ${limits}` };
    }
    const { status, output, errors } = viz.render(source, {
      format: 'svg',
      graphAttributes: { fontname: 'Arial', fontsize: 13 },
      nodeAttributes: { fontname: 'Arial', fontsize: 13 },
      edgeAttributes: { fontname: 'Arial', fontsize: 11 },
    });
    const serious = errors.filter(
      ({ level, message }) => level === 'error' || /image/i.test(message),
    );
    if (status === 'failure' || serious.length > 0) return failure(serious);
    return { svg: output };
  } catch {
    // Thrown by WebAssembly, as when memory is used up.
    return { problem: 'Graphviz failed', isBroken: true };
  }
}

function failure(errors: readonly { readonly message: string }[]): GraphReply {
  const problem = errors[0]?.message ?? 'it has no graph';
  return { problem: /image/i.test(problem) ? 'images in graphs are not drawn' : problem };
}

function countParts(json: string) {
  const parts: { objects?: unknown[]; edges?: unknown[]; _subgraph_cnt?: number } =
    JSON.parse(json);
  const { objects = [], edges = [], _subgraph_cnt: subgraphs = 0 } = parts;
  return { nodes: objects.length - subgraphs, edges: edges.length };
}

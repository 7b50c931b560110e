// The layout engine as beautiful-mermaid uses it, with what that leaves out: scripts/bundle.mjs puts this file between
// the two. The library has no options for it.
import Elk from 'elkjs/lib/elk.bundled.js';

/** Makes room for words: the library takes spaces and signs for narrower than most fonts have them. */
const labelFactor = 1.1;
/** Width of a letter in a group's title, and of the space around the title, in CSS pixels. */
const titleLetter = 7;
const titlePadding = 24;

function prepareGraph(graph) {
  graph.layoutOptions = {
    ...graph.layoutOptions,
    // The library counts the points of a link from the node that has the link.
    'elk.json.edgeCoords': 'PARENT',
    // Compaction moves the objects of some graphs to NaN.
    ...(hasLoop(graph) ? { 'elk.layered.compaction.postCompaction.strategy': 'NONE' } : {}),
  };
  const { 'elk.direction': direction, 'elk.hierarchyHandling': hierarchy } = graph.layoutOptions;
  // The engine lays out a whole vertical drawing on its side, but does not turn least sizes.
  const isTurned = hierarchy === 'INCLUDE_CHILDREN' && /DOWN|UP/.test(direction);
  prepareNode(graph, isTurned);
}

function hasLoop({ edges = [], children = [] }) {
  return edges.some(({ sources, targets }) => sources[0] === targets[0]) || children.some(hasLoop);
}

function prepareNode({ edges = [], children = [] }, isTurned) {
  for (const label of edges.flatMap((edge) => edge.labels ?? [])) label.width *= labelFactor;
  for (const child of children) {
    if (child.children === undefined) continue;
    const lines = (child.labels ?? []).flatMap(({ text }) => text.split('\n'));
    const width = Math.max(0, ...lines.map(({ length }) => length)) * titleLetter + titlePadding;
    child.layoutOptions = {
      ...child.layoutOptions,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': isTurned ? `(0, ${width})` : `(${width}, 0)`,
    };
    prepareNode(child, isTurned);
  }
}

export default class MermaidLayout extends Elk {
  constructor() {
    super();
    const { dispatcher } = this.worker.worker;
    const dispatch = dispatcher.saveDispatch;
    dispatcher.saveDispatch = (message) => {
      if (message.data.graph) prepareGraph(message.data.graph);
      dispatch.call(dispatcher, message);
    };
  }
}

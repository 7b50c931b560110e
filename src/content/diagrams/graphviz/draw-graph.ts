import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import { packageFolder } from '../../../files/index.js';
import { StatementError } from '../charts/statement.js';
import type { Drawing } from '../drawing.js';
import { graphDrawing } from './graph-drawing.js';
import { maxPixels, maxSourceLength } from './limits.js';

/** What the thread is started with. */
export interface GraphvizThreadData {
  readonly port: MessagePort;
  /** 1 as soon as a reply has been sent. */
  readonly signal: Int32Array;
}

export type GraphReply =
  | { readonly svg: string }
  /** Graphviz is unusable after a failure of its own (`isBroken`), such as a lack of memory. */
  | { readonly problem: string; readonly isBroken?: boolean };

/** The compiled worker, also if tests run the sources: Node.js cannot run these in a worker. */
const script = pathToFileURL(path.join(packageFolder, 'lib/bundle/graphviz-worker.js'));

/** A safeguard behind the limits of size: a graph within them takes a few seconds at most. */
const deadlineMs = 15_000;

/**
 * Graphviz in a thread, because WebAssembly starts asynchronously while texts are rendered synchronously, and because a
 * thread can be stopped.
 */
class GraphvizThread {
  readonly #signal = new Int32Array(new SharedArrayBuffer(4));
  readonly #port: MessagePort;
  readonly #worker: Worker;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const workerData: GraphvizThreadData = { port: port2, signal: this.#signal };
    this.#worker = new Worker(script, { workerData, transferList: [port2], execArgv: [] });
    this.#worker.unref();
    port1.unref();
  }

  /** @returns undefined after the deadline, when the thread is still at work */
  draw(source: string): GraphReply | undefined {
    Atomics.store(this.#signal, 0, 0);
    this.#port.postMessage(source);
    Atomics.wait(this.#signal, 0, 0, deadlineMs);
    const reply: { readonly message: GraphReply } | undefined = receiveMessageOnPort(this.#port);
    return reply?.message;
  }

  end(): void {
    void this.#worker.terminate();
  }
}

/** One a process or worker, started by its first graph. */
let thread: GraphvizThread | undefined;

/**
 * Draws a graph in the language DOT.
 * @throws Error if Graphviz cannot read it, or it is too large
 */
export function drawGraph(source: string): Drawing {
  if (source.length > maxSourceLength)
    throw new Error(`a graph has at most ${maxSourceLength} characters`);
  thread ??= new GraphvizThread();
  const reply = thread.draw(source);
  if (reply === undefined || ('problem' in reply && reply.isBroken)) {
    thread.end();
    thread = undefined;
  }
  if (reply === undefined) throw new Error('it takes too long to draw');
  if ('svg' in reply) return smallDrawing(graphDrawing(reply.svg));
  const [, line] = /\bline (\d+)/.exec(reply.problem) ?? [];
  throw new StatementError(reply.problem, line === undefined ? undefined : Number(line));
}

/** Distances of a graph may be any number. */
function smallDrawing(drawing: Drawing): Drawing {
  if (Math.max(drawing.width, drawing.height) <= maxPixels) return drawing;
  throw new Error(`it is larger than ${maxPixels} pixels`);
}

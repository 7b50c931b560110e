import type { Perspective } from '../../json-schema/direction.js';
import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import type { ApiBadge, Callback, Operation, RequestSender } from '../api/operation.js';
import { responsesWithExamples } from '../examples/operation-examples.js';
import { asText, titleText } from '../json.js';
import { pointerTo } from '../pointer.js';
import { authorSamples } from '../samples/author-samples.js';
import { operationSamples, type SampleParts } from '../samples/operation.js';
import { readExternalDocs } from './info.js';
import type { OperationIndex } from './links.js';
import type { makeTitleReader } from './operation-titles.js';
import { listItems, type RawOperation } from './operations.js';
import { collectParameters, inPathOrder, readParameter } from './parameters.js';
import { makeResponseReader, readRequestBody } from './responses.js';
import { readSecurity } from './security.js';
import { readServers } from './servers.js';
import { readTitle, withRest } from './short-title.js';
import { uniqueSlugs } from './slugs.js';
import type { TagIndex } from './tags.js';

export interface NormalizedOperationParts extends SampleParts {
  readonly tags: TagIndex;
  readonly index: OperationIndex;
  readonly readOperationTitle: ReturnType<typeof makeTitleReader>;
}

/** Maximum nesting of callbacks that readers could follow. */
const maxCallbackDepth = 3;

/** Creates a reader of operations, webhooks and callbacks. */
export function makeOperationReader(
  parts: NormalizedOperationParts,
): (raw: RawOperation, slug: string, sender: RequestSender) => Operation {
  const reader = new OperationReader(parts);
  return (raw, slug, sender) => reader.read(raw, slug, sender);
}

class OperationReader {
  readonly #parts: NormalizedOperationParts;
  readonly #readResponses: Record<RequestSender, ReturnType<typeof makeResponseReader>>;
  /** Callbacks being read, to stop recursion. */
  readonly #openCallbacks = new Set<unknown>();

  constructor(parts: NormalizedOperationParts) {
    this.#parts = parts;
    const readerFor = (perspective: Perspective) =>
      makeResponseReader(parts.context, parts.index, perspective);
    this.#readResponses = { client: readerFor('response'), server: readerFor('both') };
  }

  /**
   * Requests of clients get code samples; webhooks and callbacks have only those of the author, and
   * examples with all properties, as their pages show them (`schemaContext`).
   */
  read(raw: RawOperation, slug: string, sender: RequestSender): Operation {
    const { context } = this.#parts;
    const { node, pointer } = raw;
    const operation: Operation = {
      operationId: titleText(node.operationId),
      slug,
      method: raw.method,
      path: raw.path,
      ...this.#readTexts(raw),
      ...this.#readTags(raw),
      externalDocs: readExternalDocs(node, pointer, context.describe),
      deprecated: node.deprecated === true,
      ...readSecurity(node, context.document),
      ...this.#readRequest(raw, sender),
      responses: this.#readResponses[sender](
        responsesWithExamples(node, context.document),
        pointerTo(pointer, 'responses'),
      ),
      callbacks: this.#readCallbacks(raw),
      samples: [],
      place: context.locator.locate(pointer, 'key'),
    };
    const samples =
      sender === 'client'
        ? operationSamples(operation, node, this.#parts)
        : authorSamples(node, context.highlight);
    return { ...operation, samples };
  }

  #readTexts(raw: RawOperation) {
    const { node, item, itemPointer } = raw;
    const { describe } = this.#parts.context;
    const shortPath = readTitle(item, 'summary', itemPointer, describe);
    return {
      ...this.#parts.readOperationTitle(raw),
      summary: titleText(node.summary),
      pathSummary: shortPath.title,
      pathDescription: withRest(shortPath.rest, describe(item, itemPointer)),
    };
  }

  #readTags(raw: RawOperation): Pick<Operation, 'tag' | 'tags' | 'badges'> {
    const { tags } = this.#parts;
    const places = tags.operationTags(raw);
    return {
      tag: places[0]?.slug ?? '',
      tags: places.map(({ slug }) => slug),
      badges: [...readBadges(raw.node), ...tags.operationBadges(raw)],
    };
  }

  #readRequest({ node, pointer, item, itemPointer, path }: RawOperation, sender: RequestSender) {
    const { context } = this.#parts;
    const servers = readServers(
      [
        [node, pointer, 'operation'],
        [item, itemPointer, 'path'],
        [context.document, '', 'description'],
      ],
      context,
    );
    const parameters = collectParameters(item, itemPointer, node, pointer);
    const body = pointerTo(pointer, 'requestBody');
    return {
      ...servers,
      parameters: inPathOrder(
        parameters.flatMap((one) => readParameter(one, context)),
        path,
      ),
      requestBody: readRequestBody(
        node.requestBody,
        body,
        sender === 'client' ? 'request' : 'both',
        context,
      ),
    };
  }

  #readCallbacks({ node, pointer }: RawOperation): readonly Callback[] {
    return Object.entries(asObject(node.callbacks)).flatMap(([name, callback]) => {
      if (name.startsWith('x-') || !isObject(callback)) return [];
      const open = this.#openCallbacks;
      if (open.has(callback) || open.size === maxCallbackDepth) return [];
      open.add(callback);
      const raws = listItems(callback, pointerTo(pointer, 'callbacks', name));
      const slugs = uniqueSlugs(
        raws.map((raw) => ({ name: `${name} ${raw.method}`, place: raw.path })),
      );
      const operations = raws.map((raw, index) => this.read(raw, slugs[index] ?? '', 'server'));
      open.delete(callback);
      return [{ name, operations }];
    });
  }
}

/** Returns the badges of an operation from `x-badges`. */
function readBadges(node: RawObject): readonly ApiBadge[] {
  return asList(node['x-badges']).flatMap((raw) => {
    const badge = asObject(raw);
    const label = asText(raw) ?? asText(badge.name) ?? asText(badge.label);
    if (label === undefined) return [];
    const position = badge.position === 'before' ? 'before' : 'after';
    return [{ label, position, color: asText(badge.color) } as const];
  });
}

import type { Callback, Operation } from '../api/operation.js';
import { responsesWithExamples } from '../examples/operation-examples.js';
import { asObject, isObject, titleOf } from '../json.js';
import { pointerTo } from '../pointer.js';
import { authorSamples } from '../samples/author-samples.js';
import { operationSamples, type SampleParts } from '../samples/operation.js';
import { readBadges } from './badges.js';
import { isInternal, type ReadSchema } from './context.js';
import { readExternalDocs } from './info.js';
import type { OperationIndex } from './links.js';
import { listItems, type RawOperation } from './operations.js';
import { collectParameters, readParameter } from './parameters.js';
import { makeResponseReader, readRequestBody } from './responses.js';
import { readSecurity } from './security.js';
import { readServers } from './servers.js';
import { humanized, readTitle, withRest } from './short-title.js';
import { uniqueSlugs } from './slugs.js';
import type { TagIndex } from './tags.js';

export interface NormalizedOperationParts extends SampleParts {
  readonly readSchema: ReadSchema;
  readonly tags: TagIndex;
  readonly index: OperationIndex;
}

/** Maximum nesting of callbacks that readers could follow. */
const mostCallbacks = 3;

/** Creates a reader of operations, webhooks and callbacks. */
export function makeOperationReader(
  parts: NormalizedOperationParts,
): (raw: RawOperation, slug: string, isCalled: boolean) => Operation {
  const { context, readSchema, tags, index } = parts;
  const readResponses = makeResponseReader(context, readSchema, index);

  /**
   * @param isCalled whether the reader calls the operation and needs samples; the service calls
   *   webhooks and callbacks
   */
  const read = (raw: RawOperation, slug: string, isCalled: boolean): Operation => {
    const { node, pointer, item, itemPointer, path, method } = raw;
    const operationId = titleOf(node.operationId);
    const short = readTitle(node, 'summary', pointer, context.describe);
    const shortPath = readTitle(item, 'summary', itemPointer, context.describe);
    const named = short.rest === undefined ? operationId : humanized(operationId ?? '');
    const parameters = collectParameters(item, itemPointer, node, pointer);
    const places = tags.placesOf(raw);
    const marks = tags.marksOf(raw);
    const operation: Operation = {
      operationId,
      slug,
      tag: places[0]?.slug ?? '',
      tags: places.map((place) => place.slug),
      badges: [...readBadges(node), ...marks],
      method,
      path,
      title: short.title ?? named ?? `${method} ${path}`,
      summary: titleOf(node.summary),
      description: withRest(short.rest, context.describe(node, pointer)),
      pathSummary: shortPath.title,
      pathDescription: withRest(shortPath.rest, context.describe(item, itemPointer)),
      externalDocs: readExternalDocs(node, pointer, context.describe),
      deprecated: node.deprecated === true,
      ...readServers(
        [
          [node, pointer, 'operation'],
          [item, itemPointer, 'path'],
          [context.document, '', 'description'],
        ],
        context,
      ),
      ...readSecurity(node, context.document),
      parameters: parameters.flatMap((one) => readParameter(one, context, readSchema)),
      requestBody: readRequestBody(
        node.requestBody,
        pointerTo(pointer, 'requestBody'),
        context,
        readSchema,
      ),
      responses: readResponses(
        responsesWithExamples(node, context.document),
        pointerTo(pointer, 'responses'),
      ),
      callbacks: readCallbacks(raw),
      samples: [],
      place: context.locator.locate(pointer, 'key'),
    };
    const samples = isCalled
      ? operationSamples(operation, node, parts)
      : authorSamples(node, context.highlight);
    return { ...operation, samples };
  };

  /** Callbacks being read, to stop recursion. */
  const reading = new Set<unknown>();
  const readCallbacks = ({ node, pointer }: RawOperation): readonly Callback[] =>
    Object.entries(asObject(node.callbacks)).flatMap(([name, callback]) => {
      if (name.startsWith('x-') || !isObject(callback) || isInternal(callback)) return [];
      if (reading.has(callback) || reading.size === mostCallbacks) return [];
      reading.add(callback);
      const raws = listItems(callback, pointerTo(pointer, 'callbacks', name));
      const slugs = uniqueSlugs(
        raws.map((raw) => ({ name: `${name} ${raw.method}`, place: raw.path })),
      );
      const operations = raws.map((raw, index) => read(raw, slugs[index] ?? '', false));
      reading.delete(callback);
      return [{ name, operations }];
    });

  return read;
}

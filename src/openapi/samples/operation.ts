import type { CodeSample, Operation } from '../../model/index.js';
import type { RawOperation } from '../normal/operations.js';
import type { RawParameter } from '../normal/parameters.js';
import type { OperationParts } from '../normal/read-operation.js';
import { writeSamples } from './index.js';
import { answerOf, sampleRequest } from './request.js';
import { writtenSamples } from './written.js';

/** The samples of an operation: those of its author first, then made ones in the languages that are left. */
export function samplesOf(
  operation: Operation,
  raw: RawOperation,
  parameters: readonly RawParameter[],
  { context, schemes, samples }: OperationParts,
): readonly CodeSample[] {
  const written = writtenSamples(raw.node, context.highlight);
  const taken = new Set(written.map(({ id }) => id));
  const left = samples.filter((id) => !taken.has(id));
  if (left.length === 0) return written;
  const request = sampleRequest(operation, raw, parameters, schemes, context);
  return [...written, ...writeSamples(request, answerOf(operation), left, context.highlight)];
}

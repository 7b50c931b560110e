import type { Operation } from '../../../openapi/api/operation.js';
import type { OperationSummary } from '../../page-props/operation-summary.js';

type Titled = Pick<Operation, 'method' | 'title' | 'path'>;

/**
 * Returns the titles of operations in lists that show their methods. Operations that share method and title have their
 * path in it as well; one that is titled by method and path has its path only.
 */
export function distinctTitles(operations: readonly Titled[]): readonly string[] {
  const key = ({ method, title }: Titled): string => `${method} ${title}`;
  const counts = new Map<string, number>();
  for (const operation of operations) {
    counts.set(key(operation), (counts.get(key(operation)) ?? 0) + 1);
  }
  return operations.map((operation) => {
    const { method, title, path } = operation;
    if (title === `${method} ${path}`) return path;
    return counts.get(key(operation)) === 1 ? title : `${title} · ${path}`;
  });
}

/** Returns listed operations with their distinct titles, where these differ. */
export function withDistinctTitles(list: readonly OperationSummary[]): OperationSummary[] {
  const titles = distinctTitles(list);
  return list.map((operation, index) => {
    const distinctTitle = titles[index];
    return distinctTitle === operation.title ? operation : { ...operation, distinctTitle };
  });
}

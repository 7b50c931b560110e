export function bundleProgram(root: string, others: readonly string[]): Promise<void>;

export function bundleProgram(root: string): Promise<void>;

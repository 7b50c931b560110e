import { compileFunction } from 'node:vm';
import { requireForTheme } from './react.js';

/** Evaluates a compiled CommonJS module and returns its exports. */
export function evaluateModule<T extends object>(code: string, filename: string): Partial<T> {
  const module: { exports: Partial<T> } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, requireForTheme);
  return module.exports;
}

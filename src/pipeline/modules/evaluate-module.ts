import { compileFunction } from 'node:vm';

/**
 * Evaluates a compiled CommonJS module and returns its exports.
 *
 * @param filename for stack traces
 * @param require what the module imports by name
 */
export function evaluateModule<T extends object>(
  code: string,
  filename: string,
  require: (name: string) => unknown,
): Partial<T> {
  const module: { exports: Partial<T> } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, require);
  return module.exports;
}

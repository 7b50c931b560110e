import { diagnose } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { asObject } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { ReportFinding } from './finding.js';

/** Checks the braces of paths, and reports paths that differ only in placeholder names. */
export function checkPaths({ document, locator }: Description, report: ReportFinding): void {
  const shapes = new Map<string, string>();
  for (const path of Object.keys(asObject(document.paths))) {
    if (!path.startsWith('/')) continue;
    const pointer = pointerTo('/paths', path);
    const place = locator.locate(pointer, 'key');
    const complain = (problem: string): void =>
      report(
        pointer,
        diagnose('openapi/invalid-value', { key: path, problem }, { place, severity: 'warning' }),
      );
    const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
    const rest = path.replace(/\{[^{}]*\}/g, '');
    if (/[{}]/.test(rest)) complain('has a brace without its counterpart');
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) complain(`has the placeholder {${twice}} twice`);
    const shape = path.replace(/\{[^{}]*\}/g, '{}');
    const same = shapes.get(shape);
    if (same === undefined) {
      shapes.set(shape, path);
      continue;
    }
    const first = locator.locate(pointerTo('/paths', same), 'key');
    const related = [{ message: 'it stands here first', place: first }];
    report(pointer, diagnose('openapi/same-path', { path, same }, { place, related }));
  }
}

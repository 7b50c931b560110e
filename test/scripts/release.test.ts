import { describe, expect, it } from 'vitest';
import {
  datedChangelog,
  releaseProblems,
  shippedComponents,
} from '../../scripts/release-checks.mjs';

const ready = {
  version: '0.2.0',
  manifest: { repository: 'x', homepage: 'x', bugs: 'x' },
  changelog: '# Changelog\n\n## 0.2.0 (unreleased)\n\n- Moons\n\n## 0.1.0 (2026-01-02)\n',
  tags: ['v0.1.0'],
};

describe('a release', () => {
  it('needs nothing more than addresses, an unreleased heading and a new tag', () => {
    expect(releaseProblems(ready)).toEqual([]);
  });

  it.each([
    [{ manifest: { homepage: 'x', bugs: 'x' } }, 'package.json has no "repository"'],
    [{ version: 'next' }, 'next is not a version'],
    [{ tags: ['v0.2.0'] }, 'The tag v0.2.0 exists already.'],
    [{ version: '0.3.0' }, 'CHANGELOG.md has no heading "## 0.3.0 (unreleased)".'],
    [{ version: '0.1.0' }, 'CHANGELOG.md has no heading "## 0.1.0 (unreleased)".'],
  ])('is refused with %o', (change, problem) => {
    expect(releaseProblems({ ...ready, ...change }).join('\n')).toContain(problem);
  });

  it('has its date in the changelog', () => {
    expect(datedChangelog(ready.changelog, '0.2.0', '2026-11-25')).toContain(
      '## 0.2.0 (2026-11-25)\n\n- Moons',
    );
  });

  it('lists the packages that are installed or bundled, and no others', () => {
    const components = [
      { name: 'react', version: '19.3.1' },
      { group: '@dagrejs', name: 'dagre', version: '3.1.3' },
      { name: 'vitest', version: '4.1.12' },
    ];
    const notices = 'Introduction\n\n@dagrejs/dagre 3.1.3 (MIT)\n\nCopyright\n';
    const sbom = shippedComponents(
      { bomFormat: 'CycloneDX', components },
      ['react@19.3.1'],
      notices,
    );
    expect(sbom.bomFormat).toBe('CycloneDX');
    expect(sbom.components).toEqual(components.slice(0, 2));
  });
});

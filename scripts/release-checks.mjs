/** Fields that readers of the registry and npm's provenance need. */
const addresses = ['repository', 'homepage', 'bugs'];

/**
 * Returns what keeps a version from being released.
 *
 * @param {{ version: string, manifest: Record<string, unknown>, changelog: string, tags: string[] }} state
 * @returns {string[]}
 */
export function releaseProblems({ version, manifest, changelog, tags }) {
  const problems = addresses
    .filter((name) => !manifest[name])
    .map((name) => `package.json has no "${name}": fill in the address of the repository.`);
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
    problems.push(`${version} is not a version, such as 1.2.0.`);
  }
  if (tags.includes(`v${version}`)) problems.push(`The tag v${version} exists already.`);
  if (!releaseHeading(version).test(changelog)) {
    problems.push(`CHANGELOG.md has no heading "## ${version} (unreleased)".`);
  }
  return problems;
}

/**
 * Returns the changelog with the date of a release.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} date as `2026-11-25`
 */
export function datedChangelog(changelog, version, date) {
  return changelog.replace(releaseHeading(version), `## ${version} (${date})`);
}

/**
 * Returns the CycloneDX document with only the components that the package contains or installs.
 *
 * @param {{ components: { name: string, version: string, group?: string }[], [key: string]: unknown }} sbom of all packages, as `npm sbom` prints it
 * @param {string[]} production names with versions, `react@19.3.1`
 * @param {string} notices text of `THIRD-PARTY-NOTICES.txt`
 */
export function shippedComponents(sbom, production, notices) {
  const bundled = [...notices.matchAll(/^(\S+) (\d\S*) \(.+\)$/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
  const shipped = new Set([...production, ...bundled]);
  const isShipped = ({ group, name, version }) =>
    shipped.has(`${group ? `${group}/` : ''}${name}@${version}`);
  return { ...sbom, components: sbom.components.filter(isShipped) };
}

function releaseHeading(version) {
  return new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(unreleased\\)$`, 'm');
}

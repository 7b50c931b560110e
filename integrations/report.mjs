import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/*
 * Reports on a built site: node report.mjs <site> [report.sarif …]
 * Comments on the pull request or merge request that CI runs for; its next run changes the comment.
 * Elsewhere, prints the comment. On GitLab, also writes a code quality report.
 */
const marker = '<!-- docsgen report -->';
const maxFindings = 20;
const env = process.env;

const [site, ...reports] = process.argv.slice(2);
if (!site) {
  process.stderr.write('usage: node report.mjs <site> [report.sarif …]\n');
  process.exit(2);
}
const findings = reports.filter((file) => existsSync(file)).flatMap(findingsIn);
const text = reportText(existsSync(site) ? siteSizes(site) : undefined, findings, env.PREVIEW);
if (env.GITLAB_CI) {
  const quality = JSON.stringify(findings.map(codeQuality), null, 2);
  writeFileSync('gl-code-quality-report.json', `${quality}\n`);
}
const thread = githubThread() ?? gitlabThread();
if (thread) await comment(thread, text);
else process.stdout.write(text);

/** Returns the number of pages and the sizes that readers load. */
function siteSizes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = (file) => readFileSync(file);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file: path.relative(folder, file), bytes: gzipSync(read(file)).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
  return {
    files: files.length,
    bytes: files.reduce((sum, file) => sum + read(file).length, 0),
    pages: pages.length,
    largest: pages.slice(0, 3),
  };
}

function findingsIn(file) {
  const { runs } = JSON.parse(readFileSync(file, 'utf8'));
  return runs.flatMap(({ results = [] }) =>
    results.map(({ level, ruleId, message, locations = [] }) => {
      const { artifactLocation, region } = locations[0]?.physicalLocation ?? {};
      const place = { file: artifactLocation?.uri, line: region?.startLine };
      return { level, rule: ruleId, message: message.text, ...place };
    }),
  );
}

function reportText(sizes, all, preview) {
  const lines = [marker, '### Documentation', ''];
  if (preview) lines.push(`**[Preview](${preview})**`, '');
  if (sizes) {
    lines.push('| | |', '| --- | --- |', `| Pages | ${sizes.pages} |`);
    lines.push(`| Site | ${sizes.files} files, ${amount(sizes.bytes)} |`);
    const largest = sizes.largest.map(({ file, bytes }) => `\`${file}\` ${amount(bytes)}`);
    lines.push(`| Largest pages, compressed | ${largest.join('<br>')} |`, '');
  } else lines.push('The site was not built.', '');
  const counted = all.filter(({ level }) => level === 'error' || level === 'warning');
  if (counted.length === 0) lines.push('No problems, and every link leads somewhere.');
  else {
    const errors = counted.filter(({ level }) => level === 'error').length;
    const words = [count(errors, 'error'), count(counted.length - errors, 'warning')];
    lines.push(`${words.join(', ')}:`, '');
    for (const { level, rule, message, file, line } of counted.slice(0, maxFindings)) {
      const at = file === undefined ? '' : ` \`${file}${line === undefined ? '' : `:${line}`}\``;
      lines.push(`- **${level}**${at} ${plain(message)} (${rule})`);
    }
    const rest = counted.length - maxFindings;
    if (rest > 0) lines.push(`- and ${rest} more, in the log of the job`);
  }
  return `${lines.join('\n')}\n`;
}

/** Findings quote the site's files, which must not add markup or mention people. */
function plain(message) {
  return message
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>&@#|~]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

function count(number, what) {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function amount(bytes) {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function codeQuality({ level, rule, message, file = '.', line = 1 }) {
  const severity = { error: 'major', warning: 'minor' }[level] ?? 'info';
  const fingerprint = createHash('sha256').update(`${rule} ${file} ${message}`).digest('hex');
  const location = { path: file, lines: { begin: line } };
  return { description: message, check_name: rule, fingerprint, severity, location };
}

function githubThread() {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, NUMBER: number, TOKEN: token } = env;
  if (!api || !repository || !number || !token) return undefined;
  const comments = `${api}/repos/${repository}/issues/${number}/comments`;
  return {
    list: `${comments}?per_page=100`,
    add: comments,
    change: (id) => `${api}/repos/${repository}/issues/comments/${id}`,
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json' },
  };
}

function gitlabThread() {
  const { CI_API_V4_URL: api, CI_PROJECT_ID: project, DOCSGEN_TOKEN: token } = env;
  const number = env.CI_MERGE_REQUEST_IID;
  if (!api || !project || !number || !token) return undefined;
  const notes = `${api}/projects/${project}/merge_requests/${number}/notes`;
  return {
    list: `${notes}?per_page=100`,
    add: notes,
    change: (id) => `${notes}/${id}`,
    method: 'PUT',
    headers: { 'PRIVATE-TOKEN': token },
  };
}

/** Changes the comment of an earlier run, or adds one. */
async function comment({ list, add, change, method, headers }, body) {
  const send = async (url, options) => {
    const response = await fetch(url, {
      ...options,
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const comments = await send(list, {});
  const own = comments.find((one) => one.body.startsWith(marker));
  const content = { body: JSON.stringify({ body }) };
  await (own
    ? send(change(own.id), { method, ...content })
    : send(add, { method: 'POST', ...content }));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Fonts } from '../../config/index.js';
import { DiagnosticError, type Place } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/output-file.js';
import { fingerprintedName } from './fingerprint.js';

type Role = keyof Fonts;
type FontKind = 'sans-serif' | 'serif' | 'monospace';

/** One `@font-face` with its file. */
interface Face {
  /** Absolute path. */
  readonly file: string;
  readonly weight: string;
  readonly style: string;
  readonly unicodeRange?: string | undefined;
}

interface Family {
  readonly name: string;
  readonly kind: FontKind;
  readonly faces: readonly Face[];
}

export interface SiteFonts {
  readonly files: readonly OutputFile[];
  readonly sheet: string;
  /** Paths of the files that pages preload. */
  readonly preloaded: readonly string[];
  /** Absolute paths. */
  readonly inputs: readonly string[];
}

/** Finds the position of a configuration value. */
export type LocateConfig = (keys: readonly (string | number)[]) => Place | undefined;

/**
 * Local fonts with the metrics of which browsers know the width, and their average width in em, weighted by the
 * frequency of letters (https://github.com/seek-oss/capsize).
 */
const localFonts: Readonly<Record<FontKind, { readonly names: string; readonly width: number }>> = {
  'sans-serif': {
    names: 'local(Arial),local("Liberation Sans"),local(Roboto)',
    width: 913 / 2048,
  },
  serif: {
    names: 'local("Times New Roman"),local("Liberation Serif"),local(Tinos)',
    width: 832 / 2048,
  },
  monospace: {
    names: 'local("Courier New"),local("Liberation Mono"),local(Cousine)',
    width: 1229 / 2048,
  },
};

const generic: Readonly<Record<FontKind, string>> = {
  'sans-serif': 'system-ui,sans-serif',
  serif: 'ui-serif,serif',
  monospace: 'ui-monospace,monospace',
};

/**
 * Style sheets of a static family: of each list, the first that the package has. Emphasis and headings of texts share
 * one bold weight, as each weight is another file that every page loads.
 */
const staticSheets: Readonly<Record<Role, readonly (readonly string[])[]>> = {
  body: [['400.css'], ['400-italic.css'], ['600.css', '700.css']],
  heading: [['700.css', '600.css', '400.css']],
  mono: [['400.css'], ['600.css', '700.css']],
};

/** Weights that every page shows in its first lines: texts, emphasis and headings. */
const preloadedWeights: Readonly<Record<Role, readonly number[]>> = {
  body: [400, 600],
  heading: [625],
  mono: [400],
};

/** The greatest weight of emphasis and headings, without those of presets. */
const boldWeight = 650;

/**
 * Returns the files of the configured fonts and the rules that use them. Each has a fallback with its metrics, and is
 * `optional`: a text never changes its font, and never moves, once the reader sees it.
 * @throws DiagnosticError if a font is missing or cannot be read
 */
export async function siteFonts(
  siteDir: string,
  fonts: Fonts,
  locate: LocateConfig = () => undefined,
): Promise<SiteFonts> {
  const roles = (['body', 'heading', 'mono'] as const).flatMap((role) => {
    const font = fonts[role];
    return font === undefined ? [] : [{ role, font }];
  });
  const parts = await Promise.all(
    roles.map(async ({ role, font }) => {
      const fail = (source: string, problem: string): DiagnosticError => {
        const place = locate(['themeConfig', 'fonts', role]);
        // Paths of packages and of extended folders are absolute.
        const shown = path.isAbsolute(source) ? path.relative(siteDir, source) : source;
        const args = { role, source: shown, problem };
        const inputs = source.startsWith('@') ? [] : [path.resolve(siteDir, source)];
        return new DiagnosticError([diagnose('theme/font', args, { place })], inputs);
      };
      const family = fontFamily(siteDir, role, font, fail);
      return publishFamily(family, role, fail);
    }),
  );
  const unique = new Map(parts.flatMap(({ files }) => files.map((file) => [file.path, file])));
  return {
    files: [...unique.values()],
    sheet: [...new Set(parts.flatMap(({ rules }) => rules))].join(''),
    preloaded: [...new Set(parts.flatMap(({ preloaded }) => preloaded))],
    inputs: [...new Set(parts.flatMap(({ inputs }) => inputs))],
  };
}

type Fail = (source: string, problem: string) => DiagnosticError;
type ConfiguredFont = NonNullable<Fonts[Role]>;

function fontFamily(siteDir: string, role: Role, font: ConfiguredFont, fail: Fail): Family {
  const usual = role === 'mono' ? 'monospace' : 'sans-serif';
  if (typeof font !== 'string') {
    const faces = font.files.map(({ src, weight, style }) => ({
      file: path.resolve(siteDir, src),
      weight: String(weight),
      style,
    }));
    return { name: font.family, kind: font.fallback ?? usual, faces };
  }
  if (/\.\w+$/.test(font)) {
    const file = path.resolve(siteDir, font);
    const name = path.basename(font, path.extname(font));
    return { name, kind: usual, faces: [{ file, weight: '1 1000', style: 'normal' }] };
  }
  return packagedFamily(siteDir, role, font, fail);
}

/** Reads a package of Fontsource (https://fontsource.org), whose style sheets name its files by subset. */
function packagedFamily(siteDir: string, role: Role, name: string, fail: Fail): Family {
  const folder = packageFolder(siteDir, name);
  if (folder === undefined) throw fail(name, missingPackage(name));
  const read = (file: string): string => {
    try {
      return readFileSync(path.join(folder, file), 'utf8');
    } catch {
      return '';
    }
  };
  const variable = ['wght.css', 'index.css'].map(read).find((sheet) => isVariable(sheet));
  const italic = role === 'body' ? [read('wght-italic.css')] : [];
  const sheets = variable
    ? [variable, ...italic]
    : staticSheets[role].map((names) => names.map(read).find(Boolean) ?? '');
  const faces = sheets.flatMap((sheet) => fontFaces(sheet, folder));
  const family = /font-family:\s*['"]([^'"]+)['"]/.exec(sheets.join(''))?.[1];
  if (family === undefined || faces.length === 0) {
    throw fail(name, 'it has no style sheets like those of the packages @fontsource/…');
  }
  const kind = fontKind(read('metadata.json'), role);
  // Browsers would embolden headings of a family that has one weight.
  const isLight = role === 'heading' && !variable && faces.every(({ weight }) => weight === '400');
  return { name: family, kind, faces: isLight ? faces.map(ofEveryWeight) : faces };
}

/** A name such as `Source Serif 4` is that of a family, and a URL that of a style sheet. */
function missingPackage(name: string): string {
  const [family] = /(?<=[?&]family=)[^:&]+|^[^/:]*[A-Z ][^/:]*$/.exec(name) ?? [];
  if (family === undefined) return `the package is not installed; npm install ${name}`;
  const fontsource = `@fontsource/${family.toLowerCase().replace(/[\s+]+/g, '-')}`;
  return `it is not a package; npm install ${fontsource}, and write ${fontsource}`;
}

function ofEveryWeight(face: Face): Face {
  return { ...face, weight: '1 1000' };
}

function isVariable(sheet: string): boolean {
  return /font-weight:\s*\d+ \d+/.test(sheet);
}

/** @param name of the package; the package of an extended folder may be an absolute path */
function packageFolder(siteDir: string, name: string): string | undefined {
  if (path.isAbsolute(name)) return name;
  try {
    const { resolve } = createRequire(path.join(siteDir, 'package.json'));
    return path.dirname(resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

function fontKind(metadata: string, role: Role): FontKind {
  const [, category] = /"category":\s*"(serif|monospace)"/.exec(metadata) ?? [];
  if (role === 'mono' || category === 'monospace') return 'monospace';
  return category === 'serif' ? 'serif' : 'sans-serif';
}

function fontFaces(sheet: string, folder: string): readonly Face[] {
  return [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(body)?.[1]?.trim();
    const [, file] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(body) ?? [];
    if (file === undefined) return [];
    return {
      file: path.join(folder, file),
      weight: value('font-weight') ?? '400',
      style: value('font-style') ?? 'normal',
      unicodeRange: value('unicode-range'),
    };
  });
}

async function publishFamily(family: Family, role: Role, fail: Fail) {
  const { name, kind } = family;
  const faces = role === 'heading' ? family.faces : family.faces.map(withBoldWeights);
  const published = faces.map((face) => {
    const contents = readFont(face.file, fail);
    return {
      face,
      file: { path: fingerprintedName(path.basename(face.file), contents), contents },
    };
  });
  const rules = published.map(({ face, file }) => faceRule(name, face, file.path));
  const usual = published.filter(({ face }) => isUsual(face));
  const shown = preloadedWeights[role].flatMap((weight) => {
    const distances = usual.map(({ face }) => weightDistance(face, weight));
    return usual[distances.indexOf(Math.min(...distances))] ?? [];
  });
  const first = shown[0] ?? published[0];
  if (first === undefined) return { files: [], rules: [], preloaded: [], inputs: [] };
  const metrics = await readMetrics(first.file.contents).catch(() => {
    throw fail(first.face.file, 'it is not a font that can be read (WOFF2, WOFF, TTF or OTF)');
  });
  const stack = `"${name}","${name} fallback",${generic[kind]}`;
  const property = { body: '--font-sans', heading: '--font-heading', mono: '--font-mono' }[role];
  const use = `:root{${property}:${stack}}`;
  const headings =
    role === 'heading' ? ['h1,h2,h3,h4,.brand-title{font-family:var(--font-heading)}'] : [];
  return {
    files: published.map(({ file }) => file),
    rules: [...rules, fallbackRule(name, kind, metrics), use, ...headings],
    preloaded: [first, ...shown].map(({ file }) => file.path),
    inputs: faces.map(({ file }) => file),
  };
}

/** Whether a face has the letters and the style of most texts. */
function isUsual({ style, unicodeRange = 'U+0000-00FF' }: Face): boolean {
  return style === 'normal' && /U\+0000-00FF/i.test(unicodeRange);
}

/** Lets a face of 600 stand for the heavier weights of headings too, of which browsers would otherwise load another. */
function withBoldWeights(face: Face): Face {
  const weight = Number(face.weight);
  return weight >= 600 && weight < boldWeight
    ? { ...face, weight: `${weight} ${boldWeight}` }
    : face;
}

/** Smallest for the face that browsers take (CSS Fonts Level 4, "font matching algorithm"). */
function weightDistance(face: Face, weight: number): number {
  const [from = 400, to = from] = face.weight.split(' ').map(Number);
  const [heavier, lighter] = [Math.max(from - weight, 0), Math.max(weight - to, 0)];
  const isPreferred = weight > 500 || from <= 500;
  return isPreferred ? heavier + 1000 * lighter : 1000 * (1000 + heavier);
}

function readFont(file: string, fail: Fail): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw fail(file, 'the file does not exist');
  }
}

const formats: Readonly<Record<string, string>> = {
  '.woff2': 'woff2',
  '.woff': 'woff',
  '.ttf': 'truetype',
  '.otf': 'opentype',
};

function faceRule(
  name: string,
  { file, weight, style, unicodeRange }: Face,
  output: string,
): string {
  const format = formats[path.extname(file).toLowerCase()];
  const parts = [
    `font-family:"${name}"`,
    `font-style:${style}`,
    `font-weight:${weight}`,
    'font-display:optional',
    `src:url(./${path.basename(output)})${format === undefined ? '' : `format("${format}")`}`,
    ...(unicodeRange === undefined ? [] : [`unicode-range:${unicodeRange}`]),
  ];
  return `@font-face{${parts.join(';')}}`;
}

/** Metrics in em. */
interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly width: number;
}

/** A local font with the width and the line height of the family (CSS Fonts Level 5, `size-adjust`). */
function fallbackRule(name: string, kind: FontKind, metrics: Metrics): string {
  const local = localFonts[kind];
  const adjust = metrics.width / local.width;
  const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;
  const parts = [
    `font-family:"${name} fallback"`,
    `src:${local.names}`,
    `size-adjust:${percent(adjust)}`,
    `ascent-override:${percent(metrics.ascent / adjust)}`,
    `descent-override:${percent(metrics.descent / adjust)}`,
    `line-gap-override:${percent(metrics.lineGap / adjust)}`,
  ];
  return `@font-face{${parts.join(';')}}`;
}

async function readMetrics(contents: Buffer): Promise<Metrics> {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(contents);
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}

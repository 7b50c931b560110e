import { Random } from '../edits/random.js';

type Container = Record<string, unknown> | unknown[];

/** A position in a description: an object or an array, and a key in it. */
interface Slot {
  readonly within: Container;
  readonly key: string;
}

const hostileTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    '\uFDD3',
    '\u202Egnp.exe',
    '🪐'.repeat(300),
    'a'.repeat(5000),
    '-1',
    'null',
  ],
  ...['<script>alert(1)</script>', '"><script src=//evil.example></script>', '</script><script>'],
  ...[
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    'http://[',
  ],
  ...[
    '{',
    '{}',
    '{{id}}',
    '}{',
    '/{id}{id}/{',
    '%',
    '%zz',
    '#/',
    '#/components/schemas/None',
    './x',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '../../../etc/passwd',
    '~0~1',
    '$ref',
  ],
  ...['^(a+)+$', '[', '(?<!a)b', '(?i)a', '\\', ':::note', '> '.repeat(300), '[a](op:none)', '```'],
  ...['2026-13-45', '9'.repeat(400), '1e999', 'NaN', 'application/', 'multipart/form-data', '*/*'],
];
const hostileKeys = [
  ...['__proto__', 'constructor', 'prototype', 'toString', '', ' ', '$ref', 'x-', '~', '/', '{id}'],
  ...['<script>alert(1)</script>', 'default', '200', 'get', 'GET', 'allOf', 'not', 'discriminator'],
];
const hostileValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2, [], {}, [[]], [null]],
  ...[{ $ref: '#' }, { $ref: '#/info' }, { $ref: 7 }, { allOf: [{ $ref: '#' }] }, { type: [] }],
];

/**
 * Mutates a description at some positions, reproducibly for the same seed: removes, replaces, duplicates, moves,
 * wraps or renames values.
 *
 * @returns JSON, because `__proto__` is a special key of an object
 */
export function mutateDescription(description: unknown, seed: number): string {
  const random = new Random(seed);
  const root = structuredClone(description) as Container;
  const count = 1 + random.below(4);
  for (let done = 0; done < count; done += 1) mutateOnce(root, random);
  return JSON.stringify(root);
}

function mutateOnce(root: Container, random: Random): void {
  const slots = slotsOf(root);
  const slot = random.pick(slots);
  if (slot === undefined) return;
  const { within, key } = slot;
  const other = random.pick(slots);
  const mutations: readonly (() => void)[] = [
    () => remove(slot),
    () => write(within, key, random.pick(hostileTexts)),
    () => write(within, key, structuredClone(random.pick(hostileValues))),
    () => write(within, random.pick(hostileKeys) ?? '', read(slot)),
    () => write(within, random.pick(hostileKeys) ?? '', random.pick(hostileTexts)),
    () => other && write(within, key, structuredClone(read(other))),
    () => other && write(within, `${other.key}2`, structuredClone(read(slot))),
    () => write(within, key, { $ref: `#/${pointerOf(root, random)}` }),
    () => write(within, key, nested(read(slot), 1 + random.below(150), random)),
    () =>
      write(
        within,
        key,
        Array.from({ length: 50 }, () => structuredClone(read(slot))),
      ),
  ];
  random.pick(mutations)?.();
}

function slotsOf(root: Container): readonly Slot[] {
  const slots: Slot[] = [];
  const visit = (within: Container): void => {
    for (const [key, value] of Object.entries(within)) {
      slots.push({ within, key });
      if (typeof value === 'object' && value !== null) visit(value as Container);
    }
  };
  visit(root);
  return slots;
}

function read({ within, key }: Slot): unknown {
  return Object.getOwnPropertyDescriptor(within, key)?.value;
}

function write(within: Container, key: string, value: unknown): void {
  if (Array.isArray(within)) within[Number(key) || 0] = value;
  // An assignment to `__proto__` would set the prototype.
  else Object.defineProperty(within, key, { value, enumerable: true, configurable: true });
}

function remove({ within, key }: Slot): void {
  if (Array.isArray(within)) within.splice(Number(key), 1);
  else Reflect.deleteProperty(within, key);
}

/** A JSON pointer to a random position, which may contain the reference itself. */
function pointerOf(root: Container, random: Random): string {
  const keys: string[] = [];
  let node: unknown = root;
  while (typeof node === 'object' && node !== null && !random.chance(0.25)) {
    const key = random.pick(Object.keys(node));
    if (key === undefined) break;
    keys.push(encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')));
    node = read({ within: node as Container, key });
  }
  return keys.join('/');
}

function nested(value: unknown, levels: number, random: Random): unknown {
  const wrap =
    random.pick<(inner: unknown) => unknown>([
      (inner) => ({ allOf: [inner] }),
      (inner) => ({ type: 'object', properties: { inner } }),
      (inner) => ({ type: 'array', items: inner }),
      (inner) => [inner],
    ]) ?? ((inner) => inner);
  let made = value;
  for (let level = 0; level < levels; level += 1) made = wrap(made);
  return made;
}

import { isJsonObject, type Json, type Schema } from '../../model/index.js';
import { limitOf } from './fits.js';

/** Items of a list that takes none twice: what is the same is changed a little, as far as that fits. */
export function distinctItems(items: readonly Json[], schema: Schema): readonly Json[] {
  const taken = new Set<string>();
  const found: Json[] = [];
  for (const item of items) {
    const candidates = [
      item,
      ...Array.from({ length: 30 }, (_, at) => varied(item, at + 1, schema)),
    ];
    const fresh = candidates.find((one) => !taken.has(JSON.stringify(one)));
    if (fresh === undefined) continue;
    taken.add(JSON.stringify(fresh));
    found.push(fresh);
  }
  return found;
}

/** `string2`; numbers count up in steps; of objects the first field that can be another. */
function varied(value: Json, by: number, schema: Schema | undefined): Json {
  if (typeof value === 'string') {
    const most = (schema && limitOf(schema, 'max length')) ?? Infinity;
    if (/^[\da-f-]{36}$/.test(value)) return value.slice(0, -2) + String(10 + by);
    const end = String(by + 1);
    return value.slice(0, Math.max(0, most - end.length)) + end;
  }
  if (typeof value === 'number') {
    const step = (schema && limitOf(schema, 'multiple of')) ?? 1;
    const most = (schema && limitOf(schema, 'maximum')) ?? Infinity;
    const next = value + by * step;
    return next <= most ? next : value - by * step;
  }
  if (typeof value === 'boolean') return by === 1 ? !value : value;
  if (!isJsonObject(value)) return value;
  const [name] = Object.keys(value).filter((one) => typeof value[one] !== 'boolean');
  const inner = name === undefined ? undefined : value[name];
  if (name === undefined || inner === undefined) return value;
  const child = schema?.properties.find((one) => one.name === name)?.schema;
  return { ...value, [name]: varied(inner, by, child) };
}

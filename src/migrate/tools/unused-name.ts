/** Returns a name, with `-2` or a higher number appended if it is used already. */
export function unusedName(
  name: string,
  used: { readonly has: (name: string) => boolean },
): string {
  let unused = name;
  for (let number = 2; used.has(unused); number += 1) unused = `${name}-${number}`;
  return unused;
}

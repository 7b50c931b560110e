/** Returns the environment variables that pages may show, as far as they are set. */
export function declaredEnvironment(value: object): Readonly<Record<string, string>> {
  const { environment: names }: { environment?: unknown } = Object(Reflect.get(value, 'markdown'));
  const listed: readonly unknown[] = Array.isArray(names) ? names : [];
  return Object.fromEntries(
    listed.flatMap((name) => {
      const found = process.env[String(name)];
      return found === undefined ? [] : [[String(name), found] as const];
    }),
  );
}

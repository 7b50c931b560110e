/** The package managers of a block of npm commands, in the order of the tabs. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

type Manager = Exclude<(typeof packageManagers)[number], 'npm'>;

const verbs: Readonly<Record<Manager, Readonly<Record<string, string>>>> = {
  yarn: {
    add: 'yarn add',
    install: 'yarn install',
    ci: 'yarn install --immutable',
    remove: 'yarn remove',
    run: 'yarn',
    exec: 'yarn',
    npx: 'yarn dlx',
    init: 'yarn create',
    global: 'yarn global add',
  },
  pnpm: {
    add: 'pnpm add',
    install: 'pnpm install',
    ci: 'pnpm install --frozen-lockfile',
    remove: 'pnpm remove',
    run: 'pnpm run',
    exec: 'pnpm exec',
    npx: 'pnpm dlx',
    init: 'pnpm create',
    global: 'pnpm add --global',
  },
  bun: {
    add: 'bun add',
    install: 'bun install',
    ci: 'bun install --frozen-lockfile',
    remove: 'bun remove',
    run: 'bun run',
    exec: 'bunx',
    npx: 'bunx',
    init: 'bun create',
    global: 'bun add --global',
  },
};

/** Translates the npm commands of a block (`npm2yarn`). Lines that are none stay as they are. */
export function translateCommands(code: string, manager: Manager): string {
  return code.replace(
    /^([ \t]*(?:\$[ \t]+)?)(npm|npx)[ \t]+([^\n]*)$/gm,
    (line, indent: string, program: string, rest: string) => {
      const translated = translate(program, rest.trim(), verbs[manager]);
      return translated === undefined ? line : indent + translated;
    },
  );
}

function translate(
  program: string,
  rest: string,
  commands: Readonly<Record<string, string>>,
): string | undefined {
  if (program === 'npx') return `${commands.npx} ${rest}`;
  const [verb = '', ...all] = rest.split(/[ \t]+/);
  const words = all.filter((word) => !/^(?:--save|-S|--save-prod|--)$/.test(word));
  const isGlobal = words.some((word) => /^(?:-g|--global)$/.test(word));
  const args = words
    .filter((word) => !/^(?:-g|--global)$/.test(word))
    .map((word) => (word === '--save-dev' ? '-D' : word));
  const join = (key: string): string => [commands[key], ...args].join(' ');
  switch (verb) {
    case 'install':
    case 'i':
    case 'add':
      if (isGlobal) return join('global');
      return join(args.some((word) => !word.startsWith('-')) ? 'add' : 'install');
    case 'uninstall':
    case 'remove':
    case 'rm':
      return join('remove');
    case 'run':
    case 'exec':
    case 'ci':
      return join(verb);
    case 'init':
    case 'create':
      return args.length > 0 ? join('init') : undefined;
    case 'start':
    case 'test':
      return `${commands.run} ${[verb, ...args].join(' ')}`;
    default:
      return undefined;
  }
}

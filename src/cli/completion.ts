import type { Command } from 'commander';

/** The shells that docsgen completes commands and options for. */
export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

interface Word {
  readonly word: string;
  readonly description: string;
}

/** Returns the script that completes a program's commands and options in a shell. */
export function completionScript(program: Command, shell: Shell): string {
  const commands = program.commands.map((command) => ({
    names: [command.name(), ...command.aliases()],
    description: command.description(),
    subcommands: command.commands.map(
      (one): Word => ({ word: one.name(), description: one.description() }),
    ),
    options: command.options.flatMap(({ long, description }): Word[] =>
      long ? [{ word: long, description }] : [],
    ),
  }));
  if (shell === 'fish') return fishScript(commands);
  const cases = commands.map(
    ({ names, subcommands, options }) =>
      `    ${names.join('|')}) words='${[...subcommands, ...options].map(({ word }) => word).join(' ')}' ;;`,
  );
  const names = commands.map(({ names: [name] }) => name).join(' ');
  return shell === 'bash' ? bashScript(names, cases) : zshScript(names, cases);
}

function bashScript(names: string, cases: readonly string[]): string {
  return `# Completes docsgen in bash: eval "$(docsgen completion bash)"
_docsgen() {
  local words='${names}' current="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -gt 1 ]; then case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) words='' ;;
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ "$COMP_CWORD" -gt 1 ]; then COMPREPLY+=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _docsgen docsgen
`;
}

function zshScript(names: string, cases: readonly string[]): string {
  return `#compdef docsgen
# Completes docsgen in zsh: source <(docsgen completion zsh)
_docsgen() {
  local words_of_line=("\${words[@]}") words='${names}'
  if [ "$CURRENT" -gt 2 ]; then case "\${words_of_line[2]}" in
${cases.join('\n')}
    *) words='' ;;
  esac; fi
  compadd -- \${=words}
  if [ "$CURRENT" -gt 2 ]; then _files; fi
}
compdef _docsgen docsgen
`;
}

function fishScript(
  commands: readonly {
    readonly names: readonly string[];
    readonly description: string;
    readonly subcommands: readonly Word[];
    readonly options: readonly Word[];
  }[],
): string {
  const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;
  const lines = commands.flatMap(({ names, description, subcommands, options }) => {
    const start = `complete -c docsgen -n ${quoted(`__fish_seen_subcommand_from ${names.join(' ')}`)}`;
    return [
      `complete -c docsgen -n __fish_use_subcommand -a ${names[0]} -d ${quoted(description)}`,
      ...subcommands.map(
        ({ word, description: about }) => `${start} -a ${word} -d ${quoted(about)}`,
      ),
      ...options.map(
        ({ word, description: about }) => `${start} -l ${word.slice(2)} -d ${quoted(about)}`,
      ),
    ];
  });
  return `# Completes docsgen in fish: docsgen completion fish | source\n${lines.join('\n')}\n`;
}

import { plainLabel, type Statement, StatementError, unknownStatement } from './statement.js';

interface Participant {
  readonly id: string;
  readonly label: string;
  /** Whether it is a person, drawn as a figure. */
  readonly isActor: boolean;
}

export interface SequenceMessage {
  readonly kind: 'message';
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly isDashed: boolean;
  /** Filled or open head, a cross, or a line without a head. */
  readonly head: 'filled' | 'open' | 'cross' | 'none';
  readonly isTwoWay: boolean;
}

export interface SequenceNote {
  readonly kind: 'note';
  readonly side: 'left' | 'right' | 'over';
  readonly participants: readonly string[];
  readonly label: string;
}

export type SequenceEvent =
  | SequenceMessage
  | SequenceNote
  | { readonly kind: 'activate' | 'deactivate' | 'destroy'; readonly participant: string }
  /** `word` is `loop`, `alt` or another block; `label` its condition. */
  | { readonly kind: 'open'; readonly word: string; readonly label: string }
  | { readonly kind: 'divide'; readonly label: string }
  | { readonly kind: 'close' };

export interface Sequence {
  readonly participants: readonly Participant[];
  readonly events: readonly SequenceEvent[];
}

/** Reads the statements of a `sequenceDiagram`. */
export function readSequence(statements: readonly Statement[]): Sequence {
  const reader = new SequenceReader();
  for (const statement of statements) {
    for (const text of statement.text.split(/;(?=\s|$)/)) {
      if (text.trim() !== '') reader.read({ ...statement, text: text.trim() });
    }
  }
  reader.finish();
  if (reader.participants.length === 0) throw new StatementError('it has no statements', undefined);
  return reader;
}

const arrow =
  /^(.+?)\s*(<<-->>|<<->>|-->>|->>|--x|-x|--\)|-\)|-->|->)\s*([+-]?)\s*([^:]+?)\s*(?::\s*(.*))?$/;
const ignored = /^(?:links?|properties|details)\s/;

class SequenceReader implements Sequence {
  readonly events: SequenceEvent[] = [];
  readonly #participants = new Map<string, Participant>();
  /** Opened blocks; those of colours and boxes have no frame. */
  readonly #open: { readonly isFramed: boolean; readonly line: number }[] = [];
  #number: number | undefined;
  #step = 1;

  get participants(): readonly Participant[] {
    return [...this.#participants.values()];
  }

  read(statement: Statement): void {
    if (ignored.test(statement.text)) return;
    const isRead =
      this.#readParticipant(statement) ||
      this.#readNumbers(statement) ||
      this.#readBlock(statement) ||
      this.#readNote(statement) ||
      this.#readActivation(statement) ||
      this.#readMessage(statement);
    if (!isRead) throw unknownStatement(statement);
  }

  finish(): void {
    const unclosed = this.#open.at(-1);
    if (unclosed) throw new StatementError('a block has no "end"', unclosed.line);
  }

  #readParticipant({ text }: Statement): boolean {
    const [, word, id, label] =
      /^(?:create\s+)?(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/i.exec(text) ?? [];
    if (id === undefined) return false;
    const [, name = id, settings = ''] = /^(.+?)\s*@\{(.*)\}$/.exec(id) ?? [];
    const isActor = word?.toLowerCase() === 'actor' || /["']actor["']/.test(settings);
    const key = plainLabel(name);
    this.#participants.set(key, { id: key, label: plainLabel(label ?? name), isActor });
    return true;
  }

  #readNumbers({ text }: Statement): boolean {
    const [, off, start, step] = /^autonumber(?:\s+(off)|\s+(\d+)(?:\s+(\d+))?)?$/.exec(text) ?? [
      undefined,
      '',
    ];
    if (!/^autonumber\b/.test(text)) return false;
    this.#number = off ? undefined : Number(start ?? 1);
    this.#step = Number(step ?? 1);
    return true;
  }

  #readBlock({ text, line }: Statement): boolean {
    const [, word = '', label = ''] =
      /^(loop|alt|opt|par|par_over|critical|break|rect|box|else|and|option|end)\b\s*(.*)$/.exec(
        text,
      ) ?? [];
    if (word === '' || /^\s*(?:--?>|:)/.test(label)) return false;
    if (word === 'end') {
      const block = this.#open.pop();
      if (!block) throw new StatementError('an "end" has no block', line);
      if (block.isFramed) this.events.push({ kind: 'close' });
    } else if (/^(?:else|and|option)$/.test(word)) {
      this.events.push({ kind: 'divide', label: plainLabel(label) });
    } else {
      const isFramed = word !== 'rect' && word !== 'box';
      this.#open.push({ isFramed, line });
      const shown = word === 'par_over' ? 'par' : word;
      if (isFramed) this.events.push({ kind: 'open', word: shown, label: plainLabel(label) });
    }
    return true;
  }

  #readNote({ text }: Statement): boolean {
    const [, side = '', ids = '', label = ''] =
      /^note\s+(left of|right of|over)\s+([^:]+?)\s*:\s*(.*)$/i.exec(text) ?? [];
    if (ids === '') return false;
    const participants = ids.split(',').map((id) => this.#use(id));
    const [first = 'over'] = side.toLowerCase().split(' ');
    const place = first === 'left' || first === 'right' ? first : 'over';
    this.events.push({ kind: 'note', side: place, participants, label: plainLabel(label) });
    return true;
  }

  #readActivation({ text }: Statement): boolean {
    const [, written, id = ''] = /^(activate|deactivate|destroy)\s+(.+)$/i.exec(text) ?? [];
    const word = written?.toLowerCase();
    if (word !== 'activate' && word !== 'deactivate' && word !== 'destroy') return false;
    this.events.push({ kind: word, participant: this.#use(id) });
    return true;
  }

  #readMessage({ text, line: at }: Statement): boolean {
    const [, sender, line = '', sign, receiver = '', words] = arrow.exec(text) ?? [];
    if (sender === undefined) return false;
    // `Browser->>Server get the page`
    if (words === undefined && /\s/.test(receiver) && !this.#participants.has(receiver))
      throw new StatementError('a message begins with a colon behind its receiver', at);
    const [from, to] = [this.#use(sender), this.#use(receiver)];
    const number = this.#number === undefined ? '' : `${this.#number}. `;
    if (this.#number !== undefined) this.#number += this.#step;
    this.events.push({
      kind: 'message',
      from,
      to,
      label: number + plainLabel(words ?? ''),
      isDashed: line.includes('--'),
      head: line.includes('x')
        ? 'cross'
        : line.endsWith(')')
          ? 'open'
          : line.endsWith('>>')
            ? 'filled'
            : 'none',
      isTwoWay: line.startsWith('<<'),
    });
    if (sign === '+') this.events.push({ kind: 'activate', participant: to });
    if (sign === '-') this.events.push({ kind: 'deactivate', participant: from });
    return true;
  }

  #use(written: string): string {
    const id = plainLabel(written);
    if (!this.#participants.has(id)) this.#participants.set(id, { id, label: id, isActor: false });
    return id;
  }
}

/** What one piece of markup costs a parser, measured in code marks. */
interface Costs {
  /** A paragraph, a list item or any other block. */
  readonly block: number;
  readonly limit: number;
}

/** The parser of directives takes four times the time and memory for a block. */
const plain: Costs = { block: 2, limit: 300_000 };
const withDirectives: Costs = { block: 5, limit: 120_000 };

/** Headings, code blocks, directives and thematic breaks begin after any line. */
const blockStart = /^(?:#{1,6}[ \t]|`{3}|~{3}|::|([-*_])(?:[ \t]*\1){2,}[ \t]*$)/;
/** Links, images, HTML tags and addresses cost more than marks of emphasis and code, and cells of tables. */
const inlineMarkup =
  /`+|[*~|]+|\b_+\B|\B_+\b|&(?=[#\w])|!?\[|<(?=[\w/!?])|(?<!\(https?):\/\/|www\.|@/gi;
const cheap = /^[`*~|_]/;
const cheapCost = 1;
const referenceCost = 2;
const linkCost = 3;
const hardBreak = /(?: {2}|\\)$/;
const hardBreakCost = 2;

/** Adds up what the markup of a text costs, line by line. */
export class MarkupCost {
  readonly #costs: Costs;
  #sum = 0;
  #isAfterBlank = true;

  constructor(isPlain: boolean) {
    this.#costs = isPlain ? plain : withDirectives;
  }

  /** What a text may cost. */
  get limit(): number {
    return this.#costs.limit;
  }

  /**
   * @param line without the marks of lists and quotations
   * @param isItem there are such marks
   * @returns whether the text still costs no more than it may
   */
  add(line: string, isItem: boolean): boolean {
    const isBlank = line.trim() === '';
    const isBlock = isItem || this.#isAfterBlank || blockStart.test(line);
    if (!isBlank && isBlock) this.#sum += this.#costs.block;
    if (hardBreak.test(line)) this.#sum += hardBreakCost;
    for (const [mark] of line.matchAll(inlineMarkup)) this.#sum += markCost(mark);
    this.#isAfterBlank = isBlank;
    return this.#sum <= this.#costs.limit;
  }
}

function markCost(mark: string): number {
  if (cheap.test(mark)) return cheapCost;
  return mark === '&' ? referenceCost : linkCost;
}

/** Parsing cost of markup; the unit is one code mark. */
interface Costs {
  /** Cost of a paragraph, a list item or any other block. */
  readonly block: number;
  readonly limit: number;
}

/** remark-parse takes four times the time and memory for a block. */
const native: Costs = { block: 2, limit: 300_000 };
const remark: Costs = { block: 5, limit: 120_000 };

/** Matches headings, code blocks, directives and thematic breaks, which need no blank line before them. */
const blockStart = /^(?:#{1,6}[ \t]|`{3}|~{3}|::|([-*_])(?:[ \t]*\1){2,}[ \t]*$)/;
/** Links, images, HTML tags and URLs cost more than emphasis, code and table cells. */
const inlineMarkup =
  /`+|[*~|]+|\b_+\B|\B_+\b|&(?=[#\w])|!?\[|<(?=[\w/!?])|(?<!\(https?):\/\/|www\.|@/gi;
const cheap = /^[`*~|_]/;
const cheapCost = 1;
const referenceCost = 2;
const linkCost = 3;
const hardBreak = /(?: {2}|\\)$/;
const hardBreakCost = 2;

/** Adds up the parsing cost of a text, line by line. */
export class MarkupCost {
  readonly #costs: Costs;
  #sum = 0;
  #isAfterBlank = true;

  constructor(isNative: boolean) {
    this.#costs = isNative ? native : remark;
  }

  /** Maximum cost of a text. */
  get limit(): number {
    return this.#costs.limit;
  }

  /**
   * Adds the cost of a line.
   *
   * @param line the line without list and quotation markers
   * @param isItem whether it had such markers
   * @returns whether the text is still within the limit
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

/** Makes the first character a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the title of a file or folder: `bank_account` → `Bank account`, `api-keys` → `API keys`. */
export function fileNameTitle(name: string): string {
  const words = name.replace(/[-_\s]+/g, ' ').trim();
  return capitalized(
    words.replace(/\b(api|cli|faq|sdk)(s?)\b/g, (_, short: string, plural: string) => {
      return short.toUpperCase() + plural;
    }),
  );
}

/** Joins the lines of a text and its words with single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the letters and digits of a text in lower case, without accents: `$storeId` and `Store ID` are `storeid`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Splits `InvoiceLineItem`, `invoice_line_item` or `HTTPHeader` into words in lower case. `OAuth` and `URLs` are one word. */
export function nameWords(name: string): string[] {
  return name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}{2})(?!\p{Lu}s(?!\p{Ll}))(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Separates acronyms from the word that follows: `HTTPError` → `HTTP-Error`. Plurals such as `IPs` stay whole. */
export function separateAcronyms(name: string, separator: string): string {
  return name.replace(
    /(\p{Lu})(?!\p{Lu}s(?!\p{Ll}))(\p{Lu}\p{Ll})/gu,
    (_, end: string, next: string) => end + separator + next,
  );
}

/** `1 page`, `12 pages` */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns at most `most` names in a line, the last of which may count the others: `CNAME, .git/ and 3 more`. */
export function listedNames(names: readonly string[], most: number): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const rest = names.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/**
 * Whether a title only repeats a name: `Customer ID` and `customer_id`. Description generators write many such titles.
 */
export function repeatsName(title: string, name: string | undefined): boolean {
  return name !== undefined && letters(title) === letters(name);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

import { expect, it } from 'vitest';
import { fileNameTitle, listedNames, nameWords, plainLetters } from './words.js';

it('splits names by capital letters, digits and signs', () => {
  expect(nameWords('InvoiceLineItem')).toEqual(['invoice', 'line', 'item']);
  expect(nameWords('invoice_line-item')).toEqual(['invoice', 'line', 'item']);
  expect(nameWords('HTTPHeader2Value')).toEqual(['http', 'header2', 'value']);
});

it.each([
  ['bank_account', 'Bank account'],
  ['api-keys', 'API keys'],
  ['faqs', 'FAQs'],
  ['apiary', 'Apiary'],
])('names a file or folder %s %s', (name, title) => expect(fileNameTitle(name)).toBe(title));

it('keeps OAuth one word', () => {
  expect(nameWords('myOAuthToken')).toEqual(['my', 'oauth', 'token']);
});

it('compares texts without case, accents and signs', () => {
  expect(plainLetters('Prénom (ID)')).toBe(plainLetters('prenom_id'));
});

it('lists names, and counts those that are too many', () => {
  expect(listedNames(['Mars', 'Venus', 'Earth'], 3)).toBe('Mars, Venus, Earth');
  expect(listedNames(['Mars', 'Venus', 'Earth', 'Io'], 3)).toBe('Mars, Venus and 2 more');
});

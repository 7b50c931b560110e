/** Key in `localStorage` and `sessionStorage`: set while code shows values that the reader has entered in a form. */
export const siteValuesKey = 'docsgen:try-it';

/** URL of the site's root, such as `https://planets.test/base/`: one folder above the main script. */
export const siteBase = new URL('..', import.meta.url);

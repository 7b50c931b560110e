/** Folders of `src` with files that the program reads at run time, and that `lib` therefore contains as well. */
export const dataFolders = ['cli/starter', 'i18n/locales'];

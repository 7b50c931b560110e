export declare const dataFolders: readonly string[];

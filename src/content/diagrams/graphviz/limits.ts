/** Placing nodes takes more than a second beyond these. */
export const maxNodes = 250;
export const maxEdges = 300;
export const maxSourceLength = 50_000;
export const maxPixels = 20_000;

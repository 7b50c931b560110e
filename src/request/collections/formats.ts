/** Ids of the formats in which all requests of an API can be downloaded. */
export const collectionIds = ['postman', 'bruno', 'http'] as const;

export type CollectionId = (typeof collectionIds)[number];

/** Pixels of an image, and of each of its sides, at most. */
export const maxPixels = 50_000_000;
export const maxSide = 12_000;

/** Pixels that each variant's longer side has at most; nothing is made larger than it came. */
export const variantSides = { small: 480, large: 1600, thumbnail: 300 } as const;

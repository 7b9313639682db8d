/** Maximum pixels of an image and of each side. */
export const maxPixels = 50_000_000;
export const maxSide = 12_000;

/** Maximum pixels of the longer side of each variant. Images are never enlarged. */
export const variantSides = { small: 480, large: 1600, thumbnail: 300 } as const;

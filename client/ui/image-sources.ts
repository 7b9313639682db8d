type Sized = { smUrl: string; lgUrl: string; width: number; height: number };

// Longest sides of the variants in pixels, as they are made when an image is uploaded.
const small = 480;
const large = 1600;

const widthWithin = ({ width, height }: Sized, side: number): number =>
  Math.round(width * Math.min(1, side / Math.max(width, height)));

/** The `src` and `srcSet` of an image in its two sizes; only a `src` where both are the same. */
export function imageSources(image: Sized): { src: string; srcSet?: string } {
  const { smUrl, lgUrl } = image;
  const [narrow, wide] = [widthWithin(image, small), widthWithin(image, large)];
  if (smUrl === lgUrl || narrow === wide) return { src: lgUrl };
  return { src: smUrl, srcSet: `${smUrl} ${narrow}w, ${lgUrl} ${wide}w` };
}

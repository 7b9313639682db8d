type Sized = { smUrl: string; lgUrl: string; width: number; height: number };

// The longest sides of the image variants in pixels, as the upload service creates them.
const small = 480;
const large = 1600;

const widthWithin = ({ width, height }: Sized, side: number): number =>
  Math.round(width * Math.min(1, side / Math.max(width, height)));

/** Returns `src` and `srcSet` for the two sizes of an image, or only `src` if they are the same. */
export function imageSources(image: Sized): { src: string; srcSet?: string } {
  const { smUrl, lgUrl } = image;
  const [narrow, wide] = [widthWithin(image, small), widthWithin(image, large)];
  if (smUrl === lgUrl || narrow === wide) return { src: lgUrl };
  return { src: smUrl, srcSet: `${smUrl} ${narrow}w, ${lgUrl} ${wide}w` };
}

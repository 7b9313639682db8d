import { maxPixels, maxSide, variantSides } from '../encoding/image-limits';

const [wide, high] = ['file.meta.width', 'file.meta.height'];

/** The step that returns the uploaded files that are images. */
export const imageStep = 'image';

const resized = {
  use: imageStep,
  robot: '/image/resize',
  result: true,
  // A damaged image must not fail the others. It just has no result.
  ignore_errors: true,
  rotation: true,
  strip: true,
  zoom: false,
  background: 'none',
};

const fitted = (side: number) => ({ ...resized, width: side, height: side, resize_strategy: 'fit' });

/** The steps that the hosted service runs for each image. */
export const hostedSteps = {
  ':original': { robot: '/upload/handle', result: true },
  [imageStep]: {
    use: ':original',
    robot: '/file/filter',
    result: true,
    accepts: [['${file.mime}', 'regex', '^image/(jpeg|png|webp)$']],
    declines: `\${${wide} * ${high} > ${maxPixels} || ${wide} > ${maxSide} || ${high} > ${maxSide}}`,
  },
  small: { ...fitted(variantSides.small), quality: 85 },
  large: { ...fitted(variantSides.large), quality: 85 },
  original: { ...resized, quality: 92 },
  thumbnail: {
    ...fitted(variantSides.thumbnail),
    resize_strategy: 'fillcrop',
    format: 'jpg',
    background: '#ffffff',
    quality: 85,
  },
};

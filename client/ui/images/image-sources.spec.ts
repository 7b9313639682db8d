import { describe, expect, it } from '@jest/globals';
import { imageSources } from './image-sources';

const image = { smUrl: '/s', lgUrl: '/l', width: 4000, height: 3000 };

describe('the sources of an image', () => {
  it('include the width of each variant', () => {
    expect(imageSources(image)).toEqual({ src: '/s', srcSet: '/s 480w, /l 1600w' });
    expect(imageSources({ ...image, width: 3000, height: 4000 })).toEqual({
      src: '/s',
      srcSet: '/s 360w, /l 1200w',
    });
    expect(imageSources({ ...image, width: 800, height: 400 }).srcSet).toBe('/s 480w, /l 800w');
  });

  it('are a single one if the variants don’t differ', () => {
    expect(imageSources({ ...image, width: 400, height: 300 })).toEqual({ src: '/l' });
    expect(imageSources({ ...image, lgUrl: '/s' })).toEqual({ src: '/s' });
  });
});

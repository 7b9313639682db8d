import { describe, expect, it } from '@jest/globals';
import { randomName } from './random-name';

describe('the name of an uploaded file', () => {
  it('is a random identifier with the original extension', () => {
    const name = randomName('Grandma at home.v2.JPG');
    expect(name).toMatch(/^[0-9a-f]{32}\.JPG$/);
    expect(randomName('Grandma at home.v2.JPG')).not.toBe(name);
    expect(randomName('download.jfif', 'image/jpeg')).toMatch(/^[0-9a-f]{32}\.jfif$/);
  });

  it('has the default extension of its type if the original one is different or missing', () => {
    expect(randomName('download.image', 'image/jpeg')).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect(randomName('picture', 'image/png')).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(randomName('photo.JPG', 'image/jpeg')).toMatch(/^[0-9a-f]{32}\.JPG$/);
  });

  it('has no extension if the file has none', () => {
    expect(randomName('picture')).toMatch(/^[0-9a-f]{32}$/);
  });
});

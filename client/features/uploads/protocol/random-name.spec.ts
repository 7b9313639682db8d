import { describe, expect, it } from '@jest/globals';
import { randomName } from './random-name';

describe('the name of an uploaded file', () => {
  it('is a random identifier with the extension that the file came with', () => {
    const name = randomName('Grandma at home.v2.JPG');
    expect(name).toMatch(/^[0-9a-f]{32}\.JPG$/);
    expect(randomName('Grandma at home.v2.JPG')).not.toBe(name);
    expect(randomName('download.jfif', 'image/jpeg')).toMatch(/^[0-9a-f]{32}\.jfif$/);
  });

  it('has the usual extension of its type where the file came with another or with none', () => {
    expect(randomName('download.image', 'image/jpeg')).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect(randomName('picture', 'image/png')).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(randomName('photo.JPG', 'image/jpeg')).toMatch(/^[0-9a-f]{32}\.JPG$/);
  });

  it('has no extension where the file had none', () => {
    expect(randomName('picture')).toMatch(/^[0-9a-f]{32}$/);
  });
});

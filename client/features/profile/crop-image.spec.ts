import { describe, expect, it } from '@jest/globals';
import { cropName, cropType, squareOf } from './crop-image';

describe('the square crop of an avatar', () => {
  it('is measured in image pixels and drawn at most 1600 wide', () => {
    const middle = { x: 12.5, y: 0, width: 75, height: 100 };
    expect(squareOf(middle, 4000, 3000)).toEqual({ x: 500, y: 0, side: 3000, drawn: 1600 });
  });

  it('never exceeds the edges and is never enlarged', () => {
    const corner = { x: 50, y: 50, width: 60, height: 60 };
    expect(squareOf(corner, 100, 100)).toEqual({ x: 50, y: 50, side: 50, drawn: 50 });
  });
});

describe('the file of a cropped avatar', () => {
  it.each([
    ['me.jpg', 'image/jpeg', 'avatar.jpg'],
    ['Me.JPEG', 'image/jpeg', 'avatar.JPEG'],
    ['me.jfif', 'image/jpeg', 'avatar.jfif'],
    ['me.v2.png', 'image/png', 'avatar.png'],
    ['me.webp', 'image/webp', 'avatar.webp'],
    ['me', 'image/png', 'avatar.png'],
    ['me.heic', 'image/heic', 'avatar.jpg'],
  ])('keeps type and extension of %s (%s) if an avatar can have them', (name, type, expected) => {
    expect(cropName(name, cropType({ type }))).toBe(expected);
  });

  it('gets another extension if the browser encoded another type', () => {
    expect(cropName('me.webp', 'image/png')).toBe('avatar.png');
  });
});

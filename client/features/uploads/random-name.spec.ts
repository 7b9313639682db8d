import { describe, expect, it } from '@jest/globals';
import { randomName } from './random-name';

describe('the name of an uploaded file', () => {
  it('is a random identifier with the extension that the file came with', () => {
    const name = randomName('Grandma at home.v2.JPG');
    expect(name).toMatch(/^[0-9a-f]{32}\.JPG$/);
    expect(randomName('Grandma at home.v2.JPG')).not.toBe(name);
  });

  it('has no extension where the file had none', () => {
    expect(randomName('picture')).toMatch(/^[0-9a-f]{32}$/);
  });
});

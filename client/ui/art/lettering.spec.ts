import { describe, expect, it } from '@jest/globals';
import { lettering } from './lettering';

describe('the lettering on a tire', () => {
  it('repeats a short line until the ring is full', () => {
    expect(lettering('Winter compounds', 'en')).toEqual({
      text: 'WINTER COMPOUNDS · WINTER COMPOUNDS ·',
      size: 66,
    });
  });

  it('shrinks if the line is longer than the ring', () => {
    const { text, size } = lettering('Torque and the second look after a wheel change', 'en');
    expect(text.match(/TORQUE/g)).toHaveLength(1);
    expect(size).toBeLessThan(66);
  });

  it('has one dot between repeats, whether or not the line ends with one', () => {
    expect(lettering('Know the tire · ', 'en').text).toBe('KNOW THE TIRE · KNOW THE TIRE ·');
  });
});

import { expect, it } from '@jest/globals';
import { isAddress } from './is-address';

it('isAddress accepts an address with one @ and dots only between other characters', () => {
  const good = ['sam.o+x@spec.example', ' sam@spec.example\u00A0', 'a.b@c.d.example'];
  expect(good.filter((text) => !isAddress(text))).toEqual([]);
  const stray = [
    'a@b.example.',
    'a@b..example',
    'a..b@c.example',
    '.a@b.example',
    'a.@b.example',
    'a@.b.example',
  ];
  expect([...stray, 'sam', 'sam@', '@spec', 'a@b@c', 'a b@c'].filter(isAddress)).toEqual([]);
});

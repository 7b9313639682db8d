import { describe, expect, it } from '@jest/globals';
import { passwordRules, problemsOf } from './password-rules';

const ofNext = (next: string) => problemsOf({ current: 'winter-Tread-7', next, again: next }).next;
const held = (password: string) => passwordRules.map(({ holds }) => holds(password));

describe('the rules of a new password', () => {
  it('count each visible character once', () => {
    const emoji = '\u{1F6DE}';
    expect(ofNext(`a1${emoji.repeat(5)}`)).toBe('password.tooShort');
    expect(ofNext(`a1${emoji.repeat(6)}`)).toBeUndefined();
    expect(ofNext(`a1${emoji.repeat(62)}`)).toBeUndefined();
    expect(ofNext(`a1${emoji.repeat(63)}`)).toBe('password.tooLong');
  });

  it('require a letter of any script, a number and a special character other than a space', () => {
    expect(held('ñ')).toEqual([false, true, false, false]);
    expect(held('        ')).toEqual([true, false, false, false]);
    expect(held('1234567!')).toEqual([true, false, true, true]);
    expect(ofNext('ñandú 12 #')).toBeUndefined();
    expect(ofNext('winterline')).toBe('password.tooWeak');
  });

  it('allow the current password, and keep spaces at the ends', () => {
    expect(
      problemsOf({ current: 'winter-Tread-7', next: 'winter-Tread-7', again: 'winter-Tread-7' }),
    ).toEqual({});
    expect(problemsOf({ current: 'winter-Tread-7', next: ' winter-8', again: 'winter-8' })).toEqual({
      again: 'password.differ',
    });
  });
});

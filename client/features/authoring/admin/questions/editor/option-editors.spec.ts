import { describe, expect, it } from '@jest/globals';
import { changedOptions } from './option-editors';
import { newOption } from './question-draft';

const options = ['a', 'b', 'c'].map((key) => ({ ...newOption(), key, correct: key === 'a' }));
const right = (list: typeof options) => list.filter(({ correct }) => correct).map(({ key }) => key);

describe('the options of a question', () => {
  it('have one that is right where one is chosen', () => {
    expect(right(changedOptions(options, 'c', { correct: true }, true))).toEqual(['c']);
  });

  it('may all be right where several are chosen', () => {
    const two = changedOptions(options, 'c', { correct: true }, false);
    expect(right(two)).toEqual(['a', 'c']);
    expect(right(changedOptions(two, 'a', { correct: false }, false))).toEqual(['c']);
  });

  it('keep what is right while a text is changed', () => {
    expect(right(changedOptions(options, 'b', { text: { en: 'B', es: '', fr: '' } }, true))).toEqual(['a']);
  });
});

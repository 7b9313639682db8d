import { describe, expect, it } from '@jest/globals';
import { changedOptions } from './option-editors';
import { newOption } from '../../questions/editor/question-draft';

const options = ['a', 'b', 'c'].map((key) => ({ ...newOption(), key, correct: key === 'a' }));
const right = (list: typeof options) => list.filter(({ correct }) => correct).map(({ key }) => key);

describe('the options in the question editor', () => {
  it('have one correct answer if the question allows one', () => {
    expect(right(changedOptions(options, 'c', { correct: true }, true))).toEqual(['c']);
  });

  it('can have several correct answers if the question allows several', () => {
    const two = changedOptions(options, 'c', { correct: true }, false);
    expect(right(two)).toEqual(['a', 'c']);
    expect(right(changedOptions(two, 'a', { correct: false }, false))).toEqual(['c']);
  });

  it('keep the correct answer while a text is changed', () => {
    expect(right(changedOptions(options, 'b', { text: { en: 'B', es: '', fr: '' } }, true))).toEqual(['a']);
  });
});

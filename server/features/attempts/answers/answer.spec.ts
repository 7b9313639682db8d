import { describe, expect, it } from '@jest/globals';
import { readAnswer, sameAnswer } from './answer';

describe('sent answer', () => {
  const choice = { kind: 'multiple_choice' as const, optionIds: ['a', 'b'] };
  const select = { kind: 'multiple_select' as const, optionIds: ['a', 'b'] };
  const short = { kind: 'short_answer' as const, optionIds: [] };

  it('is read as option ids or as text, without duplicates and surrounding spaces', () => {
    expect(readAnswer(select, { optionIds: ['b', 'a', 'b'] })).toEqual({ optionIds: ['b', 'a'], text: null });
    expect(readAnswer(short, { text: '  snow ' })).toEqual({ optionIds: [], text: 'snow' });
    expect(readAnswer(short, { text: '  ' })).toEqual({ optionIds: [], text: null });
    expect(readAnswer(choice, {})).toEqual({ optionIds: [], text: null });
    expect(readAnswer(choice, { optionIds: ['b'] })).toEqual({ optionIds: ['b'], text: null });
    expect(readAnswer(select, { optionIds: null, text: null })).toEqual({ optionIds: [], text: null });
    const maxLength = 'x'.repeat(1000);
    expect(readAnswer(short, { text: maxLength })).toEqual({ optionIds: [], text: maxLength });
  });

  it.each([
    ['an option of another question', choice, { optionIds: ['c'] }],
    ['an option of another question beside its own', select, { optionIds: ['a', 'c'] }],
    ['two options for a single choice', choice, { optionIds: ['a', 'b'] }],
    ['a text for a question with options', select, { text: 'a' }],
    ['options for a question with a text answer', short, { optionIds: ['a'] }],
    ['a text that is too long', short, { text: 'x'.repeat(1001) }],
    ['a text with a null character', short, { text: 'a\0b' }],
  ])('is rejected with %s', (_name, question, sent) => {
    const rejection = { code: 'BAD_USER_INPUT', message: expect.stringMatching(/\w/) };
    expect(() => readAnswer(question, sent)).toThrow(expect.objectContaining(rejection));
  });

  it('equals an answer with the same options in another order', () => {
    const one = { optionIds: ['a', 'b'], text: null };
    expect(sameAnswer(one, { optionIds: ['b', 'a'], text: null })).toBe(true);
    expect(sameAnswer(one, { optionIds: ['a'], text: null })).toBe(false);
    expect(sameAnswer(one, { optionIds: ['a', 'c'], text: null })).toBe(false);
    expect(sameAnswer({ optionIds: ['a'], text: null }, one)).toBe(false);
    expect(sameAnswer({ optionIds: [], text: 'a' }, { optionIds: [], text: 'a' })).toBe(true);
    expect(sameAnswer({ optionIds: [], text: 'a' }, { optionIds: [], text: 'b' })).toBe(false);
  });
});

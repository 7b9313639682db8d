import { describe, expect, it } from '@jest/globals';
import { readSurveyAnswer, sameAnswer } from './read-answer';
import type { StoredQuestion } from './survey-questions.types';

const text = { en: 'x', es: '', fr: '' };
const options = ['a', 'b', 'c'].map((id) => ({ id, text }));
const one: StoredQuestion = { id: 'q', kind: 'one', text, options, required: true };
const several: StoredQuestion = { ...one, kind: 'several' };
const words: StoredQuestion = { ...one, kind: 'words', options: [] };

describe('answer to a survey question', () => {
  it('is stored as unique options or as trimmed text', () => {
    expect(readSurveyAnswer(one, { optionIds: ['b'] })).toEqual({ optionIds: ['b'], words: null });
    expect(readSurveyAnswer(several, { optionIds: ['c', 'a', 'c'], words: ' ' })).toEqual({
      optionIds: ['c', 'a'],
      words: null,
    });
    expect(readSurveyAnswer(words, { words: '  More grip ' })).toEqual({ optionIds: [], words: 'More grip' });
  });

  it('can be removed again', () => {
    expect(readSurveyAnswer(one, { optionIds: [] })).toEqual({ optionIds: [], words: null });
    expect(readSurveyAnswer(several, { optionIds: null, words: null })).toEqual({
      optionIds: [],
      words: null,
    });
    expect(readSurveyAnswer(words, { words: '  ' })).toEqual({ optionIds: [], words: null });
    expect(readSurveyAnswer(words, {})).toEqual({ optionIds: [], words: null });
  });

  it('accepts up to 500 characters', () => {
    expect(readSurveyAnswer(words, { words: 'x'.repeat(500) }).words).toHaveLength(500);
  });

  it.each([
    ['options for a text question', words, { optionIds: ['a'] }, 'optionIds'],
    ['a text that is too long', words, { words: 'x'.repeat(501) }, 'words'],
    ['a text that can’t be stored', words, { words: 'a\0b' }, 'words'],
    ['a text for a question with options', several, { words: 'x' }, 'words'],
    ['an option of another question', several, { optionIds: ['a', 'z'] }, 'optionIds'],
    ['two options for a question with one choice', one, { optionIds: ['a', 'b'] }, 'optionIds'],
  ])('is rejected with %s', (_what, question, sent, field) => {
    const details = { fields: [field] };
    const rejection = { code: 'BAD_USER_INPUT', details, message: expect.stringMatching(/\w/) };
    expect(() => readSurveyAnswer(question, sent)).toThrow(expect.objectContaining(rejection));
  });

  it('does not depend on the order of its options', () => {
    const selected = (...optionIds: string[]) => ({ optionIds, words: null });
    expect(sameAnswer(selected('a', 'b'), selected('b', 'a'))).toBe(true);
    expect(sameAnswer(selected('a'), selected('a', 'b'))).toBe(false);
    expect(sameAnswer(selected('a', 'b'), selected('a'))).toBe(false);
    expect(sameAnswer(selected('a', 'b'), selected('a', 'c'))).toBe(false);
    expect(sameAnswer({ optionIds: [], words: 'a' }, { optionIds: [], words: 'b' })).toBe(false);
    expect(sameAnswer({ optionIds: [], words: 'a' }, { optionIds: [], words: 'a' })).toBe(true);
  });
});

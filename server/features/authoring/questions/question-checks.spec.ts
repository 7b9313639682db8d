import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { LocalizedTextInput } from '#server/platform/graphql/localized';
import type { AdminQuestion } from './admin-question.entity';
import { adminQuestions } from './admin-questions';
import type { AcceptedAnswersInput, OptionInput } from './question-parts.types';

interface QuestionInput {
  kind: string;
  text: LocalizedTextInput;
  options: OptionInput[];
  accepted?: AcceptedAnswersInput | null;
  code: boolean;
  feedback?: LocalizedTextInput;
  weight: number;
  credit: string;
  enabled: boolean;
  tags: string[];
}

/** Returns the checked question, new or with options of these ids. */
function checkQuestion(input: QuestionInput, known: string[] = []): AdminQuestion {
  const before = { options: known.map((id) => ({ id })) } as AdminQuestion;
  return adminQuestions.checked({ testId: randomUUID(), ...input }, known.length > 0 ? before : null);
}

const option = (en: string, correct: boolean, more: Partial<OptionInput> = {}): OptionInput => ({
  text: { en },
  correct,
  ...more,
});

const choice = (changes: Partial<QuestionInput> = {}): QuestionInput => ({
  kind: 'multiple_choice',
  text: { en: 'Which one?' },
  options: [option('Right', true), option('Wrong', false)],
  code: false,
  weight: 1,
  credit: 'exact',
  enabled: true,
  tags: [],
  ...changes,
});

const shortAnswer = (changes: Partial<QuestionInput> = {}): QuestionInput =>
  choice({ kind: 'short_answer', options: [], accepted: { en: ['205/55R16'] }, ...changes });

const rejected = (field: string) =>
  expect.objectContaining({ code: 'BAD_USER_INPUT', details: expect.objectContaining({ fields: [field] }) });

const many = (count: number, text: string): string[] =>
  Array.from({ length: count }, (_, i) => `${text}${i}`);

describe('checkQuestion', () => {
  it('accepts several correct options of a multiple choice question', () => {
    const { options } = checkQuestion(choice({ options: [option('a', true), option('b', true)] }));
    expect(options.map(({ correct }) => correct)).toEqual([true, true]);
  });

  it('creates ids for new options and keeps those of its own', () => {
    const own = 'b3a1a7c2-6a4e-4a52-9d2c-8f3f2f1f0c11';
    const { options } = checkQuestion(
      choice({ options: [option('Right', true, { id: own }), option('Wrong', false)] }),
      [own],
    );
    expect(options[0]!.id).toBe(own);
    expect(options[1]!.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(options[1]!.id).not.toBe(own);
  });

  it('drops empty new options at the end', () => {
    const blank = [option('', false), option('<p> </p>', false, { feedback: { en: '' } })];
    const { options } = checkQuestion(choice({ options: [...choice().options, ...blank] }));
    expect(options.map(({ text }) => text.en)).toEqual(['Right', 'Wrong']);
    expect(checkQuestion(shortAnswer({ options: blank })).options).toEqual([]);
  });

  it('sanitizes every rich text', () => {
    const evil = (en: string) => ({ en: `${en}<img src=x onerror=steal()>` });
    const checked = checkQuestion(
      choice({
        text: evil('Which?'),
        feedback: evil('Look closer.'),
        options: [
          option('', true, { text: evil('Right') }),
          option('Wrong', false, { feedback: evil('No.') }),
        ],
      }),
      [],
    );
    expect(checked.textTranslations.en).toBe('Which?');
    expect(checked.feedbackTranslations?.en).toBe('Look closer.');
    expect(checked.options.map(({ text, feedback }) => [text.en, feedback?.en])).toEqual([
      ['Right', undefined],
      ['Wrong', 'No.'],
    ]);
  });

  it('trims accepted answers and tags and removes duplicates', () => {
    const checked = checkQuestion(
      shortAnswer({ accepted: { en: [' dot ', 'dot'], fr: ['point'] }, tags: [' law', 'law', 'Law'] }),
      [],
    );
    expect(checked.accepted).toEqual({ en: ['dot'], es: [], fr: ['point'] });
    expect(checked.tags).toEqual(['law', 'Law']);
  });

  const two = choice().options;
  it.each<[string, QuestionInput, string]>([
    ['no text in English', choice({ text: { en: '', es: '¿Cuál?' } }), 'text.en'],
    ['a text that is too long', choice({ text: { en: 'a'.repeat(20_001) } }), 'text.en'],
    ['one option', choice({ options: two.slice(0, 1) }), 'options'],
    [
      '21 options',
      choice({ options: [two[0]!, ...many(20, 'o').map((en) => option(en, false))] }),
      'options',
    ],
    [
      'an option that is too long',
      choice({ options: [option('a'.repeat(4001), true), two[1]!] }),
      'options.0.text.en',
    ],
    [
      'an empty option before another',
      choice({ options: [two[0]!, option('<p></p>', false), two[1]!] }),
      'options.1.text.en',
    ],
    [
      'an empty option marked as correct',
      choice({ options: [...two, option(' ', true)] }),
      'options.2.text.en',
    ],
    ['one option and an empty one', choice({ options: [two[0]!, option('', false)] }), 'options'],
    [
      'feedback on an option that is too long',
      choice({ options: [two[0]!, option('b', false, { feedback: { en: 'a'.repeat(4001) } })] }),
      'options.1.feedback.en',
    ],
    [
      'an option of another question',
      choice({ options: [option('a', true, { id: 'x' }), two[1]!] }),
      'options.0.id',
    ],
    ['no correct option', choice({ options: [option('a', false), option('b', false)] }), 'options'],
    [
      'no correct option in a multiple select',
      choice({ kind: 'multiple_select', options: [option('a', false), option('b', false)] }),
      'options',
    ],
    ['accepted answers in a choice', choice({ accepted: { en: ['a'] } }), 'accepted'],
    ['a choice as a code', choice({ code: true }), 'code'],
    ['options in a short answer', shortAnswer({ options: two }), 'options'],
    ['no text for the accepted answers', shortAnswer({ accepted: { en: [], es: [], fr: null } }), 'accepted'],
    ['no accepted answers', shortAnswer({ accepted: null }), 'accepted'],
    ['an empty accepted answer', shortAnswer({ accepted: { en: ['a', ' '] } }), 'accepted.en.1'],
    [
      'an accepted answer that is too long',
      shortAnswer({ accepted: { en: [], es: ['a'.repeat(201)] } }),
      'accepted.es.0',
    ],
    ['51 accepted answers', shortAnswer({ accepted: { en: [], fr: many(51, 'a') } }), 'accepted.fr'],
    ['feedback that is too long', choice({ feedback: { en: 'a'.repeat(20_001) } }), 'feedback.en'],
    ['a weight of 0', choice({ weight: 0 }), 'weight'],
    ['a weight of 101', choice({ weight: 101 }), 'weight'],
    ['21 tags', choice({ tags: many(21, 't') }), 'tags'],
    ['an empty tag', choice({ tags: ['law', ''] }), 'tags.1'],
    ['a tag that is too long', choice({ tags: ['t'.repeat(51)] }), 'tags.0'],
    ['a line break in a tag', choice({ tags: ['a\nb'] }), 'tags.0'],
  ])('rejects a question with %s', (_case, input, field) => {
    expect(() => checkQuestion(input)).toThrow(rejected(field));
  });

  it('rejects two options with the same id', () => {
    const same = [option('a', true, { id: 'x' }), option('b', false, { id: 'x' })];
    expect(() => checkQuestion(choice({ options: same }), ['x'])).toThrow(rejected('options'));
  });

  it('accepts values at every limit', () => {
    const options = [option('a'.repeat(4000), true), ...many(19, 'o').map((en) => option(en, false))];
    const long = choice({ text: { en: 'a'.repeat(20_000) }, options, weight: 100, tags: many(20, 't') });
    expect(checkQuestion(long).options).toHaveLength(20);
    const accepted = { en: many(50, 'a'), es: ['a'.repeat(200)] };
    expect(checkQuestion(shortAnswer({ accepted, code: true })).accepted.en).toHaveLength(50);
    const select = choice({ kind: 'multiple_select', options: [option('a', true), option('b', true)] });
    expect(checkQuestion(select).options.map(({ correct }) => correct)).toEqual([true, true]);
  });
});

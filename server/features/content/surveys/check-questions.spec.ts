import { describe, expect, it } from '@jest/globals';
import { checkQuestions, rejectForeignIds, rejectOtherQuestions } from './check-questions';
import type { StoredQuestion, SurveyQuestionInput } from './survey-questions.types';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const uuid = expect.stringMatching(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);

const rejectionOf = (field: string) =>
  expect.objectContaining({
    code: 'BAD_USER_INPUT',
    details: expect.objectContaining({ fields: [field] }),
    message: expect.stringMatching(/\w/),
  });

const option = (en: string, optionId?: string | null) => ({ id: optionId, text: { en } });
const options = (count: number) => Array.from({ length: count }, (_each, index) => option(`Option ${index}`));

const question = (values: Partial<SurveyQuestionInput> = {}): SurveyQuestionInput => ({
  kind: 'one',
  text: { en: ' Which? ' },
  options: options(2),
  required: true,
  ...values,
});

const check = (...questions: SurveyQuestionInput[]) => checkQuestions(questions, 'questions');

describe('questions of a survey', () => {
  it('are stored with trimmed texts, and new ones get ids', () => {
    const known = question({ id: id(1).toUpperCase(), options: [option('Yes', id(2)), option('No', null)] });
    expect(check(known, question({ kind: 'words', options: [], required: false }))).toEqual([
      {
        id: id(1),
        kind: 'one',
        text: { en: 'Which?', es: '', fr: '' },
        options: [
          { id: id(2), text: { en: 'Yes', es: '', fr: '' } },
          { id: uuid, text: { en: 'No', es: '', fr: '' } },
        ],
        required: true,
      },
      { id: uuid, kind: 'words', text: { en: 'Which?', es: '', fr: '' }, options: [], required: false },
    ]);
  });

  it('are 1 to 20', () => {
    const many = (count: number) => Array.from({ length: count }, () => question());
    expect(check(...many(20))).toHaveLength(20);
    expect(() => check(...many(21))).toThrow(rejectionOf('questions'));
    expect(() => check()).toThrow(rejectionOf('questions'));
  });

  it.each(['one', 'several'] as const)('have 2 to 12 options when they are of kind %s', (kind) => {
    expect(check(question({ kind, options: options(12) }))[0]!.options).toHaveLength(12);
    expect(check(question({ kind, options: options(2) }))[0]!.options).toHaveLength(2);
    for (const count of [1, 13]) {
      const rejected = () => check(question(), question({ kind, options: options(count) }));
      expect(rejected).toThrow(rejectionOf('questions.1.options'));
    }
  });

  it('have no options when they are answered with text', () => {
    const rejected = () => check(question({ kind: 'words', options: options(1) }));
    expect(rejected).toThrow(rejectionOf('questions.0.options'));
  });

  it('have up to 300 characters, and their options up to 200', () => {
    const [maxLength, long] = ['x'.repeat(300), 'x'.repeat(200)];
    expect(check(question({ text: { en: maxLength }, options: [option(long), option('b')] }))).toHaveLength(
      1,
    );
    expect(() => check(question({ text: { en: `${maxLength}x` } }))).toThrow(
      rejectionOf('questions.0.text.en'),
    );
    const rejected = () => check(question({ options: [option('a'), option(`${long}x`)] }));
    expect(rejected).toThrow(rejectionOf('questions.0.options.1.text.en'));
  });

  it('have ids of their own', () => {
    const twice = question({ options: [option('a', id(1)), option('b', id(1))] });
    expect(() => check(twice)).toThrow(rejectionOf('questions'));
    expect(() => check(question({ id: id(1) }), question({ id: id(1) }))).toThrow(rejectionOf('questions'));
    expect(() => check(question({ id: 'mine' }))).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});

const stored = (number: number, values: Partial<StoredQuestion> = {}): StoredQuestion => ({
  id: id(number),
  kind: 'one',
  text: { en: 'Which?', es: '', fr: '' },
  options: [1, 2].map((place) => ({ id: id(number + place), text: { en: 'x', es: '', fr: '' } })),
  required: true,
  ...values,
});

describe('ids that are sent with an edit', () => {
  const before = [stored(10), stored(20)];
  const edit =
    (...sent: SurveyQuestionInput[]) =>
    () =>
      rejectForeignIds(check(...sent), before, sent);

  it('must belong to the survey, and are missing for new questions', () => {
    const existing = question({ id: id(10), options: [option('a', id(11)), option('b')] });
    expect(edit(existing, question())).not.toThrow();
  });

  it('are rejected when they belong to questions of other surveys', () => {
    expect(edit(question({ id: id(10) }), question({ id: id(30) }))).toThrow(rejectionOf('questions.1.id'));
  });

  it('are rejected when they belong to options of other questions', () => {
    const stolen = question({ id: id(20), options: [option('a', id(21)), option('b', id(11))] });
    expect(edit(stolen)).toThrow(rejectionOf('questions.0.options.1.id'));
    const invented = question({ options: [option('a', id(11)), option('b')] });
    expect(edit(invented)).toThrow(rejectionOf('questions.0.options.0.id'));
  });
});

describe('questions that someone has answered', () => {
  const before = [stored(10), stored(20)];
  const change = (after: StoredQuestion[]) => () => rejectOtherQuestions(after, before);

  it('may change their texts, their order and whether they need an answer', () => {
    const [first, second] = before as [StoredQuestion, StoredQuestion];
    const reworded = { ...first, text: { en: 'Which one?', es: '', fr: '' }, required: false };
    expect(change([second, reworded])).not.toThrow();
    expect(change([{ ...first, options: first.options.toReversed() }, second])).not.toThrow();
  });

  it('keep their kinds, and all their options', () => {
    const [first, second] = before as [StoredQuestion, StoredQuestion];
    const rejection = rejectionOf('questions');
    expect(change([{ ...first, kind: 'several' }, second])).toThrow(rejection);
    expect(change([{ ...first, options: first.options.slice(1) }, second])).toThrow(rejection);
    const replaced = [first.options[0]!, { ...first.options[1]!, id: id(30) }];
    expect(change([{ ...first, options: replaced }, second])).toThrow(rejection);
    expect(change([first])).toThrow(rejection);
    expect(change([first, second, stored(30)])).toThrow(rejection);
    expect(change([first, { ...second, id: id(30) }])).toThrow(rejection);
  });
});

import { describe, expect, it } from '@jest/globals';
import { incorrectQuestion } from './incorrect-questions';
import type { AnsweredQuestion, QuestionSnapshot } from '#server/features/authoring/question.types';

describe('snapshot of a question below full credit', () => {
  const text = (en: string, es = '', fr = '') => ({ en, es, fr });
  const snapshot: QuestionSnapshot = {
    kind: 'multiple_select',
    text: text('Which?', '¿Cuál?', 'Lequel ?'),
    imageUrl: null,
    options: [
      { id: 'a', text: text('Snow', 'Nieve'), feedback: text('Snow is right.'), correct: true },
      {
        id: 'b',
        text: text('Sand', 'Arena', 'Sable'),
        feedback: text('Not sand.', 'Arena no.'),
        correct: false,
      },
    ],
    accepted: { en: [], es: [], fr: [] },
    code: false,
    feedback: text('Think of winter.'),
    weight: 1,
    credit: 'exact',
  };
  const answeredQuestion = (answer: AnsweredQuestion['answer'], values: Partial<QuestionSnapshot> = {}) =>
    incorrectQuestion({
      id: 'q',
      position: 3,
      snapshot: { ...snapshot, ...values },
      answer,
      rightAnswers: null,
    });

  it('contains the question and the selected options in every language', () => {
    expect(answeredQuestion({ optionIds: ['b', 'a'], text: null })).toEqual({
      id: 'q',
      position: 3,
      name: snapshot.text,
      selectedName: text('Snow, Sand', 'Nieve, Arena', 'Snow, Sable'),
      feedback: text('Not sand.', 'Arena no.', 'Not sand.'),
      correctName: text('Snow', 'Nieve', 'Snow'),
      explanation: snapshot.feedback,
    });
  });

  it('contains null for a missing answer', () => {
    expect(answeredQuestion(null)).toMatchObject({
      selectedName: null,
      feedback: null,
      explanation: snapshot.feedback,
    });
    expect(answeredQuestion({ optionIds: [], text: null }).selectedName).toBeNull();
  });

  it('escapes a short answer, so that no browser runs it', () => {
    const { selectedName } = answeredQuestion(
      { optionIds: [], text: '<b>5</b>' },
      { kind: 'short_answer', options: [] },
    );
    expect(selectedName).toEqual(
      text('&lt;b&gt;5&lt;/b&gt;', '&lt;b&gt;5&lt;/b&gt;', '&lt;b&gt;5&lt;/b&gt;'),
    );
  });
});

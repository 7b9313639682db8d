import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mark } from './marking';
import type { AnsweredQuestion, QuestionSnapshot } from '#server/features/authoring/question.types';
import type { GivenAnswer } from '#server/features/authoring/question-types/question-content';

/** A question with its answer, and the part of its weight that the answer earns, in 60ths. */
interface Modelled {
  question: AnsweredQuestion;
  weight: number;
  sixtieths: number;
}

const text = (en: string) => ({ en, es: '', fr: '' });

const snapshot = (values: Partial<QuestionSnapshot>): QuestionSnapshot => ({
  kind: 'multiple_choice',
  text: text('?'),
  imageUrl: null,
  options: [],
  accepted: { en: [], es: [], fr: [] },
  code: false,
  credit: 'exact',
  weight: 1,
  feedback: null,
  ...values,
});

const modelled = (
  values: Partial<QuestionSnapshot>,
  answer: GivenAnswer | null,
  sixtieths: number,
): Modelled => ({
  question: { id: 'q', position: 1, snapshot: snapshot(values), answer, rightAnswers: null },
  weight: values.weight ?? 1,
  sixtieths,
});

const option = (id: string, correct: boolean) => ({ id, text: text(id), correct, feedback: null });
const weight = fc.integer({ min: 1, max: 9 });
const unanswered = fc.constantFrom<GivenAnswer | null>(null, { optionIds: [], text: null });

const choice = fc
  .record({ wrong: fc.integer({ min: 1, max: 5 }), picked: fc.option(fc.nat(5)), weight, unanswered })
  .map(({ wrong, picked, weight: of, unanswered: none }) => {
    const options = Array.from({ length: wrong + 1 }, (_, index) => option(`o${index}`, index === 0));
    const selected = picked === null ? null : options[picked % options.length]!;
    const answer = selected ? { optionIds: [selected.id], text: null } : none;
    return modelled({ options, weight: of }, answer, selected?.correct ? 60 : 0);
  });

const select = fc
  .record({
    // 60 is divisible by 1 to 6, so every credit is a whole number of 60ths.
    correct: fc.integer({ min: 1, max: 6 }),
    wrong: fc.nat(5),
    credit: fc.constantFrom<'exact' | 'partial'>('exact', 'partial'),
    weight,
  })
  .chain((shape) => {
    const options = [
      ...Array.from({ length: shape.correct }, (_, index) => option(`right${index}`, true)),
      ...Array.from({ length: shape.wrong }, (_, index) => option(`wrong${index}`, false)),
    ];
    return fc.subarray(options).map((picked) => {
      const right = picked.filter(({ correct }) => correct).length;
      const wrong = picked.length - right;
      const whole = right === shape.correct && wrong === 0;
      const part = shape.credit === 'partial' ? (60 / shape.correct) * Math.max(0, right - wrong) : 0;
      const { credit, weight: of } = shape;
      const answer = { optionIds: picked.map(({ id }) => id), text: null };
      return modelled({ kind: 'multiple_select', options, credit, weight: of }, answer, whole ? 60 : part);
    });
  });

// Pairs that folding makes equal, and pairs it keeps apart.
const spellings = [
  { given: 'Presión', accepted: 'presion', folded: true, coded: false },
  { given: '  DRIVER’S   SIDE ', accepted: "driver's side", folded: true, coded: false },
  { given: '205/55r16 ', accepted: '205/55R16', folded: true, coded: true },
  { given: 'snow', accepted: 'snow', folded: true, coded: true },
  { given: 'snows', accepted: 'snow', folded: false, coded: false },
  { given: '205 55R16', accepted: '205/55R16', folded: false, coded: false },
];

const short = fc
  .record({
    spelling: fc.constantFrom(...spellings),
    language: fc.constantFrom<'en' | 'es' | 'fr'>('en', 'es', 'fr'),
    code: fc.boolean(),
    answered: fc.boolean(),
    weight,
    unanswered,
  })
  .map(({ spelling, language, code, answered, weight: of, unanswered: none }) => {
    const accepted = { en: ['other'], es: [], fr: [], [language]: ['other', spelling.accepted] };
    const answer = answered ? { optionIds: [], text: spelling.given } : none;
    const right = answered && (code ? spelling.coded : spelling.folded);
    return modelled({ kind: 'short_answer', accepted, code, weight: of }, answer, right ? 60 : 0);
  });

describe('mark of a generated attempt', () => {
  const anyAttempt = fc.array(fc.oneof(choice, select, short), { minLength: 1, maxLength: 40 });

  it('equals a plain count in 60ths, for all three kinds of question', () => {
    fc.assert(
      fc.property(anyAttempt, (all) => {
        const earned = all.reduce((sum, { weight: of, sixtieths }) => sum + of * sixtieths, 0);
        const possible = all.reduce((sum, { weight: of }) => sum + of * 60, 0);
        const { score, correctCount, credits } = mark(all.map(({ question }) => question));
        expect(score).toBe(Math.floor((earned * 100) / possible));
        expect(correctCount).toBe(all.filter(({ sixtieths }) => sixtieths === 60).length);
        const inSixtieths = credits.map(
          ({ numerator, denominator }) => (Number(numerator) * 60) / Number(denominator),
        );
        expect(inSixtieths).toEqual(all.map(({ sixtieths }) => sixtieths));
      }),
      { numRuns: 500 },
    );
  });

  it('never decreases when a wrong answer is replaced by a correct one', () => {
    fc.assert(
      fc.property(anyAttempt, fc.nat(), (all, at) => {
        const index = at % all.length;
        const { question } = all[index]!;
        const { kind, options, accepted } = question.snapshot;
        const right =
          kind === 'short_answer'
            ? { optionIds: [], text: [...accepted.en, ...accepted.es, ...accepted.fr].at(-1)! }
            : { optionIds: options.filter(({ correct }) => correct).map(({ id }) => id), text: null };
        const questions = all.map((one) => one.question);
        const bettered = questions.with(index, { ...question, answer: right });
        expect(mark(bettered).score).toBeGreaterThanOrEqual(mark(questions).score);
      }),
    );
  });
});

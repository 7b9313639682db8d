import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { creditOf, isAnswered, isFull, isPass, mark, scoreOf } from './marking';
import type { AnsweredQuestion, QuestionSnapshot } from '#server/features/authoring/question.types';
import type { GivenAnswer } from '#server/features/authoring/question-types/question-content';

const text = (en: string) => ({ en, es: '', fr: '' });

const question = (values: Partial<QuestionSnapshot>): QuestionSnapshot => ({
  kind: 'multiple_choice',
  text: text('Which?'),
  imageUrl: null,
  options: [],
  accepted: { en: [], es: [], fr: [] },
  code: false,
  feedback: null,
  weight: 1,
  credit: 'exact',
  ...values,
});

/** Options named by letters: capitals are correct. */
const options = (letters: string) =>
  [...letters].map((id) => ({ id, text: text(id), feedback: null, correct: id === id.toUpperCase() }));

const selected = (letters: string): GivenAnswer => ({ optionIds: [...letters], text: null });
const written = (answer: string): GivenAnswer => ({ optionIds: [], text: answer });
const nothing: GivenAnswer = { optionIds: [], text: null };
const none = { numerator: 0n, denominator: 1n };
const full = { numerator: 1n, denominator: 1n };

describe('multiple choice question', () => {
  it('earns full credit or none', () => {
    const one = question({ options: options('Abc') });
    expect(creditOf(one, selected('A'))).toEqual(full);
    expect(creditOf(one, selected('b'))).toEqual(none);
    expect(creditOf(one, nothing)).toEqual(none);
    expect(creditOf(one, null)).toEqual(none);
  });

  it('is correct if one of several correct options is selected', () => {
    const two = question({ options: options('ABc') });
    expect(creditOf(two, selected('A'))).toEqual(full);
    expect(creditOf(two, selected('AB'))).toEqual(none);
    expect(creditOf(two, selected('Ac'))).toEqual(none);
  });

  it('never earns partial credit', () => {
    const partial = question({ options: options('ABC'), credit: 'partial' });
    expect(creditOf(partial, selected('AB'))).toEqual(none);
  });
});

describe('multiple select question', () => {
  const exact = question({ kind: 'multiple_select', options: options('ABCde') });
  const partial = question({ kind: 'multiple_select', options: options('ABCde'), credit: 'partial' });

  it('earns full credit or none in exact mode', () => {
    expect(creditOf(exact, selected('CAB'))).toEqual(full);
    expect(creditOf(exact, selected('AB'))).toEqual(none);
    expect(creditOf(exact, selected('ABCd'))).toEqual(none);
  });

  it('earns correct minus incorrect selections over all correct options in partial mode, at least zero', () => {
    expect(creditOf(partial, selected('AB'))).toEqual({ numerator: 2n, denominator: 3n });
    expect(creditOf(partial, selected('ABd'))).toEqual({ numerator: 1n, denominator: 3n });
    expect(creditOf(partial, selected('Ad'))).toEqual(none);
    expect(creditOf(partial, selected('de'))).toEqual(none);
    expect(creditOf(partial, selected('ABC'))).toEqual(full);
  });
});

describe('short answer question', () => {
  const accepted = { en: ['Hydroplaning', "driver's side"], es: ['aquaplaning'], fr: ['l’aquaplanage été'] };
  const short = question({ kind: 'short_answer', accepted });
  const code = question({
    kind: 'short_answer',
    accepted: { en: ['205/55R16'], es: [], fr: [] },
    code: true,
  });

  it.each([
    '  HYDROPLANING ',
    'ｈydroplaning',
    'Driver’s   side',
    'driver´s side',
    'Aquaplaning',
    "L'AQUAPLANAGE ETE",
    'l\u2019aquaplanage e\u0301te\u0301',
  ])('accepts %p as a correct answer in any language', (answer) => {
    expect(creditOf(short, written(answer))).toEqual(full);
  });

  it.each([
    ['10–12', '10-12'],
    ['all\u2011season', 'all-season'],
    ['cœur', 'coeur'],
    ['7,5', '7.5'],
    ['2,5 bar', '2.5 bar'],
    ['7.5×17', '7.5x17'],
  ])('accepts either spelling for the other: %p and %p', (one, other) => {
    const accepting = (answer: string) =>
      question({ kind: 'short_answer', accepted: { en: [answer], es: [], fr: [] } });
    expect(creditOf(accepting(one), written(other))).toEqual(full);
    expect(creditOf(accepting(other), written(one))).toEqual(full);
  });

  it.each(['hydro planing', 'hydroplaningg', 'drivers side', '*'])('rejects %p', (answer) => {
    expect(creditOf(short, written(answer))).toEqual(none);
  });

  it('earns nothing for options without a text', () => {
    expect(creditOf(short, selected('A'))).toEqual(none);
  });

  it('ignores only case, surrounding spaces, dashes and full-width forms in a code', () => {
    expect(creditOf(code, written(' 205/55r16 '))).toEqual(full);
    expect(creditOf(code, written('205/55 R16'))).toEqual(none);
    expect(creditOf(code, written('２05/55R16'))).toEqual(full);
    const letters = question({
      kind: 'short_answer',
      accepted: { en: ['gruß'], es: [], fr: [] },
      code: true,
    });
    expect(creditOf(letters, written('GRUSS'))).toEqual(none);
  });

  it('counts as answered with options or a text, even an empty one', () => {
    expect(isAnswered(nothing)).toBe(false);
    expect(isAnswered(null)).toBe(false);
    expect(isAnswered(written(''))).toBe(true);
    expect(isAnswered(selected('A'))).toBe(true);
  });
});

describe('question with several correct answers after a regrade', () => {
  const select = question({ kind: 'multiple_select', options: options('ABCde'), credit: 'partial' });
  const right = (...letters: string[]) => letters.map((each) => ({ optionIds: [...each] }));

  it('earns the credit of the best one, in any order', () => {
    const half = { numerator: 1n, denominator: 2n };
    expect(creditOf(select, selected('A'), right('AB', 'ABC'))).toEqual(half);
    expect(creditOf(select, selected('A'), right('ABC', 'AB'))).toEqual(half);
    expect(creditOf(select, selected('AB'), right('AB', 'd'))).toEqual(full);
    expect(creditOf(select, selected('AB'), right('ABCd', 'ABC'))).toEqual({
      numerator: 2n,
      denominator: 3n,
    });
    expect(creditOf(select, selected('AB'), right('ABC', 'ABCd'))).toEqual({
      numerator: 2n,
      denominator: 3n,
    });
    expect(creditOf(select, selected('A'), right('d', 'e'))).toEqual(none);
  });

  it('earns full credit without an answer if everyone gets full credit', () => {
    expect(creditOf(select, null, 'full')).toEqual(full);
    expect(creditOf(select, null, right('A'))).toEqual(none);
  });
});

const answered = (
  snapshot: QuestionSnapshot,
  answer: GivenAnswer | null,
  position = 1,
): AnsweredQuestion => ({
  id: `question ${position}`,
  position,
  snapshot,
  answer,
  rightAnswers: null,
});

describe('mark of an attempt', () => {
  const third = question({ kind: 'multiple_select', options: options('ABC'), credit: 'partial' });

  it('adds thirds exactly and rounds down once at the end', () => {
    const thirds = [1, 2, 3].map((position) => answered(third, selected('A'), position));
    expect(mark(thirds).score).toBe(33);
    const whole = [answered(third, selected('A'), 1), answered(third, selected('AB'), 2)];
    expect(mark(whole).score).toBe(50);
    // 29 of 100 is 28.999… in binary fractions.
    const hundred = Array.from({ length: 100 }, (_, index) =>
      answered(question({ options: options('Ab') }), selected(index < 29 ? 'A' : 'b'), index + 1),
    );
    expect(mark(hundred).score).toBe(29);
  });

  it('weighs questions and lists every one below full credit', () => {
    const heavy = question({ options: options('Ab'), weight: 3 });
    const light = question({ options: options('Ab') });
    const marked = mark([
      answered(heavy, selected('A'), 1),
      answered(light, null, 2),
      answered(third, selected('AB'), 3),
    ]);
    expect(marked.score).toBe(73);
    expect(marked.correctCount).toBe(1);
    expect(marked.credits.map(isFull)).toEqual([true, false, false]);
  });

  it('is a pass when it reaches the pass mark', () => {
    expect([69, 70, 71].map((score) => isPass(score, 70))).toEqual([false, true, true]);
  });

  it('is 0 percent without questions', () => {
    expect(scoreOf([])).toBe(0);
    expect(mark([])).toEqual({ score: 0, correctCount: 0, credits: [] });
  });

  it('is 0 percent without any answer and 100 percent with all correct answers', () => {
    expect(mark([answered(third, null), answered(third, nothing)]).score).toBe(0);
    expect(mark([answered(third, selected('ABC'))])).toMatchObject({ score: 100, correctCount: 1 });
  });

  const anyQuestion = fc
    .record({
      correct: fc.integer({ min: 1, max: 7 }),
      wrong: fc.integer({ min: 0, max: 5 }),
      weight: fc.integer({ min: 1, max: 9 }),
      credit: fc.constantFrom<'exact' | 'partial'>('exact', 'partial'),
    })
    .chain((shape) => {
      const letters = 'ABCDEFG'.slice(0, shape.correct) + 'hijkl'.slice(0, shape.wrong);
      return fc.record({ shape: fc.constant({ ...shape, letters }), picked: fc.subarray([...letters]) });
    });

  it('equals a calculation with a common denominator', () => {
    // 420 is divisible by 1 to 7, so every credit is a whole number of 420ths.
    fc.assert(
      fc.property(fc.array(anyQuestion, { minLength: 1, maxLength: 40 }), (any) => {
        let [earned, possible] = [0, 0];
        for (const { shape, picked } of any) {
          const right = picked.filter((letter) => letter <= 'G').length;
          const wrong = picked.length - right;
          const all = right === shape.correct && wrong === 0;
          const part = shape.credit === 'partial' ? (Math.max(0, right - wrong) * 420) / shape.correct : 0;
          earned += shape.weight * (all ? 420 : part);
          possible += shape.weight * 420;
        }
        const questions = any.map(({ shape, picked }, index) => {
          const { letters, weight, credit } = shape;
          const snapshot = question({ kind: 'multiple_select', options: options(letters), weight, credit });
          return answered(snapshot, selected(picked.join('')), index + 1);
        });
        const { score } = mark(questions);
        expect(score * possible <= earned * 100 && earned * 100 < (score + 1) * possible).toBe(true);
      }),
    );
  });
});

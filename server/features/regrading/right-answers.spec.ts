import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { creditOf } from '#server/features/attempts/marking/marking';
import type { QuestionSnapshot } from '#server/features/authoring/question.types';
import type { GivenAnswer, RightAnswer } from '#server/features/authoring/question-types/question-content';
import { regradedAnswers, sameRightAnswer } from './right-answers';

const text = (en: string) => ({ en, es: '', fr: '' });
const ids = ['a', 'b', 'c', 'd'];
const words = ['snow', 'Snow ', 'ice', 'rain', '205/55R16'];

const accepted = fc
  .record({ en: fc.subarray(words), es: fc.subarray(words), fr: fc.subarray(words) })
  .map((each): RightAnswer => ({ accepted: each, code: false }));
const selected = fc.subarray(ids, { minLength: 1 }).map((optionIds): RightAnswer => ({ optionIds }));

const snapshots = fc
  .record({
    kind: fc.constantFrom('short_answer' as const, 'multiple_choice' as const, 'multiple_select' as const),
    right: fc.subarray(ids, { minLength: 1 }),
    accepted: fc.record({ en: fc.subarray(words), es: fc.subarray(words), fr: fc.subarray(words) }),
    credit: fc.constantFrom('exact' as const, 'partial' as const),
    code: fc.boolean(),
  })
  .map(({ kind, right, ...rest }): QuestionSnapshot => {
    const options = ids.map((id) => ({ id, text: text(id), feedback: null, correct: right.includes(id) }));
    return {
      kind,
      ...rest,
      text: text('Which?'),
      imageUrl: null,
      options: kind === 'short_answer' ? [] : options,
      feedback: null,
      weight: 1,
    };
  });
const answers = fc.option(
  fc.record({ optionIds: fc.subarray(ids), text: fc.option(fc.constantFrom(...words)) }),
) as fc.Arbitrary<GivenAnswer | null>;
const rights = fc.oneof(selected, accepted);

const value = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  Number(numerator) / Number(denominator);

describe('correct answers after a regrade', () => {
  it('never lower a credit with old and new answers, however often they are combined', () => {
    fc.assert(
      fc.property(
        snapshots,
        answers,
        fc.array(rights, { minLength: 1, maxLength: 4 }),
        (snapshot, answer, news) => {
          let rightAnswers = null as ReturnType<typeof regradedAnswers>;
          for (const corrected of news) {
            const before = value(creditOf(snapshot, answer, rightAnswers));
            rightAnswers = regradedAnswers('old_and_new', { snapshot, rightAnswers }, corrected);
            expect(value(creditOf(snapshot, answer, rightAnswers))).toBeGreaterThanOrEqual(before);
          }
        },
      ),
    );
  });

  it('give full credit to any answer in full-credit mode', () => {
    fc.assert(
      fc.property(snapshots, answers, rights, (snapshot, answer, corrected) => {
        const full = regradedAnswers('full_credit', { snapshot, rightAnswers: null }, corrected);
        expect(value(creditOf(snapshot, answer, full))).toBe(1);
      }),
    );
  });

  it('are unchanged by a repeated regrade', () => {
    const modes = fc.constantFrom(
      'full_credit' as const,
      'old_and_new' as const,
      'new_only' as const,
      'none' as const,
    );
    fc.assert(
      fc.property(snapshots, rights, modes, (snapshot, corrected, mode) => {
        const once = regradedAnswers(mode, { snapshot, rightAnswers: null }, corrected);
        expect(regradedAnswers(mode, { snapshot, rightAnswers: once }, corrected)).toBe(once);
      }),
    );
  });

  it('are only the corrected answer in new-only mode, and the former ones in mode none', () => {
    const snapshot = fc.sample(
      snapshots.filter(({ kind }) => kind === 'multiple_choice'),
      1,
    )[0]!;
    const attempt = { snapshot, rightAnswers: 'full' as const };
    expect(regradedAnswers('new_only', attempt, { optionIds: ['d'] })).toEqual([{ optionIds: ['d'] }]);
    expect(regradedAnswers('none', attempt, { optionIds: ['d'] })).toBe('full');
  });

  it('are unchanged for an attempt without the corrected option', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const unknown = regradedAnswers(
          'new_only',
          { snapshot, rightAnswers: null },
          { optionIds: ['a', 'new'] },
        );
        expect(unknown).toBeNull();
      }),
    );
  });
});

describe('two correct answers', () => {
  it('are equal regardless of the order of their options', () => {
    expect(sameRightAnswer({ optionIds: ['a', 'b'] }, { optionIds: ['b', 'a'] })).toBe(true);
    expect(sameRightAnswer({ optionIds: ['a'] }, { optionIds: ['a', 'b'] })).toBe(false);
    expect(sameRightAnswer({ optionIds: [] }, { accepted: { en: [], es: [], fr: [] }, code: false })).toBe(
      false,
    );
  });
});

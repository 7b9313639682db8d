import { describe, expect, it } from '@jest/globals';
import type { TakenQuestionFragment } from './attempt.generated';
import { ServerClock } from '#client/platform/server-clock';
import { firstToAnswer, testBlocks, unanswered } from './test-progress';

const questions = ['a', 'b', 'c', 'd', 'e'].map((id, index): TakenQuestionFragment => ({
  id,
  position: index + 1,
  kind: 'short_answer',
  text: id,
  imageUrl: null,
  imageAlt: null,
  options: [],
  answer: null,
}));
const text = (value: string) => ({ optionIds: [], text: value });

describe('the progress in a test', () => {
  it('resumes at the first question without an answer, and at the last one if all have one', () => {
    expect(firstToAnswer(questions, { a: text('x'), c: text('x') })).toBe(1);
    const all = Object.fromEntries(questions.map(({ id }) => [id, text('x')]));
    expect(firstToAnswer(questions, all)).toBe(4);
  });

  it('counts an answer of spaces as unanswered', () => {
    expect(unanswered(questions, { a: text('  '), b: text('x') })).toEqual([0, 2, 3, 4]);
  });

  it('marks a skipped question, but not one still ahead', () => {
    expect(testBlocks(questions, { a: text('x'), c: text('x') }, 3)).toEqual([
      'done',
      'skipped',
      'done',
      'current',
      'todo',
    ]);
  });
});

describe('the remaining time of a test', () => {
  it('follows the server’s clock even if the device’s is incorrect', () => {
    let device = Date.parse('2026-11-21T05:00:00.000Z');
    const clock = new ServerClock(() => device);
    clock.sync('2026-11-21T08:00:00.000Z');
    device += 60_000;
    expect(clock.secondsUntil('2026-11-21T08:10:00.000Z')).toBe(540);
  });
});

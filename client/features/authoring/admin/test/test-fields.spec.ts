import { describe, expect, it } from '@jest/globals';
import { changesOf, draftOf, inputOf, newDraft, problemsOf } from '#client/ui/editor/described/field';
import { neverOpensAgain, testFields, type TestDraft } from './test-fields';

const newTest = newDraft(testFields);
const edited = (stored: object) => draftOf(testFields, stored);
const sent = (draft: TestDraft) => inputOf(testFields, draft);
const testProblems = (draft: TestDraft) => problemsOf(testFields, draft);

const settings = {
  category: 'pro' as const,
  passMark: 85,
  questionsPerAttempt: 20,
  shuffle: false,
  timeLimitSeconds: 90,
  maxFails: 3,
  resetPeriod: 'quarterly' as const,
  points: 250,
};

const test = {
  ...settings,
  id: 't',
  moduleId: 'm',
  updatedAt: '2026-01-01T00:00:00Z',
  questionCount: 30,
  enabledQuestionCount: 28,
  tags: [],
  testTakerCount: 0,
  changed: false,
  versions: [],
};

const range = (from: number, to: number) => ({ id: 'admin.error.range', values: { from, to } });

describe('the fields of a test’s settings', () => {
  it('convert back to the same input, including half minutes', () => {
    expect(edited(test).timeLimitSeconds).toBe('1.5');
    expect(sent(edited(test))).toEqual(settings);
  });

  it('send only changed settings', () => {
    const draft = { ...edited(test), timeLimitSeconds: '2', maxFails: '' };
    expect(changesOf(testFields, draft, ['timeLimitSeconds', 'maxFails'])).toEqual({
      timeLimitSeconds: 120,
      maxFails: null,
    });
    expect(changesOf(testFields, draft, [])).toEqual({});
  });

  it('convert an empty field to no limit', () => {
    const open = {
      ...test,
      questionsPerAttempt: null,
      timeLimitSeconds: null,
      maxFails: null,
      resetPeriod: null,
    };
    const input = sent(edited(open));
    expect(input).toMatchObject({ questionsPerAttempt: null, timeLimitSeconds: null, maxFails: null });
    expect(input.resetPeriod).toBeNull();
    expect(testProblems(edited(open))).toEqual({});
  });

  it('accept minutes with a decimal point or comma', () => {
    expect(sent({ ...newTest, timeLimitSeconds: ' 2,5 ' }).timeLimitSeconds).toBe(150);
    expect(sent({ ...newTest, timeLimitSeconds: '20' }).timeLimitSeconds).toBe(1200);
  });

  it.each([
    [{ passMark: '' }, { passMark: { id: 'admin.error.required' } }],
    [{ passMark: '0' }, { passMark: range(1, 100) }],
    [{ passMark: '101' }, { passMark: range(1, 100) }],
    [{ passMark: '8o' }, { passMark: { id: 'admin.error.wholeNumber' } }],
    [{ questionsPerAttempt: '1001' }, { questionsPerAttempt: range(1, 1000) }],
    [{ timeLimitSeconds: 'ten' }, { timeLimitSeconds: { id: 'admin.error.number' } }],
    [{ timeLimitSeconds: '0.4' }, { timeLimitSeconds: range(0.5, 1440) }],
    [{ maxFails: '-1' }, { maxFails: { id: 'admin.error.wholeNumber' } }],
    [{ points: '100001' }, { points: range(0, 100_000) }],
    [{ passMark: '100', points: '0', timeLimitSeconds: '1440', maxFails: '100' }, {}],
  ])('validate %j with the errors %j', (part, problems) => {
    expect(testProblems({ ...newTest, ...part })).toEqual(problems);
  });

  it('detect a test that would stay locked after too many failed attempts', () => {
    expect(neverOpensAgain({ ...newTest, maxFails: '3' })).toBe(true);
    expect(neverOpensAgain({ ...newTest, maxFails: '3', resetPeriod: 'weekly' })).toBe(false);
    expect(neverOpensAgain(newTest)).toBe(false);
  });
});
